import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What happens near the ends of a list.
@MainActor
@Suite struct EdgeScrollerTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    list.contentSize = CGSize(width: 320, height: 1000)
    stage.window.addSubview(list)
    stage.advance(by: 0)
  }

  /// A finger at a height of the view.
  private func hold(_ edge: EdgeScroller, at height: CGFloat, for time: Double) -> CGFloat {
    edge.follow(CGPoint(x: 160, y: list.contentOffset.y + height))
    stage.advance(by: time)
    return list.contentOffset.y
  }

  @Test(.evidence(.inferred)) func theOffsetFollowsTheTimeNearAnEnd() {
    var calls = 0
    let edge = EdgeScroller(list) { calls += 1 }
    #expect(hold(edge, at: 370, for: 0.2) == 0 && calls == 0)
    // Half of the speed in the middle of the zone, and no new start for the same place.
    let first = hold(edge, at: 370, for: 0.5)
    #expect(abs(first - 150) < 6 && calls > 20)
    let second = hold(edge, at: 370, for: 0.5)
    #expect(abs(second - 300) < 6)
    #expect(hold(edge, at: 200, for: 1) == second)
    #expect(hold(edge, at: 400, for: 2) == 600)
    #expect(hold(edge, at: 0, for: 2) == 0)
  }

  /// It had stopped where the content ended when it began.
  @Test(.evidence(.inferred)) func contentThatGrowsIsScrolledOn() {
    let edge = EdgeScroller(list) {}
    #expect(hold(edge, at: 400, for: 2) == 600)
    list.contentSize.height = 2000
    #expect(hold(edge, at: 400, for: 0.5) > 800)
  }

  @Test(.evidence(.inferred)) func nothingMovesAfterItIsStopped() {
    let edge = EdgeScroller(list) {}
    let offset = hold(edge, at: 400, for: 0.5)
    #expect(offset > 100)
    edge.stop()
    stage.advance(by: 1)
    #expect(list.contentOffset.y == offset)
  }
}
