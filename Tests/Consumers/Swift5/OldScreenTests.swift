import Testing
import UIKit

@MainActor
@Suite struct OldScreenTests {
  private func made(_ name: String) throws -> OldScene {
    let type = try #require(NSClassFromString("Swift5.\(name)") as? OldScene.Type)
    return type.init()
  }

  @Test func codeOfSwift4AnimatesAndContains() throws {
    let stage = Stage(device: .iPhone15)
    let scene = try made("OldPulse")
    let film = try stage.record { scene.play(on: stage) }
    #expect(abs(film.duration - 0.4) < 1e-9)
    #expect(
      scene.facts == [
        "children 1", "16.0 8.0 true", "round round even-odd", "as wide: true", "stopped true",
      ]
    )
  }
}
