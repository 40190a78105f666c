import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule pages.curl-direction.
@MainActor
@Suite struct CurlingPageTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  /// A turn, where the pages are bound, and what is seen of it.
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    var isForward = true
    var spine = UIPageViewController.SpineLocation.min
    var isRightToLeft = false
    /// The side that the fold moves to when a page is lifted.
    let spineIsLeft: Bool
    let isLifted: Bool
  }

  private nonisolated static let rows = [
    Row(description: "forward", spineIsLeft: true, isLifted: true),
    Row(description: "back", isForward: false, spineIsLeft: true, isLifted: false),
    Row(description: "forward, rtl", isRightToLeft: true, spineIsLeft: false, isLifted: true),
    Row(
      description: "back, rtl",
      isForward: false,
      isRightToLeft: true,
      spineIsLeft: false,
      isLifted: false
    ),
    Row(
      description: "forward, bound on the right",
      spine: .max,
      spineIsLeft: false,
      isLifted: false
    ),
    Row(
      description: "back, bound on the right",
      isForward: false,
      spine: .max,
      spineIsLeft: false,
      isLifted: true
    ),
  ]

  private func pages(
    _ orientation: UIPageViewController.NavigationOrientation,
    spine: UIPageViewController.SpineLocation = .min
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: orientation,
      options: [.spineLocation: NSNumber(value: spine.rawValue)]
    )
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    return pages
  }

  @Test func `two pages side by side are two sides of leaves`() {
    let both = [UIPageViewController.OptionsKey.spineLocation: NSNumber(value: 2)]
    let spines = [nil, both].map {
      UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: $0
      )
    }
    #expect(spines.map(\.spineLocation) == [.min, .mid])
    #expect(spines.map(\.isDoubleSided) == [false, true])
  }

  private func curls(of film: Film) -> [PageCurl] {
    film.frames.flatMap(\.scene.root.subtree).compactMap { node -> PageCurl? in
      guard case .pageCurl(let curl) = node.layer.content else { return nil }
      return curl
    }
  }

  private func turn(_ pages: UIPageViewController, forward: Bool) throws -> [PageCurl] {
    let film = try stage.record(fps: 20) {
      pages.setViewControllers([b], direction: forward ? .forward : .reverse, animated: true)
    }
    return curls(of: film)
  }

  // Every page rolled up from the bottom and left over the top.
  @Test(.rule("pages.curl-direction", .documented, .inferred), arguments: rows)
  func `a page across turns about its spine`(_ row: Row) throws {
    let pages = pages(.horizontal, spine: row.spine)
    if row.isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    let curls = try turn(pages, forward: row.isForward)
    #expect(curls.count > 10)
    for curl in curls {
      #expect(row.spineIsLeft ? curl.direction.dx < -0.98 : curl.direction.dx > 0.98)
    }
    let travels = curls.map(\.travel)
    #expect(travels == (row.isLifted ? travels.sorted() : travels.sorted(by: >)))
  }

  @Test(.rule("pages.curl-direction", .documented), arguments: [true, false])
  func `a page of a wall calendar turns over the top`(forward: Bool) throws {
    let curls = try turn(pages(.vertical), forward: forward)
    #expect(curls.count > 10)
    for curl in curls { #expect(curl.direction.dy < -0.9) }
    let travels = curls.map(\.travel)
    #expect(travels == (forward ? travels.sorted() : travels.sorted(by: >)))
  }

  /// B after A.
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let after: UIViewController
    init(_ after: UIViewController) { self.after = after }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === after ? nil : after }
  }

  @Test(.rule("pages.curl-direction", .inferred), arguments: [false, true])
  func `the page follows the finger away from its free edge`(isRightToLeft: Bool) throws {
    let book = Book(b)
    let pages = pages(.horizontal)
    pages.dataSource = book
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    let ends = [CGPoint(x: 350, y: 400), CGPoint(x: 40, y: 400)]
    let film = try stage.record(fps: 20) {
      stage.drag(along: isRightToLeft ? ends.reversed() : ends, duration: 0.4)
    }
    let curls = curls(of: film)
    #expect(curls.count > 4)
    for curl in curls { #expect((curl.direction.dx > 0) == isRightToLeft) }
    #expect(pages.viewControllers == [b])
  }

  @Test(.rule("pages.curl-direction", .inferred))
  func `the free edge of a page that is read from the right takes taps`() throws {
    let book = Book(b)
    let pages = pages(.horizontal)
    pages.dataSource = book
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 400)) }
    #expect(pages.viewControllers == [a])
    try stage.record { stage.tap(at: CGPoint(x: 10, y: 400)) }
    #expect(pages.viewControllers == [b])
  }
}
