import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule pages.turn-order: whole logs with their times.
@MainActor
@Suite struct PageTimeTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var next: UIViewController?
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController is A ? next : nil }
  }
  private final class Pages: UIPageViewController {}

  private let stage = Stage(device: .iPhone15)
  private let book = Book()
  private let a = A()
  private let b = B()

  private func show(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pages = Pages(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    (pages.dataSource, pages.delegate, book.next) = (book, book, b)
    stage.show(pages)
    return pages
  }

  /// A quarter of the width behind the 10 points that a pan waits for, and 0.3 s of doubt.
  private func hesitate(to x: CGFloat) {
    let way = [CGPoint(x: 350, y: 400), CGPoint(x: x, y: 400)]
    stage.drag(along: way, duration: 0.3, pause: 0.3)
  }

  private static let arrival = [
    "0 B.willMove(Pages)", "0 B.didMove(Pages)", "0 A.willMove(nil)", "0 B.didLoad",
  ]
  private static func settled(at end: Int) -> [String] {
    ["\(end) A.willMove(nil)", "\(end) A.didMove(nil)"]
  }

  @Test(.rule("pages.turn-order", .reported))
  func `scrolled by program: the new page is first at both ends`() throws {
    let pages = show(.scroll)
    let log = try stage.timed {
      pages.setViewControllers([b], direction: .forward, animated: true)
    }
    #expect(
      log == Self.arrival + [
        "0 B.willAppear(t)", "0 A.willDisappear(t)", "300 B.didAppear(t)", "300 A.didDisappear(t)",
      ] + Self.settled(at: 300)
    )
  }

  @Test(.rule("pages.turn-order", .reported))
  func `curled by program: the old page ends first`() throws {
    let pages = show(.pageCurl)
    let log = try stage.timed {
      pages.setViewControllers([b], direction: .forward, animated: true)
    }
    #expect(
      log == Self.arrival + [
        "0 B.willAppear(t)", "0 A.willDisappear(t)", "750 A.didDisappear(t)", "750 B.didAppear(t)",
      ] + Self.settled(at: 750)
    )
  }

  private static func begun(at start: Int) -> [String] {
    [
      "Book.pageViewController(_:viewControllerAfter: A)",
      "Book.pageViewController(_:willTransitionTo: [B])", "B.willMove(Pages)", "B.didMove(Pages)",
      "B.didLoad", "B.willAppear(t)", "A.willDisappear(t)",
    ].map { "\(start) \($0)" }
  }

  @Test(.rule("pages.turn-order", .reported))
  func `a scroll that the finger takes back`() throws {
    _ = show(.scroll)
    let log = try stage.timed { hesitate(to: 241.75) }
    #expect(
      log == Self.begun(at: 33) + [
        "675 A.willAppear(t)", "675 A.didAppear(t)", "675 B.willDisappear(t)",
        "675 B.didDisappear(t)", "675 B.willMove(nil)", "675 B.didMove(nil)",
        "675 Book.pageViewController(_:didFinishAnimating:transitionCompleted: false)",
      ]
    )
  }

  @Test(.rule("pages.turn-order", .reported))
  func `a curl that the finger takes back`() throws {
    _ = show(.pageCurl)
    let log = try stage.timed { hesitate(to: 241.75) }
    #expect(
      log == Self.begun(at: 33) + [
        "788 B.willDisappear(t)", "788 A.willAppear(t)", "788 B.didDisappear(t)",
        "788 A.didAppear(t)", "788 B.willMove(nil)", "788 B.didMove(nil)",
        "788 Book.pageViewController(_:didFinishAnimating:transitionCompleted: false)",
      ]
    )
  }
}
