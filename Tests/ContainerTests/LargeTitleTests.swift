import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule bars.large-title: how a large title follows the content.
@MainActor
@Suite struct LargeTitleTests {
  private let stage = Stage(device: .iPhone15)
  private let feed = Feed()

  /// Shows a feed whose content is at -155 below a bar of 96 points, 52 of them the title's.
  private func show(search: UISearchController? = nil, contentHeight: CGFloat = 3000) -> Nav {
    feed.title = "Feed"
    feed.navigationItem.searchController = search
    feed.list.contentSize.height = contentHeight
    let nav = Nav(rootViewController: feed)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(by: 0)
    return nav
  }

  private func scroll(to y: CGFloat) {
    feed.list.contentOffset.y = y
    stage.advance(by: 0)
  }

  /// Moves the content up, rests, and lifts the finger.
  private func drag(up distance: CGFloat) {
    let slop: CGFloat = distance < 0 ? -10 : 10
    let start = CGPoint(x: 200, y: 500)
    let end = CGPoint(x: start.x, y: start.y - distance - slop)
    stage.drag(along: [start, end], duration: 0.5, pause: 0.2)
  }

  // MARK: At rest

  @Test(
    .rule("bars.large-title", .reported),
    arguments: [
      (CGFloat(20), CGFloat(0), CGFloat(0)), (30, 0, 52), (60, 0, 52), (90, 0, 104),
      (30, -300, 0), (20, 300, 52), (60, 300, 104), (20, 200, 0), (-20, 300, -20),
      (200, -300, 200), (52, -300, 52),
    ]
  )
  func `a bar rests at the nearest stop, or at the next in the direction of a flick`(
    distance: CGFloat,
    velocity: CGFloat,
    stop: CGFloat
  ) {
    let stops = CollapseStops(search: 52, whole: 104, within: 1000)
    #expect(stops.nearest(to: distance, velocity: velocity) == stop)
  }

  @Test(
    .rule("bars.large-title", .measured),
    arguments: [
      (CGFloat(20), CGFloat(96), CGFloat(-155)), (36, 96, -155), (37, 44, -103), (100, 44, -55),
    ]
  )
  func `a large title is not partly collapsed after a drag`(
    up: CGFloat,
    height: CGFloat,
    offset: CGFloat
  ) throws {
    let nav = show()
    try stage.record { drag(up: up) }
    #expect(nav.navigationBar.frame.height == height)
    #expect(abs(feed.list.contentOffset.y - offset) < 0.5)
  }

  @Test(.rule("bars.large-title", .reported))
  func `neither is a search bar in the bar`() throws {
    let nav = show(search: UISearchController(searchResultsController: nil))
    #expect(nav.navigationBar.frame.height == 148)
    try stage.record { drag(up: 30) }
    #expect(nav.navigationBar.frame.height == 96)
    try stage.record { drag(up: 10) }
    #expect(nav.navigationBar.frame.height == 96)
    try stage.record { drag(up: 40) }
    #expect(nav.navigationBar.frame.height == 44)
  }

  @Test(.rule("bars.large-title", .inferred))
  func `the rest of the way is a deceleration, in about a third of a second`() throws {
    let diary = Diary { [stage] in stage.now }
    feed.list.delegate = diary
    _ = show()
    try stage.record { drag(up: 22) }
    #expect(
      diary.calls == [
        "willBegin", "willEnd -133", "didEnd true", "willDecelerate", "didDecelerate -155",
      ]
    )
    #expect(abs(diary.arrival - diary.release - 0.33) < 0.05)
  }

  @Test(.rule("bars.large-title", .reported))
  func `what code scrolls stays, also below a tap`() throws {
    let nav = show()
    scroll(to: -135)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 500)) }
    #expect(nav.navigationBar.frame.height == 76)
  }

  @Test(.rule("bars.large-title", .inferred))
  func `content that a finger stops on its way moves on`() throws {
    let nav = show()
    feed.list.startDeceleration(.zero, target: CGPoint(x: 0, y: -110), rate: .normal)
    stage.advance(by: 0.2)
    let caught = nav.navigationBar.frame.height
    #expect(caught < 96 && caught > 72)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 500)) }
    #expect(nav.navigationBar.frame.height == 96)
  }

  @Test(.rule("bars.large-title", .inferred))
  func `content that ends on the way may stay at its end`() throws {
    let nav = show(contentHeight: 693)
    #expect(feed.list.limits.y == -155...(-125))
    try stage.record { drag(up: 20) }
    #expect(feed.list.contentOffset.y == -125 && nav.navigationBar.frame.height == 66)
    try stage.record { drag(up: -20) }
    #expect(feed.list.contentOffset.y == -155 && nav.navigationBar.frame.height == 96)
  }

  // MARK: On the way

  @Test(
    .rule("bars.large-title", .reported),
    arguments: [(CGFloat(-155), true), (-135, true), (-104, true), (-103, true), (-102, false)]
  )
  func `the bar is clear until content slides below its row`(y: CGFloat, isClear: Bool) {
    let bar = show().navigationBar
    for start in [500, -155] as [CGFloat] {
      scroll(to: start)
      scroll(to: y)
      #expect(bar.isAtScrollEdge == isClear)
      #expect((bar.backdrop.layer.values.backdrop == nil) == isClear)
    }
  }

  @Test(.rule("bars.large-title", .reported))
  func `the small title fades in and out in 0.2 s`() throws {
    let title = try #require(show().navigationBar.content?.titleView)
    func opacity() -> Float { title.layer.presentation()?.opacity ?? -1 }
    #expect(opacity() == 0)
    for (y, start, end) in [(-110, 0, 1), (-112, 1, 0)] as [(CGFloat, Float, Float)] {
      scroll(to: y)
      #expect(opacity() == start)
      stage.advance(by: 0.1)
      #expect(abs(opacity() - 0.5) < 0.01)
      stage.advance(by: 0.1)
      #expect(opacity() == end)
    }
  }

  @Test(
    .rule("bars.large-title", .inferred),
    arguments: [(CGFloat(0), CGFloat(1)), (13, 0.5), (26, 0), (40, 0)]
  )
  func `a search bar has faded when half of it is hidden`(up: CGFloat, alpha: CGFloat) {
    let search = UISearchController(searchResultsController: nil)
    let nav = show(search: search)
    scroll(to: -207 + up)
    #expect(nav.navigationBar.frame.height == 148 - up)
    #expect(abs(search.searchBar.alpha - alpha) < 1e-9)
  }

  @Test(.rule("bars.large-title", .inferred))
  func `a bar made anew shows its titles at once`() throws {
    let nav = show()
    scroll(to: 500)
    feed.title = "News"
    let title = try #require(nav.navigationBar.content?.titleView)
    stage.advance(by: 0)
    #expect(title.layer.presentation()?.opacity == 1)
  }

  @Test(.rule("bars.large-title", .reported), arguments: [CGFloat(500), -103])
  func `a tap on the status bar opens it`(y: CGFloat) throws {
    let nav = show()
    scroll(to: y)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 10)) }
    #expect(feed.list.contentOffset.y == -155 && nav.navigationBar.frame.height == 96)
  }

  // MARK: Pulled down

  @Test(
    .rule("bars.large-title", .reported, .inferred),
    arguments: [(CGFloat(30), CGFloat(1.03)), (100, 1.1), (200, 1.1)]
  )
  func `pulled content takes the title along, which grows`(pull: CGFloat, scale: CGFloat) throws {
    let nav = show()
    let title = try #require(nav.navigationBar.content?.largeTitle)
    let start = title.convert(title.bounds, to: nil)
    scroll(to: -155 - pull)
    let end = title.convert(title.bounds, to: nil)
    #expect(nav.navigationBar.frame.height == 96 + pull)
    #expect(abs(end.midY - start.midY - pull) < 0.01)
    #expect(abs(end.minX - start.minX) < 0.01)
    #expect(abs(end.width / start.width - scale) < 0.001)
    // The content returns to where it was.
    #expect(feed.list.adjustedContentInset.top == 155)
  }

  @Test(.rule("bars.large-title", .reported))
  func `a pull is undone when the finger is lifted`() throws {
    let nav = show()
    try stage.record { drag(up: -100) }
    #expect(feed.list.contentOffset.y == -155 && nav.navigationBar.frame.height == 96)
    #expect(nav.navigationBar.content?.largeTitle?.transform == .identity)
  }

  @Test(.rule("bars.large-title", .inferred))
  func `a title grows from its leading edge, and not out of the bar`() throws {
    let nav = show()
    nav.navigationBar.semanticContentAttribute = .forceRightToLeft
    nav.navigationBar.refresh()
    let title = try #require(nav.navigationBar.content?.largeTitle)
    let edge = title.frame.maxX
    scroll(to: -255)
    #expect(abs(title.frame.maxX - edge) < 0.01 && title.transform.a == 1.1)
    feed.title = "A title that is as wide as the whole screen"
    #expect(nav.navigationBar.content?.largeTitle?.transform.a == 1)
  }

  @Test(.rule("bars.large-title", .reported, .inferred))
  func `a refresh control is above the title, which waits below it`() {
    let nav = show()
    let control = UIRefreshControl()
    feed.list.refreshControl = control
    control.beginRefreshing()
    scroll(to: -215)
    #expect(control.convert(control.bounds, to: nil).minY == 103 && control.alpha == 1)
    #expect(nav.navigationBar.frame.height == 156 && nav.navigationBar.isAtScrollEdge)
    scroll(to: -185)
    #expect(control.alpha == 0.5)
    scroll(to: -155)
    #expect(control.alpha == 0 && nav.navigationBar.frame.height == 96)
  }

  private final class Feed: UIViewController {
    let list = UIScrollView()

    override func loadView() { view = list }
  }

  private final class Diary: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var (release, arrival): (TimeInterval, TimeInterval) = (0, 0)
    private let now: () -> TimeInterval

    init(_ now: @escaping () -> TimeInterval) {
      self.now = now
      super.init()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { calls.append("willEnd \(Int(targetContentOffset.pointee.y.rounded()))") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      release = now()
      calls.append("didEnd \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willDecelerate")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      arrival = now()
      calls.append("didDecelerate \(Int(scrollView.contentOffset.y.rounded()))")
    }
  }
}
