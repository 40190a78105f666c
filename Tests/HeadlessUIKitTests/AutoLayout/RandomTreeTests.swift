import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Laws that hold for whatever is asked of Auto Layout.
@MainActor
@Suite struct RandomTreeTests {
  @Test(arguments: 0..<120)
  func everyRequiredConstraintIsMetOrNamed(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    #expect(tree.frames.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
    #expect(tree.frames.allSatisfy { $0.width.isFinite && $0.height.isFinite })
    #expect(tree.silentlyBroken == [])
  }

  @Test(arguments: 0..<60)
  func theSameTreeIsLaidOutTheSameTwice(seed: UInt64) {
    let (first, second) = (RandomTree(seed: seed), RandomTree(seed: seed))
    #expect(first.frames == second.frames)
    #expect(first.stage.faults.map(\.sentence) == second.stage.faults.map(\.sentence))
  }

  /// In conflicts the newest gives way, and ambiguous views may stand anywhere: those are left out.
  @Test func theOrderOfAddingDecidesNothing() {
    var compared = 0
    for seed in UInt64(0)..<120 {
      let first = RandomTree(seed: seed)
      let second = RandomTree(seed: seed, shuffle: seed &* 77 &+ 5)
      guard first.stage.faults.isEmpty, second.stage.faults.isEmpty else { continue }
      // A view whose place is ambiguous may reach into the safe area in one tree alone, and its
      // margins with it.
      guard first.views.map(\.safeAreaInsets) == second.views.map(\.safeAreaInsets) else {
        continue
      }
      for (a, b) in zip(first.views, second.views) {
        #expect(a.hasAmbiguousLayout == b.hasAmbiguousLayout, "seed \(seed)")
        guard !a.hasAmbiguousLayout else { continue }
        compared += 1
        #expect(a.frame == b.frame, "seed \(seed)")
      }
    }
    #expect(compared > 50, "only \(compared) views were determined")
  }
}
