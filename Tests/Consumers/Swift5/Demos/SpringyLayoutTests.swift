import Testing
import UIKit

/// Dynamic behaviours that move the attributes of a collection's layout.
@MainActor
@Suite struct SpringyLayoutTests {
  private let stage = Stage(device: .init(width: 200, height: 400, scale: 1))
  private let springy = SpringyViewController()

  private var gaps: [CGFloat] {
    let cells = springy.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    return zip(cells, cells.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func rowsLagBehindTheFingerAndComeToRest() throws {
    stage.show(springy)
    #expect(springy.collectionView.visibleCells.count == 9 && gaps.allSatisfy { $0 == 8 })
    var widest: CGFloat = 0
    for tick in 1...20 {
      stage.schedule(at: Double(tick) / 60) { widest = max(widest, gaps.max() ?? 0) }
    }
    stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), duration: 0.2)
    try stage.settle()
    #expect(widest > 9 && stage.faults.isEmpty)
    #expect(springy.collectionView.contentOffset.y > 240)
    #expect(gaps.allSatisfy { abs($0 - 8) < 0.6 })
  }
}
