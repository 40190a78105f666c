import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIScrollViewTests {
  private let bench = Bench()
  private let diary = ScrollDiary()
  private let scroll = UIScrollView()
  private let start = CGPoint(x: 160, y: 300)

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.delegate = diary
  }

  private func drag(by way: CGFloat, duration: Double, pause: Double = 0) {
    let end = CGPoint(x: start.x, y: start.y + way)
    bench.stage.drag(along: [start, end], duration: duration, pause: pause)
  }

  @Test func aDragMovesTheContentByTheTravelWithoutTheSlop() {
    drag(by: -110, duration: 0.5, pause: 0.2)
    #expect(isNear(scroll.contentOffset.y, 100))
    #expect(diary.calls == ["willBegin", "scroll", "willEnd", "didEnd false"])
  }

  @Test(.evidence(.documented), arguments: [(100, 30), (30, 100), (90, 100)])
  func aDragIsLockedToADirectionUnlessItBeginsDiagonally(x: CGFloat, y: CGFloat) {
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.isDirectionalLockEnabled = true
    let end = CGPoint(x: start.x - x, y: start.y - y)
    bench.stage.drag(along: [start, end], duration: 0.5, pause: 0.2)
    #expect((scroll.contentOffset.x > 0) == (x > 30))
    #expect((scroll.contentOffset.y > 0) == (y > 30))
  }

  @Test(.evidence(.reported)) func theInsetsOfIndicatorsThatDifferReadZero() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.verticalScrollIndicatorInsets = insets
    #expect(scroll.scrollIndicatorInsets == .zero)
    scroll.horizontalScrollIndicatorInsets = insets
    #expect(scroll.scrollIndicatorInsets == insets)
  }

  @Test func theVisibleSizeIsThatWithoutTheInsets() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    #expect(scroll.visibleSize == CGSize(width: 317, height: 450))
  }

  /// Puts pages in place as they come into view, without animation, and an indicator with it.
  private final class Pager: NSObject, UIScrollViewDelegate {
    let page = UIView()
    let indicator = UIView(frame: CGRect(x: 0, y: 470, width: 80, height: 10))

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      UIView.setAnimationsEnabled(false)
      page.frame = CGRect(x: scrollView.contentOffset.x, y: 0, width: 320, height: 480)
      scrollView.addSubview(page)
      UIView.setAnimationsEnabled(true)
      indicator.frame.origin.x = scrollView.contentOffset.x / 4
    }
  }

  @Test func whatADelegatePlacesWithoutAnimationStandsWhileTheOffsetAnimates() throws {
    let pager = Pager()
    scroll.delegate = pager
    bench.stage.window.addSubview(pager.indicator)
    scroll.contentSize = CGSize(width: 960, height: 480)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [scroll] in
      scroll.contentOffset = CGPoint(x: 640, y: 0)
    }
    bench.stage.advance(by: 0.25)
    #expect(try #require(scroll.layer.presentation()).bounds.minX == 160)
    #expect(try #require(pager.page.layer.presentation()).frame.minX == 640)
    #expect(try #require(pager.indicator.layer.presentation()).frame.minX == 40)
  }

  @Test func aFlickGoesOnAndSlowsDown() throws {
    drag(by: -130, duration: 0.1)
    #expect(scroll.isDecelerating)
    let released = scroll.contentOffset.y
    try bench.stage.settle()
    let planned = try #require(diary.target).y
    #expect(isNear(scroll.contentOffset.y, planned, within: 0.25))
    // 1300 points a second, the last 10 of which are not used.
    #expect(isNear(planned - released, (1300 - 10) * 0.499, within: 0.5))
    #expect(
      diary.calls == [
        "willBegin", "scroll", "willEnd", "didEnd true", "willDecelerate", "scroll",
        "didDecelerate",
      ]
    )
    #expect(isNear(diary.velocity.y, 1.3, within: 1e-6))
  }

  @Test(
    arguments: [-40, -90, -200, -290, 70, 150] as [CGFloat],
    [0.08, 0.2, 1.5] as [TimeInterval]
  )
  func theDelegateHearsWhereItEnds(way: CGFloat, duration: TimeInterval) throws {
    for offset in [0, 90, 1500] as [CGFloat] {
      scroll.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      drag(by: way, duration: duration)
      try bench.stage.settle()
      let planned = try #require(diary.target).y
      #expect(isNear(scroll.contentOffset.y, planned, within: 0.25))
    }
  }

  @Test(.evidence(.measured)) func beyondItsEndTheDelegateHearsTheSpeedOfTheFinger() throws {
    drag(by: 150, duration: 0.1)
    #expect(isNear(diary.velocity.y, -1.5, within: 1e-6))
    #expect(diary.target == .zero)
    try bench.stage.settle()
    #expect(scroll.contentOffset == .zero)
  }

  /// A finger that is lifted at eight points a second.
  @Test func contentThatIsSlowEnoughStays() {
    drag(by: -40, duration: 5)
    #expect(diary.calls.last == "didEnd false" && !scroll.isDecelerating)
  }

  @Test func aScrollViewThatJudgesGesturesJudgesItsOwn() {
    let judge = JudgingScrollView()
    #expect(judge.panGestureRecognizer.delegate === judge)
    #expect(scroll.panGestureRecognizer.delegate == nil)
  }

  @Test(.evidence(.reported)) func nobodyElseMayJudgeThePanOfAScrollView() throws {
    let (judge, other) = (JudgingScrollView(), JudgingScrollView())
    bench.add(judge, CGRect(x: 0, y: 0, width: 320, height: 480))
    judge.panGestureRecognizer.delegate = judge
    for view in [scroll, judge] {
      let before = view.panGestureRecognizer.delegate
      let error = #expect(throws: Stage.UIKitException.self) {
        try bench.stage.record { view.panGestureRecognizer.delegate = other }
      }
      #expect(try #require(error).description.contains("built-in pan gesture recognizer"))
      #expect(view.panGestureRecognizer.delegate === before)
      view.panGestureRecognizer.delegate = before
    }
  }

  @Test func contentThatIsPutElsewhereGoesOnFromThere() throws {
    let other = UIScrollView()
    bench.add(other, CGRect(x: 0, y: 0, width: 320, height: 480))
    other.contentSize = scroll.contentSize
    drag(by: -130, duration: 0.1)
    let released = other.contentOffset.y
    bench.stage.advance(by: 0.1)
    let before = other.contentOffset.y
    other.contentOffset.y += 500
    #expect(other.isDecelerating)
    try bench.stage.settle()
    let travel: CGFloat = (1300 - 10) * 0.499
    #expect(before > released)
    #expect(isNear(other.contentOffset.y, released + travel + 500, within: 0.5))
    other.setContentOffset(.zero, animated: false)
    drag(by: -130, duration: 0.1)
    other.setContentOffset(other.contentOffset, animated: false)
    #expect(!other.isDecelerating)
  }

  /// The way in which people take the bounce at the top away.
  @Test func contentThatIsHeldAtItsTopComesToRest() throws {
    diary.floor = 0
    scroll.contentOffset.y = 400
    drag(by: 130, duration: 0.1)
    #expect(scroll.isDecelerating)
    try bench.stage.settle()
    #expect(scroll.contentOffset == .zero && diary.calls.last == "didDecelerate")
  }

  @Test func beyondItsEndTheContentFollowsOnARubberBand() throws {
    drag(by: 110, duration: 0.5, pause: 0.2)
    #expect(diary.lowest < 0)
    let expected = -(1 - 1 / (100 * 0.55 / 480 + 1)) * 480
    // The nearest of two pixels to a point.
    #expect(isNear(diary.lowest, (2 * expected).rounded() / 2))
    try bench.stage.settle()
    #expect(scroll.contentOffset == .zero)
    #expect(diary.calls.last == "didDecelerate")
  }

  @Test func withoutBouncesTheContentStopsAtItsEnd() throws {
    scroll.bounces = false
    drag(by: 110, duration: 0.2)
    try bench.stage.settle()
    #expect(diary.lowest == 0)
  }

  @Test func shortContentScrollsOnlyWhenItAlwaysBounces() throws {
    scroll.contentSize = CGSize(width: 320, height: 100)
    drag(by: 100, duration: 0.2)
    #expect(diary.calls.isEmpty)
    scroll.alwaysBounceVertical = true
    drag(by: 100, duration: 0.2)
    try bench.stage.settle()
    #expect(diary.calls.first == "willBegin" && diary.lowest < 0)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aSidewaysDragIsLeftToOthers() {
    bench.stage.drag(from: start, to: CGPoint(x: 60, y: 310), duration: 0.2)
    #expect(diary.calls.isEmpty)
  }

  @Test(arguments: [(-60.0, 0.1, 320.0), (-60.0, 1.0, 0.0), (-200.0, 1.0, 320.0)])
  func pagesTurnByFlickOrByHalf(way: Double, duration: Double, page: Double) throws {
    scroll.contentSize = CGSize(width: 960, height: 480)
    scroll.isPagingEnabled = true
    bench.stage.drag(
      along: [start, CGPoint(x: start.x + way, y: start.y)],
      duration: duration,
      pause: duration == 1 ? 0.2 : 0
    )
    try bench.stage.settle()
    #expect(scroll.contentOffset == CGPoint(x: CGFloat(page), y: 0))
  }

  @Test func theDelegateChoosesWhereItEnds() throws {
    diary.wanted = CGPoint(x: 0, y: 500)
    drag(by: -130, duration: 0.1)
    try bench.stage.settle()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 500))
  }

  @Test func anAnimatedOffsetTakesThreeTenths() throws {
    let before = bench.stage.now
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    bench.stage.advance(by: 0.15)
    #expect(isNear(scroll.contentOffset.y, 150, within: 1e-6))
    bench.stage.advance(by: 0.15)
    #expect(scroll.contentOffset.y == 300)
    #expect(diary.calls == ["scroll", "didEndAnimation"])
    #expect(isNear(bench.stage.now - before, 0.3))
  }

  @Test func anOffsetThatIsSetTellsTheDelegateAtOnce() {
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    #expect(diary.calls == ["scroll"])
    #expect(scroll.bounds.origin.y == 7)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    #expect(diary.calls == ["scroll"])
  }

  @Test(.evidence(.measured)) func boundsThatAreSetTellTheDelegateNothing() {
    scroll.bounds.origin.y = 40
    #expect(scroll.contentOffset.y == 40 && diary.calls.isEmpty)
    scroll.contentOffset.y = 41
    #expect(diary.calls == ["scroll"])
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 600, width: 10, height: 50), 170.0),
    (CGRect(x: 0, y: 10, width: 10, height: 50), 0.0),
    (CGRect(x: 0, y: 1990, width: 10, height: 50), 1520.0),
    (CGRect(x: 0, y: 700, width: 10, height: 900), 700.0),
  ])
  func aRectangleComesIntoSightTheShortestWay(rect: CGRect, offset: Double) {
    scroll.scrollRectToVisible(rect, animated: false)
    #expect(isNear(scroll.contentOffset.y, offset))
  }

  /// Apps set the offset as well, to show content below an inset.
  @Test func insetsMoveTheLimitsAndNotTheContent() {
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    #expect(scroll.contentOffset.y == 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == 1560)
  }

  @Test func aTouchStopsContentInMotion() {
    drag(by: -130, duration: 0.1)
    bench.stage.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    let there = scroll.contentOffset
    bench.stage.press(at: start, duration: 0.3)
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset == there)
  }

  @Test func aButtonInsideHearsOfATouchLaterAndLosesNone() {
    let button = UIButton(frame: CGRect(x: 100, y: 250, width: 120, height: 100))
    scroll.addSubview(button)
    var events: [String] = []
    for (name, event) in [("down", UIControl.Event.touchDown), ("up", .touchUpInside)] {
      button.addAction(
        UIAction { _ in events.append("\(name) \((bench.stage.now * 100).rounded() / 100)") },
        for: event
      )
    }
    let zero = bench.stage.now
    bench.stage.press(at: start, duration: 0.4)
    #expect(zero == 0)
    #expect(events == ["down 0.15", "up 0.4"])
    events = []
    // A quick drag scrolls, and the button never hears of it.
    drag(by: -60, duration: 0.1)
    #expect(events.isEmpty)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func theInnerOfTwoScrollViewsScrolls() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    inner.contentSize = CGSize(width: 320, height: 900)
    scroll.addSubview(inner)
    bench.stage.advance(by: 0)
    drag(by: -60, duration: 0.3, pause: 0.2)
    #expect(isNear(inner.contentOffset.y, 50))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aPinchZoomsAboutTheFingers() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.addSubview(page)
    scroll.contentSize = page.bounds.size
    scroll.maximumZoomScale = 3
    diary.zoomed = page
    bench.stage.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, duration: 0.4)
    try bench.stage.settle()
    #expect(scroll.zoomScale > 1.5 && scroll.zoomScale < 2)
    #expect(isNear(page.frame.width, 320 * scroll.zoomScale))
    #expect(scroll.contentSize == page.frame.size)
    // What was between the fingers still is.
    let middle = page.convert(CGPoint(x: 160, y: 240), to: bench.view)
    #expect(isNear(middle.x, 160, within: 1) && isNear(middle.y, 240, within: 1))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test func safeAreaInsetsAreAddedInTheAxisThatScrolls() {
    let stage = Stage(
      device: Stage.Device(
        width: 320,
        height: 480,
        scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
      )
    )
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentSize = CGSize(width: 300, height: 2000)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(view.contentOffset.y == -20)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func constraintsToTheContentGuideMakeTheContentSize() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 700),
    ])
    bench.stage.advance(by: 0)
    #expect(scroll.contentSize == CGSize(width: 320, height: 730))
    #expect(box.frame == CGRect(x: 0, y: 10, width: 320, height: 700))
  }

  @Test func contentMayHaveNoSize() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 0),
      box.heightAnchor.constraint(equalToConstant: 0),
    ])
    bench.stage.advance(by: 0)
    #expect(scroll.contentSize == .zero)
  }

  @Test func constraintsToTheScrollViewItselfDoTheSame() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scroll.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      box.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 5),
      box.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -5),
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 900),
    ])
    bench.stage.advance(by: 0)
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(box.frame == CGRect(x: 5, y: 0, width: 310, height: 900))
  }

  /// Paging counts from the offset that was set during the drag.
  @Test func pagesAreTurnedFromWhereTheDelegatePutTheContent() {
    scroll.isPagingEnabled = true
    diary.floor = 960
    drag(by: -110, duration: 0.5, pause: 0.2)
    #expect(diary.target == CGPoint(x: 0, y: 960))
  }

  @Test func whatIsTiedToTheFrameGuideStaysInSight() {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 8),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    bench.stage.advance(by: 0)
    #expect(badge.frame.origin == CGPoint(x: 8, y: 8))
    scroll.contentOffset.y = 250
    bench.stage.advance(by: 0)
    #expect(badge.frame.origin == CGPoint(x: 8, y: 258))
  }

  @Test func theIndicatorComesAndFades() throws {
    drag(by: -60, duration: 0.3, pause: 0.1)
    let bars = try #require(scroll.bars)
    #expect(bars.vertical.presentation()?.opacity == 1)
    #expect(bars.vertical.frame.minY > 3)
    try bench.stage.settle()
    #expect(bars.vertical.presentation()?.opacity == 0)
    #expect(bars.horizontal.opacity == 0)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, CGFloat(314)), (.forceRightToLeft, 3),
  ])
  func theIndicatorStandsAtTheEndOfLines(_ side: UISemanticContentAttribute, _ x: CGFloat) throws {
    scroll.semanticContentAttribute = side
    scroll.flashScrollIndicators()
    bench.stage.advance(by: 0)
    #expect(try #require(scroll.bars).vertical.frame.minX == x)
  }

  @Test func theSameFingersGiveTheSameFilm() throws {
    func film() throws -> [String] {
      let bench = Bench()
      let scroll = bench.add(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      let film = try bench.stage.record {
        bench.stage.drag(from: start, to: CGPoint(x: 160, y: 100), duration: 0.2)
      }
      return film.frames.map { "\($0.scene.root.digest)" }
    }
    let first = try film()
    #expect(first == (try film()))
    #expect(first.count > 60)
  }
}

/// Writes down what a scroll view says, repeated words once.
private final class ScrollDiary: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var velocity = CGPoint.zero
  var wanted: CGPoint?
  var lowest = CGFloat.zero
  var zoomed: UIView?
  var floor: CGFloat?

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lowest = min(lowest, scrollView.contentOffset.y)
    note("scroll")
    if let floor, scrollView.contentOffset.y < floor { scrollView.contentOffset.y = floor }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

private final class JudgingScrollView: UIScrollView, UIGestureRecognizerDelegate {}
