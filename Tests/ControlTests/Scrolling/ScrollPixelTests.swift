import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Content that scrolls stands on whole pixels: between two, the edges of adjacent rows would blend
/// with what is behind them.
@MainActor @Suite(.evidence(.reported)) struct ScrollPixelTests {
  private final class Diary: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let diary = Diary()

  private func staged(scale: CGFloat) -> Stage {
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: scale))
    stage.window.addSubview(scroll)
    stage.window.isHidden = false
    scroll.contentSize = CGSize(width: 320, height: 3000)
    scroll.delegate = diary
    stage.advance(by: 0)
    return stage
  }

  struct Row: CustomTestStringConvertible {
    let scale: CGFloat
    let wanted: CGFloat
    let taken: CGFloat

    var testDescription: String { "\(wanted) at \(scale)x" }
  }

  /// Numbers that people have seen on devices; of two pixels as near, the even one.
  nonisolated static let rows = [
    Row(scale: 3, wanted: 71.75, taken: 215 / 3), Row(scale: 3, wanted: -187.5, taken: -562 / 3),
    Row(scale: 1, wanted: 3.8, taken: 4), Row(scale: 1, wanted: -7.5, taken: -8),
    Row(scale: 2, wanted: -7.5, taken: -7.5), Row(scale: 3, wanted: 100, taken: 100),
  ]

  @Test(arguments: rows)
  func anOffsetThatIsSetBecomesWholePixels(row: Row) {
    let stage = staged(scale: row.scale)
    let wanted = CGPoint(x: 0, y: row.wanted)
    scroll.contentOffset = wanted
    #expect(scroll.contentOffset.y == row.taken)
    scroll.contentOffset = .zero
    scroll.setContentOffset(wanted, animated: false)
    #expect(scroll.contentOffset.y == row.taken)
    scroll.contentOffset = .zero
    scroll.setContentOffset(wanted, animated: true)
    stage.advance(by: 1)
    #expect(scroll.contentOffset.y == row.taken)
    // [W] Bounds are kept as they are.
    scroll.bounds.origin.y = row.wanted
    #expect(scroll.contentOffset.y == row.wanted)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func everyOffsetOfADragASlideAndAnAnimationIsWholePixels(scale: CGFloat) throws {
    let stage = staged(scale: scale)
    // Up along a rubber band and back, a flick down, and an animation to an odd place.
    stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 237), duration: 0.37)
    try stage.settle()
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 291), duration: 0.13)
    try stage.settle()
    scroll.setContentOffset(CGPoint(x: 0, y: 333.33), animated: true)
    try stage.settle()
    #expect(diary.offsets.count > 60)
    for offset in diary.offsets { #expect((offset * scale).rounded() / scale == offset) }
  }

  /// Half a pixel must not hold content away from its edges.
  @Test func contentRestsAtEdgesThatLieBetweenPixels() throws {
    let stage = staged(scale: 2)
    scroll.contentInset.top = 20.2
    scroll.contentOffset.y = -20.2
    #expect(scroll.contentOffset.y == -20 && scroll.isAtTop)
    scroll.contentInset.top = 30.4
    scroll.contentOffset.y = -30.4
    #expect(scroll.contentOffset.y == -30.5 && scroll.isAtTop)
    scroll.contentSize.height = 1000.3
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 80), duration: 0.1)
    try stage.settle()
    #expect(scroll.contentOffset.y == 520.5)
    diary.offsets = []
    stage.press(at: CGPoint(x: 160, y: 240), duration: 0.1)
    try stage.settle()
    #expect(diary.offsets.isEmpty && !scroll.isDecelerating)
  }

  @Test func aRefreshControlRestsBelowAnInsetBetweenPixels() throws {
    let stage = staged(scale: 2)
    let control = UIRefreshControl()
    scroll.contentInset.top = 20.4
    scroll.refreshControl = control
    control.beginRefreshing()
    control.endRefreshing()
    try stage.settle()
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = -20.4
    #expect(scroll.contentOffset.y == -20.5 && control.alpha == 0)
  }
}
