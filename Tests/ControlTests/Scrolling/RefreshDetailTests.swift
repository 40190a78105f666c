import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where a refresh control stands, how far it shows, and whom it tells.
@MainActor
@Suite struct RefreshDetailTests {
  private let bench = Bench()
  private let scroll = UIScrollView()
  private let control = UIRefreshControl()

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.refreshControl = control
  }

  /// Sixty points high above the content, and at the top of what is seen when there is more room.
  @Test(arguments: [
    (10.0, -60.0, 0.0), (0, -60, 0), (-30, -60, 0.25), (-60, -60, 0.5), (-90, -90, 0.75),
    (-120, -120, 1), (-300, -300, 1),
  ])
  func itShowsAsFarAsTheContentIsPulled(offset: Double, top: Double, alpha: Double) {
    scroll.contentOffset.y = CGFloat(offset)
    #expect(control.frame == CGRect(x: 0, y: CGFloat(top), width: 320, height: 60))
    #expect(isNear(control.alpha, CGFloat(alpha)))
    #expect(!control.isRefreshing, "only a finger asks")
  }

  @Test func itStandsBelowTheInset() {
    scroll.contentInset.top = 40
    scroll.contentOffset.y = -130
    #expect(control.frame.minY == -90 && isNear(control.alpha, 0.75))
  }

  @Test func itStandsBehindTheContentAndGoesWithAnotherOne() {
    let content = UIView()
    scroll.addSubview(content)
    let other = UIRefreshControl()
    control.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 60)
    scroll.refreshControl = other
    #expect(control.superview == nil && scroll.subviews.first === other)
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test func theWheelMakesRoomForATitle() {
    control.layoutIfNeeded()
    let (wheel, title) = (control.subviews[0], control.subviews[1])
    #expect(wheel.frame == CGRect(x: 150, y: 20, width: 20, height: 20) && title.isHidden)
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.layoutIfNeeded()
    #expect(wheel.frame == CGRect(x: 150, y: 10, width: 20, height: 20) && !title.isHidden)
    #expect(title.frame == CGRect(x: 0, y: 36, width: 320, height: 18))
    control.attributedTitle = NSAttributedString(string: "")
    control.layoutIfNeeded()
    #expect(wheel.frame.minY == 20 && title.isHidden)
  }

  private func pull(_ distance: CGFloat) {
    let start = CGPoint(x: 160, y: 40)
    bench.stage.drag(from: start, to: CGPoint(x: 160, y: 40 + distance), duration: 0.5)
  }

  @Test func itTellsOfANewValueThenOfItsAction() throws {
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("action") }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
    pull(400)
    try bench.stage.settle()
    #expect(events == ["value", "action"])
    pull(400)
    try bench.stage.settle()
    #expect(events.count == 2, "it is still refreshing")
    control.endRefreshing()
    try bench.stage.settle()
    pull(400)
    #expect(events.count == 4)
  }

  @Test func oneThatIsDisabledDoesNotAsk() throws {
    control.isEnabled = false
    pull(400)
    try bench.stage.settle()
    #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
  }

  @Test func anEndWithoutABeginningChangesNothing() {
    scroll.contentOffset.y = -60
    control.endRefreshing()
    #expect(isNear(control.alpha, 0.5) && scroll.contentOffset.y == -60)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 60 && control.alpha == 1)
  }

  /// The content goes back up in three tenths of a second, with the spinner until then.
  @Test func itEndsWhenTheContentIsBack() {
    control.beginRefreshing()
    scroll.contentOffset.y = -60
    control.endRefreshing()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
    let wheel = control.subviews[0] as? UIActivityIndicatorView
    #expect(scroll.contentOffset.y == 0 && wheel?.isAnimating == true)
    bench.stage.advance(by: 0.29)
    #expect(wheel?.isAnimating == true)
    bench.stage.advance(by: 0.02)
    #expect(wheel?.isAnimating == false && control.alpha == 0)
  }
}
