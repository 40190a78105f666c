import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// When a finger may take hold of a zoomed screen, and when it dismisses it.
@MainActor @Suite struct ZoomDragTests {
  private typealias Options = UIViewController.Transition.ZoomOptions

  private let theatre = Theatre(.fullScreen)
  private let options = Options()
  private let asked = Asked()

  @MainActor private final class Asked {
    var answers: [Bool] = []
    var places: [CGPoint] = []
    var speeds: [CGVector] = []
  }

  init() throws {
    theatre.b.preferredTransition = .zoom(options: options) { _ in nil }
    try theatre.present()
  }

  private var stage: Stage { theatre.stage }
  private var isDismissed: Bool { theatre.a.presentedViewController == nil }

  private func drag(
    by way: CGVector,
    from start: CGPoint = CGPoint(x: 150, y: 150),
    in seconds: TimeInterval = 0.5
  ) throws {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    stage.drag(from: start, to: end, duration: seconds)
    try stage.settle()
  }

  /// Writes down what would have begun, and lets nothing begin.
  private func onlyAsk() {
    options.interactiveDismissShouldBegin = { [asked] context in
      asked.answers.append(context.willBegin)
      asked.places.append(context.location)
      asked.speeds.append(context.velocity)
      return false
    }
  }

  // MARK: The end

  @Test(arguments: [(500, 1, true), (360, 1, false), (200, 0.1, true), (150, 0.3, false)])
  func itLeavesBeyondHalfOfTheWayOrWhenItIsFast(
    way: Int,
    seconds: TimeInterval,
    leaves: Bool
  ) throws {
    try drag(by: CGVector(dx: 0, dy: way), in: seconds)
    #expect(isDismissed == leaves)
    #expect(theatre.b.view.isHidden == false && stage.faults.isEmpty)
  }

  @Test func aScreenThatStaysCanBeDraggedAgain() throws {
    let before = stage.scene()
    try drag(by: CGVector(dx: 0, dy: 300), in: 1)
    #expect(stage.scene() == before)
    try drag(by: CGVector(dx: 0, dy: 600), in: 1)
    #expect(isDismissed)
  }

  @Test func itFollowsTheFingerInProportion() throws {
    var (percent, shown, curve): (CGFloat, Float, UIView.AnimationCurve?) = (-1, -1, nil)
    stage.schedule(at: 0.8) { [theatre] in
      let coordinator = theatre.b.transitionCoordinator
      percent = coordinator?.percentComplete ?? -1
      curve = coordinator?.completionCurve
      let views = theatre.b.presentationController?.containerView?.subviews ?? []
      let shade = views.firstIndex(of: theatre.b.view).map { views[$0 - 1] }
      shown = shade?.layer.presentation()?.opacity ?? -1
    }
    try drag(by: CGVector(dx: 0, dy: 600), in: 1)
    // The way before it begins does not count.
    #expect(percent <= 480.0 / 852 && percent > 450.0 / 852)
    #expect(isNear(Double(shown), Double(1 - percent), within: 1e-3))
    #expect(curve == .easeOut)
  }

  // MARK: The beginning

  @Test(arguments: [
    (0, 100, true), (60, 100, true), (100, 100, true), (-60, 100, true), (100, 60, false),
    (-100, 60, false), (0, -100, false), (100, 0, false), (-60, -100, false),
  ])
  func itBeginsDownwards(x: Int, y: Int, begins: Bool) throws {
    onlyAsk()
    try drag(by: CGVector(dx: x, dy: y))
    #expect(asked.answers == [begins])
  }

  /// Along the diagonal it still does; a finger that has not moved begins nothing.
  @Test(
    arguments: [
      (0, 0, false), (0, 1, true), (5, 5, true), (-5, 5, true), (6, 5, false), (-6, 5, false),
      (0, -1, false), (5, -5, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func itBeginsWhereItGoesDownAtLeastAsFarAsAside(x: CGFloat, y: CGFloat, begins: Bool) throws {
    onlyAsk()
    let pans = theatre.b.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
    let pan = try #require(pans?.first)
    pan.setTranslation(CGPoint(x: x, y: y), in: theatre.b.view)
    let drag = try #require(theatre.b.modal.zoomDrag)
    #expect(!drag.gestureRecognizerShouldBegin(pan))
    #expect(asked.answers == [begins])
  }

  @Test func theOptionsKnowPlaceAndSpeedInTheZoomedView() throws {
    onlyAsk()
    try drag(by: CGVector(dx: 100, dy: 200))
    let (place, speed) = (try #require(asked.places.first), try #require(asked.speeds.first))
    #expect(isNear((place.y - 150) / (place.x - 150), 2))
    #expect(isNear(speed.dx, 200, within: 1) && isNear(speed.dy, 400, within: 1))
  }

  @Test func theOptionsMayLetItBeginAnyway() throws {
    options.interactiveDismissShouldBegin = { _ in true }
    try drag(by: CGVector(dx: 200, dy: 150))
    #expect(!isDismissed)
    var hasBegun = false
    stage.schedule(at: 0.4) { [theatre] in hasBegun = theatre.b.transitionCoordinator != nil }
    try drag(by: CGVector(dx: 200, dy: 150))
    #expect(hasBegun)
  }

  // MARK: Content that scrolls

  struct Content: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let begins: Bool
    let arrange: @MainActor @Sendable (UIScrollView) -> Void

    init(
      _ testDescription: String,
      _ begins: Bool,
      _ arrange: @escaping @MainActor @Sendable (UIScrollView) -> Void
    ) {
      (self.testDescription, self.begins, self.arrange) = (testDescription, begins, arrange)
    }
  }

  nonisolated static let contents = [
    Content("at its top", true) { _ in },
    Content("scrolled", false) { $0.contentOffset.y = 50 },
    Content("scrolled by a point", false) { $0.contentOffset.y = 1 },
    Content("below an inset", true) {
      $0.contentInset.top = 30
      $0.contentOffset.y = -30
    },
    Content("at the content's top, below which is an inset", false) {
      $0.contentInset.top = 30
      $0.contentOffset.y = 0
    },
    Content("scrolled, and switched off", true) {
      $0.contentOffset.y = 50
      $0.isScrollEnabled = false
    },
    Content("scrolled sideways only", true) {
      $0.contentSize = CGSize(width: 2000, height: 100)
      $0.contentOffset = CGPoint(x: 50, y: 0)
    },
  ]

  private func scroll(_ frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: frame.width, height: 3000)
    theatre.b.view.addSubview(scroll)
    stage.advance(by: 0)
    return scroll
  }

  @Test(arguments: contents)
  func contentTakesTheFingerExceptAtItsTop(content: Content) throws {
    content.arrange(scroll(theatre.b.view.bounds))
    onlyAsk()
    try drag(by: CGVector(dx: 0, dy: 100))
    #expect(asked.answers == [content.begins])
  }

  @Test func contentBesideTheFingerDoesNotMatter() throws {
    scroll(CGRect(x: 0, y: 400, width: 393, height: 400)).contentOffset.y = 50
    onlyAsk()
    try drag(by: CGVector(dx: 0, dy: 100))
    #expect(asked.answers == [true])
  }

  @Test func contentAtItsTopWaitsForTheZoom() throws {
    let scroll = scroll(theatre.b.view.bounds)
    var offset: CGFloat = -1
    stage.schedule(at: 0.4) { offset = scroll.contentOffset.y }
    try drag(by: CGVector(dx: 0, dy: 600))
    #expect(isDismissed && offset == 0)
  }

  // MARK: Who is free

  /// Whether the screen as it is lets a finger ask at all.
  private func asks() throws -> Bool {
    let (drag, before) = (try #require(theatre.b.modal.zoomDrag), asked.answers.count)
    onlyAsk()
    let pans = theatre.b.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
    #expect(!drag.gestureRecognizerShouldBegin(try #require(pans?.first)))
    return asked.answers.count > before
  }

  @Test func onlyItsOwnPanBegins() throws {
    let drag = try #require(theatre.b.modal.zoomDrag)
    onlyAsk()
    #expect(!drag.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    #expect(!drag.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
    #expect(asked.answers.isEmpty)
  }

  @Test func aScreenAtRestIsFree() throws { #expect(try asks()) }

  @Test func anotherStyleIsNotDragged() throws {
    theatre.b.preferredTransition = .coverVertical()
    #expect(try !asks())
    theatre.b.preferredTransition = nil
    #expect(try !asks())
  }

  @Test func aModalScreenStays() throws {
    theatre.b.isModalInPresentation = true
    #expect(try !asks())
  }

  @Test func whoBringsItsOwnTransitionIsNotDragged() throws {
    let director = Director()
    theatre.b.transitioningDelegate = director
    #expect(try !asks())
  }

  @Test func aScreenBelowAnotherStays() throws {
    try stage.record { theatre.b.present(Third(), animated: false) }
    #expect(try !asks())
    try stage.record { theatre.b.dismiss(animated: false) }
    #expect(try asks())
  }

  @Test func aScreenOnItsWayIsNotFree() throws {
    var isFree: Bool?
    stage.schedule(at: 0.2) { isFree = try? asks() }
    try theatre.dismiss()
    #expect(isFree == false)
  }
}
