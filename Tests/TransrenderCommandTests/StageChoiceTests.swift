import Geometry
import HeadlessUIKit
import Testing

@testable import TransrenderCommand

/// What the flags for the device do to the stage.
@MainActor @Suite struct StageChoiceTests {
  private func stage(_ words: String...) throws -> Stage {
    let stage = Stage(device: .iPhone15)
    let raw = try RawArguments(command: "demo", words: words, rows: Flag.stage)
    try StageChoice(raw).apply(to: stage)
    return stage
  }

  /// Guards against a text size that only the traits of the window have.
  @Test func theTextSizeReachesFontsWithoutTraits() throws {
    let stage = try stage("--text-size", "accessibilityExtraExtraExtraLarge")
    #expect(stage.textSize == .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(try self.stage().textSize == .large)
  }
}
