import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How content follows the top of the safe area.
@MainActor @Suite struct ScrollSafeAreaTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
  private let screen = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(at offset: CGFloat) {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.view.addSubview(scroll)
    stage.show(screen)
    change(116)
    scroll.contentOffset.y = offset
    stage.advance(by: 0)
  }

  private func change(_ top: CGFloat) {
    screen.additionalSafeAreaInsets.top = top
    stage.advance(by: 0)
  }

  @Test(.evidence(.measured)) func contentMovesUpAsFarAsTheSafeAreaShrinks() {
    show(at: 300)
    change(64)
    #expect(scroll.contentOffset.y == 352)
    change(116)
    #expect(scroll.contentOffset.y == 300)
  }

  @Test(.evidence(.reported)) func contentAtItsBeginningStaysThere() {
    show(at: -116)
    for top in [64, 116, 0, 20] as [CGFloat] {
      change(top)
      #expect(scroll.contentOffset.y == -top)
    }
  }

  @Test(.evidence(.inferred)) func contentAtItsEndStaysThere() {
    show(at: 1520)
    for top in [64, 116] as [CGFloat] {
      change(top)
      #expect(scroll.contentOffset.y == 1520)
    }
  }

  @Test func whereTheSafeAreaDoesNotCountNothingMoves() {
    scroll.contentInsetAdjustmentBehavior = .never
    show(at: 300)
    change(64)
    #expect(scroll.contentOffset.y == 300)
  }

  @Test(arguments: [[116, 64, 116], [116, 0, 64, 116], [116, 100, 90, 116]] as [[CGFloat]])
  func whatIsLostAndRegainedLeavesTheContent(tops: [CGFloat]) {
    var area = ScrollSafeArea()
    let steps = tops.map { area.step(to: $0, reserve: 0, room: 1000) }
    #expect(steps[0] == 0, "the first safe area moves nothing")
    #expect(steps[1] == tops[0] - tops[1])
    #expect(steps.reduce(0, +) == 0)
  }

  @Test func aBarThatCollapsesBelowScrolledContentMovesNothing() {
    var area = ScrollSafeArea()
    let steps = [
      area.step(to: 116, reserve: 0, room: 1000),
      area.step(to: 90, reserve: 26, room: 1000),
      area.step(to: 64, reserve: 52, room: 1000),
      area.step(to: 116, reserve: 0, room: 1000),
      // A finger holds it; its end is near.
      area.step(to: 72, reserve: 0, room: nil),
      area.step(to: 28, reserve: 0, room: 30),
    ]
    #expect(steps == [0, 0, 0, 0, 0, 30])
  }
}
