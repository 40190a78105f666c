import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What a zooming scroll view tells its delegate, and how far it zooms.
@MainActor
@Suite struct ZoomDetailTests {
  private let bench = Bench()
  private let diary = ZoomDiary()
  private let scroll = UIScrollView()
  private let middle = CGPoint(x: 160, y: 240)

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.addSubview(diary.page)
    scroll.contentSize = diary.page.bounds.size
    scroll.delegate = diary
  }

  @Test func aScrollViewIsPinchedBetweenDifferentLimitsAlone() {
    let count = scroll.gestureRecognizers?.count ?? 0
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer === scroll.pinch)
    #expect(scroll.gestureRecognizers?.count == count + 1)
    scroll.minimumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer == nil)
    #expect(scroll.gestureRecognizers?.count == count)
  }

  /// The fingers go from 75 points, where the pinch begins, to 240; beyond 2 they pull less.
  @Test(arguments: [true, false])
  func beyondItsLimitThePageBouncesBack(bounces: Bool) throws {
    scroll.maximumZoomScale = 2
    scroll.bouncesZoom = bounces
    bench.stage.pinch(at: middle, from: 60, to: 240, duration: 0.4)
    #expect(isNear(diary.scales.max() ?? 0, bounces ? 2.5298221 : 2))
    #expect(!scroll.isZooming && diary.wasZooming)
    if bounces { #expect(scroll.isZoomBouncing) }
    try bench.stage.settle()
    #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing)
    #expect(diary.calls == ["begin", "zoom", "end 2.0"])
  }

  @Test func belowItsLimitToo() throws {
    scroll.minimumZoomScale = 0.5
    // 200 points become 180 before it begins.
    bench.stage.pinch(at: middle, from: 200, to: 20, duration: 0.15)
    #expect(isNear(diary.scales.min() ?? 0, 0.2357023))
    try bench.stage.settle()
    #expect(scroll.zoomScale == 0.5 && diary.calls == ["begin", "zoom", "end 0.5"])
  }

  @Test(arguments: [true, false])
  func theDelegateHearsOfTheEndOfAnAnimatedZoom(animated: Bool) {
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(2, animated: animated)
    #expect(scroll.zoomScale == 2 && diary.calls == ["zoom"])
    #expect(scroll.isZoomAnimating == animated)
    bench.stage.advance(by: 0.29)
    #expect(diary.calls == ["zoom"])
    bench.stage.advance(by: 0.02)
    #expect(diary.calls == (animated ? ["zoom", "end 2.0"] : ["zoom"]))
    #expect(diary.page.frame == CGRect(x: 0, y: 0, width: 640, height: 960))
  }

  @Test func aScaleIsLimitedAndOneThatIsThereIsNotToldAgain() {
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5 && diary.scales == [3, 0.5])
    scroll.zoomScale = 0.5
    #expect(diary.scales.count == 2)
  }

  @Test func withoutAPageNothingIsZoomed() {
    scroll.maximumZoomScale = 3
    diary.zooms = false
    scroll.setZoomScale(2, animated: true)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    bench.stage.pinch(at: middle, from: 60, to: 240, duration: 0.2)
    bench.stage.advance(by: 1)
    #expect(scroll.zoomScale == 1 && diary.calls.isEmpty && !scroll.isZooming)
  }

  @Test(arguments: [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)])
  func aRectangleWithoutAnAreaIsNotShown(size: CGSize) {
    scroll.maximumZoomScale = 3
    scroll.zoom(to: CGRect(origin: .zero, size: size), animated: false)
    #expect(scroll.zoomScale == 1 && diary.calls.isEmpty)
  }
}

private final class ZoomDiary: NSObject, UIScrollViewDelegate {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var zooms = true
  var calls: [String] = []
  var scales: [CGFloat] = []
  var wasZooming = false

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? page : nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    wasZooming = scrollView.isZooming
    note("begin")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    note("zoom")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { note("end \(scale)") }
}
