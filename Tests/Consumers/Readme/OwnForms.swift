// region own
import Testing
import TransitionSnapshotsTesting
import UIKit

extension Sampling {
  /// Before, in the thick of it, and at rest.
  static let three: Sampling = [.start, .fraction(0.5), .settled]
}

extension TransitionStrategy {
  /// A line a sample: how many layers are on the screen.
  static let layerCount = TransitionStrategy(name: "layer count") { take in
    let lines = take.samples.map { "\($0.name): \($0.scene.root.subtree.count) layers\n" }
    return [Snapshot(fileExtension: "layers.txt", content: .text(lines.joined()))]
  }
}

extension Comparer {
  /// Lets a soft shadow be, wherever it falls.
  static let shadowTolerant = Comparer(name: "shadow tolerant", allowing: .pixels(100)) {
    Comparer.channel(max: 8).compare($0, $1)
  }
}

@MainActor @Suite struct OwnForms {
  @Test func rise() throws {
    let controller = CardController()
    try assertTransition(
      on: Stage(device: .iPhone15),
      from: controller,
      at: .three,
      as: .layerCount,
      .onionSkin,
      comparing: .shadowTolerant
    ) {
      controller.raise()
    }
  }
}
// endregion
