import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a scroll view begins with, and the limits between which its content lies.
@MainActor
@Suite struct ScrollLimitTests {
  private let bench = Bench()
  private let scroll = UIScrollView()
  private let start = CGPoint(x: 160, y: 300)

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(.evidence(.documented)) func aScrollViewBeginsWithItsDefaults() {
    let view = UIScrollView()
    let isOn = [
      view.isScrollEnabled, view.bounces, view.bouncesZoom, view.scrollsToTop,
      view.delaysContentTouches, view.canCancelContentTouches, view.clipsToBounds,
      view.showsHorizontalScrollIndicator, view.showsVerticalScrollIndicator,
      view.automaticallyAdjustsScrollIndicatorInsets,
    ]
    #expect(!isOn.contains(false), "\(isOn)")
    let isOff = [
      view.isTracking, view.isDragging, view.isDecelerating, view.isZooming, view.isZoomBouncing,
      view.isPagingEnabled, view.isDirectionalLockEnabled, view.alwaysBounceVertical,
      view.alwaysBounceHorizontal,
    ]
    #expect(!isOff.contains(true), "\(isOff)")
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.decelerationRate.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.keyboardDismissMode == .none && view.indicatorStyle == .default)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.contentSize == .zero && view.contentOffset == .zero && view.contentInset == .zero)
  }

  @Test func keyboardsGoWithADragOrFollowIt() {
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(modes.map(\.isOnDrag) == [false, true, false, true, false])
    #expect(modes.map(\.isInteractive) == [false, false, true, false, true])
  }

  @Test func theOffsetLiesBetweenTheInsets() {
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    #expect(scroll.limits.x == -2...684 && scroll.limits.y == -1...1523)
    #expect(scroll.clamped(CGPoint(x: -9, y: 9000)) == CGPoint(x: -2, y: 1523))
    #expect(scroll.clamped(CGPoint(x: 900, y: -9)) == CGPoint(x: 684, y: -1))
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(scroll.limits.x == -2...(-2) && scroll.limits.y == -1...(-1))
  }

  /// A view of 20 points with content of 0, 10, 14, 16, 20 and 60, and insets of six that come.
  @Test(
    .evidence(.measured),
    arguments: [
      (6, 0, [-6, -6, -6, -4, 0, 0]), (0, 6, [0, 0, 0, 0, 0, 0]), (6, 6, [-6, -4, 0, 0, 0, 0]),
    ] as [(CGFloat, CGFloat, [CGFloat])]
  )
  func contentGoesOnlyAsFarAsItsInsetsAsk(top: CGFloat, bottom: CGFloat, ends: [CGFloat]) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    for (height, end) in zip([0, 10, 14, 16, 20, 60] as [CGFloat], ends) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
      view.contentSize = CGSize(width: 0, height: height)
      #expect(view.contentOffset == .zero)
      view.contentInset = insets
      #expect(view.contentOffset == CGPoint(x: 0, y: end), "\(height)")
    }
  }

  /// Nothing is left of them, wherever the content was.
  @Test(
    .evidence(.measured),
    arguments: [(6, 0), (0, 6), (6, 6)] as [(CGFloat, CGFloat)]
  )
  func contentThatWasKeptByInsetsGoesBack(top: CGFloat, bottom: CGFloat) {
    for height in [0, 10, 14, 16, 20, 60] as [CGFloat] {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
      view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      view.contentOffset = .zero
      view.contentSize = CGSize(width: 0, height: height)
      view.contentInset = .zero
      #expect(view.contentOffset == .zero, "\(height)")
    }
  }

  /// As when a keyboard leaves.
  @Test(.evidence(.measured))
  func contentAtItsEndFollowsAnInsetThatGoes() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1820
    #expect(scroll.limits.y == 0...1820)
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1520)
  }

  /// A list that has not been laid out yet shows its beginning later.
  @Test(arguments: [CGSize.zero, CGSize(width: 320, height: 480)])
  func contentWithoutASizeStaysAtItsBeginning(size: CGSize) {
    let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
    view.contentInset.top = 50
    view.frame.size = CGSize(width: 320, height: 480)
    view.contentSize = CGSize(width: 320, height: 2000)
    #expect(view.contentOffset.y == -50)
  }

  // MARK: Safe areas

  struct Adjustment: Sendable, CustomTestStringConvertible {
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior
    let content: CGSize
    let bounces: Bool
    let insets: UIEdgeInsets
    var testDescription: String { "\(behavior) \(content) \(bounces)" }

    init(
      _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
      _ width: CGFloat,
      _ height: CGFloat,
      bounces: Bool = false,
      _ insets: [CGFloat]
    ) {
      (self.behavior, self.bounces) = (behavior, bounces)
      content = CGSize(width: width, height: height)
      self.insets = UIEdgeInsets(
        top: insets[0],
        left: insets[1],
        bottom: insets[2],
        right: insets[3]
      )
    }
  }

  /// The safe area is added to 1, 2, 3 and 4 points along the axes that scroll.
  @Test(
    .evidence(.documented),
    arguments: [
      Adjustment(.never, 900, 900, bounces: true, [1, 2, 3, 4]),
      Adjustment(.always, 100, 100, [21, 12, 33, 9]),
      Adjustment(.scrollableAxes, 100, 100, [1, 2, 3, 4]),
      Adjustment(.scrollableAxes, 320, 480, [1, 2, 3, 4]),
      Adjustment(.scrollableAxes, 100, 900, [21, 2, 33, 4]),
      Adjustment(.scrollableAxes, 900, 100, [1, 12, 3, 9]),
      Adjustment(.scrollableAxes, 100, 100, bounces: true, [21, 12, 33, 9]),
      Adjustment(.automatic, 100, 900, [21, 2, 33, 4]),
      Adjustment(.automatic, 900, 100, [1, 12, 3, 9]),
    ]
  )
  func theSafeAreaIsAddedAlongTheAxesThatScroll(row: Adjustment) {
    let stage = Stage(
      device: Stage.Device(
        width: 320,
        height: 480,
        scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
      )
    )
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = row.behavior
    (view.alwaysBounceHorizontal, view.alwaysBounceVertical) = (row.bounces, row.bounces)
    view.contentSize = row.content
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.adjustedContentInset == row.insets)
    #expect(view.contentOffset == CGPoint(x: -row.insets.left, y: -row.insets.top))
  }

  @Test func theViewHearsOfItsInsetsBeforeItsDelegate() {
    let (view, diary) = (InsetView(), InsetDiary())
    bench.add(view, CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.diary, view.delegate) = (diary, diary)
    view.contentInset.top = 10
    #expect(diary.calls == ["view 10.0", "delegate 10.0"])
    view.contentInset.top = 10
    view.contentSize = CGSize(width: 50, height: 500)
    #expect(diary.calls.count == 2, "they are as before")
  }

  // MARK: Content that becomes shorter

  @Test func contentThatBecomesShorterStandsAtItsEndAtOnce() {
    scroll.contentSize = CGSize(width: 900, height: 2000)
    scroll.contentOffset = CGPoint(x: 500, y: 1500)
    scroll.contentSize = CGSize(width: 900, height: 1000)
    #expect(scroll.contentOffset == CGPoint(x: 500, y: 520))
    scroll.contentSize = CGSize(width: 400, height: 1000)
    #expect(scroll.contentOffset == CGPoint(x: 80, y: 520))
    scroll.frame.size.height = 600
    #expect(scroll.contentOffset == CGPoint(x: 80, y: 400))
  }

  @Test func anOffsetBeforeTheBeginningIsKept() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentOffset.y = -50
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == -50)
  }

  @Test func contentWithoutASizeKeepsItsOffset() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentOffset.y = 300
    scroll.contentSize = .zero
    #expect(scroll.contentOffset.y == 300)
    let hidden = UIScrollView()
    hidden.contentOffset.y = 300
    hidden.contentSize = CGSize(width: 320, height: 100)
    #expect(hidden.contentOffset.y == 300, "a view that has no size yet")
  }

  @Test func contentUnderAFingerStaysUntilTheFingerIsLifted() throws {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentOffset.y = 1500
    var seen: [CGFloat] = []
    try bench.stage.record {
      bench.stage.press(at: start, duration: 1)
      bench.stage.schedule(at: 0.5) {
        scroll.contentSize.height = 1000
        seen = [scroll.contentOffset.y]
      }
      bench.stage.schedule(at: 0.9) { seen.append(scroll.contentOffset.y) }
    }
    #expect(seen == [1500, 1500])
    #expect(scroll.contentOffset.y == 520 && !scroll.isTracking && !scroll.isDecelerating)
  }

  // MARK: Touches of the content

  struct Hold: Sendable, CustomTestStringConvertible {
    let cancels: Bool
    let isControl: Bool
    let phases: [String]
    var testDescription: String { "cancels \(cancels), control \(isControl)" }
  }

  /// A finger rests on the content before it moves, so that the content has the touch.
  @Test(
    .evidence(.documented),
    arguments: [
      Hold(cancels: true, isControl: false, phases: ["began", "moved", "cancelled"]),
      Hold(cancels: false, isControl: false, phases: ["began", "moved", "ended"]),
      Hold(cancels: true, isControl: true, phases: ["began", "moved", "ended"]),
    ]
  )
  func aTouchOfTheContentIsCancelledIfItMayBe(hold: Hold) {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.canCancelContentTouches = hold.cancels
    let pad = TouchPad(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    let control = ControlPad(frame: pad.frame)
    scroll.addSubview(hold.isControl ? control : pad)
    bench.stage.advance(by: 0)
    let end = CGPoint(x: start.x, y: start.y - 100)
    bench.stage.drag(along: [start, end], hold: 0.3, duration: 0.5)
    #expect((hold.isControl ? control.phases : pad.phases) == hold.phases)
    #expect((scroll.contentOffset.y > 0) == (hold.phases.last == "cancelled"))
  }

  @Test(arguments: [(true, 0.15), (false, 0.0)])
  func theContentHearsOfATouchLaterUnlessItWantsItAtOnce(delays: Bool, time: Double) {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.delaysContentTouches = delays
    let button = UIButton(frame: CGRect(x: 100, y: 250, width: 120, height: 100))
    scroll.addSubview(button)
    bench.stage.advance(by: 0)
    let zero = bench.stage.now
    var down = -1.0
    button.addAction(UIAction { _ in down = bench.stage.now - zero }, for: .touchDown)
    bench.stage.press(at: start, duration: 0.4)
    #expect(abs(down - time) < 1e-6)
  }

  @Test func aScrollViewThatIsOffScrollsByCodeAlone() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let end = CGPoint(x: start.x, y: start.y - 100)
    scroll.isScrollEnabled = false
    bench.stage.drag(along: [start, end], duration: 0.3, pause: 0.2)
    #expect(scroll.contentOffset.y == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(scroll.contentOffset.y == 20)
    scroll.isScrollEnabled = true
    bench.stage.drag(along: [start, end], duration: 0.3, pause: 0.2)
    #expect(isNear(scroll.contentOffset.y, 110))
  }

  // MARK: By code

  struct Reach: Sendable, CustomTestStringConvertible {
    let rect: CGRect
    let offset: CGPoint
    var testDescription: String { "\(rect)" }
  }

  /// From an offset of 400 and 500, where 400 to 720 and 500 to 980 are seen.
  @Test(arguments: [
    Reach(
      rect: CGRect(x: 450, y: 600, width: 10, height: 10),
      offset: CGPoint(x: 400, y: 500)
    ),
    Reach(
      rect: CGRect(x: 350, y: 450, width: 10, height: 10),
      offset: CGPoint(x: 350, y: 450)
    ),
    Reach(
      rect: CGRect(x: 750, y: 990, width: 10, height: 10),
      offset: CGPoint(x: 440, y: 520)
    ),
    Reach(
      rect: CGRect(x: 500, y: 600, width: 700, height: 700),
      offset: CGPoint(x: 500, y: 600)
    ),
    Reach(
      rect: CGRect(x: -50, y: 5000, width: 10, height: 10),
      offset: CGPoint(x: 0, y: 1520)
    ),
  ])
  func aRectangleComesIntoSightOnBothAxes(reach: Reach) {
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.contentOffset = CGPoint(x: 400, y: 500)
    scroll.scrollRectToVisible(reach.rect, animated: false)
    #expect(scroll.contentOffset == reach.offset)
  }

  /// At most to the next page, whichever way.
  @Test(arguments: [
    (1.0, -200.0, 0.1, 2.0), (1, 200, 0.1, 0), (2, -250, 0.06, 3), (1, 60, 1, 1), (1, 200, 1, 0),
  ])
  func aPageIsTurnedBothWays(page: Double, way: Double, duration: Double, end: Double) throws {
    scroll.contentSize = CGSize(width: 320 * 5, height: 480)
    scroll.isPagingEnabled = true
    scroll.contentOffset.x = CGFloat(page) * 320
    bench.stage.drag(
      along: [CGPoint(x: 160 - way / 2, y: 200), CGPoint(x: 160 + way / 2, y: 200)],
      duration: duration,
      pause: duration == 1 ? 0.2 : 0
    )
    try bench.stage.settle()
    #expect(scroll.contentOffset.x == CGFloat(end) * 320)
  }

  @Test func scrollingStopsWhereItIs() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bench.stage.advance(by: 0.15)
    scroll.stopScrollingAndZooming()
    #expect(isNear(scroll.contentOffset.y, 150))
    bench.stage.advance(by: 1)
    #expect(isNear(scroll.contentOffset.y, 150))
  }

  @Test(.evidence(.documented)) func onlyWhatIsAskedForIsAnimated() {
    scroll.contentSize = CGSize(width: 320, height: 4000)
    #expect(!scroll.isScrollAnimating && !scroll.isZoomAnimating)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.isScrollAnimating)
    bench.stage.advance(by: 1)
    #expect(!scroll.isScrollAnimating && scroll.contentOffset.y == 300.0)
    bench.stage.drag(
      along: [CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 200)],
      duration: 0.1,
      pause: 0
    )
    #expect(scroll.isDecelerating && !scroll.isScrollAnimating)
  }
}

private final class InsetDiary: NSObject, UIScrollViewDelegate {
  var calls: [String] = []

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("delegate \(scrollView.adjustedContentInset.top)")
  }
}

@MainActor
private final class InsetView: UIScrollView {
  weak var diary: InsetDiary?

  override func adjustedContentInsetDidChange() {
    diary?.calls.append("view \(adjustedContentInset.top)")
  }
}

/// Counts touches like `TouchPad`, as a control.
@MainActor
private final class ControlPad: UIControl {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if phases.last != "moved" { phases.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
