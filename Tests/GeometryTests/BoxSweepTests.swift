import TestSupport
import Testing

@testable import Geometry

@Suite struct BoxSweepTests {
  private func touchingByPairs(_ boxes: [BoxSweep.Box]) -> [[Int]] {
    boxes.indices.map { second in
      (0..<second).filter { first in
        let low = pointwiseMax(boxes[first].low, boxes[second].low)
        let high = pointwiseMin(boxes[first].high, boxes[second].high)
        return low.x < high.x && low.y < high.y
      }
    }
  }

  /// At whole numbers, so that many share a side or a corner and some are empty.
  @Test(arguments: 1..<41)
  func theSweepFindsWhatAllPairsFind(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let boxes: [BoxSweep.Box] = (0..<60).map { _ in
      func random(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator))
      }
      let low = SIMD2(random(0...12), random(0...12))
      return (low, low + SIMD2(random(0...4), random(0...4)))
    }
    #expect(BoxSweep.touching(boxes) == touchingByPairs(boxes))
  }

  @Test func boxesThatAreNoNumbersTouchNothing() {
    let (none, unit) = (SIMD2<Double>(repeating: .nan), SIMD2<Double>(repeating: 1))
    let boxes: [BoxSweep.Box] = [(.zero, unit), (none, none), (.zero, unit), (none, unit)]
    #expect(BoxSweep.touching(boxes) == [[], [], [0], []])
  }
}
