// region golden
import TransitionSnapshotsXCTest
import UIKit
import XCTest

final class CardTransitionXCTests: XCTestCase {
  @MainActor func testRise() async throws {
    let stage = Stage(device: .iPhone15)
    let controller = CardController()
    try assertTransition(on: stage, from: controller) { controller.raise() }
  }

  func testRiseFromAPlainMethod() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(device: .iPhone15)
      let controller = CardController()
      try assertTransition(on: stage, from: controller) { controller.raise() }
    }
  }
}
// endregion
