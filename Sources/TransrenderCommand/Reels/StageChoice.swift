import Foundation
import Geometry
import HeadlessUIKit
import ScreenFile

/// How the command line makes up a device.
struct StageChoice {
  static let devices = Stage.Device.models.map(\.0)
  static let textSizes = sizes.map(\.0)

  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  var device: Stage.Device?
  private var appearance: UIUserInterfaceStyle?
  private var textSize: UIContentSizeCategory?

  init(_ raw: RawArguments) throws(UsageError) {
    if raw.has("device"), raw.has("size") { throw .conflict("--device", "--size") }
    device = try raw.word("device", among: Stage.Device.models)
    if let size = try raw.size("size") {
      device = Stage.Device(width: size.width, height: size.height, scale: 3)
    }
    appearance = try raw.word("appearance", among: [("light", .light), ("dark", .dark)])
    textSize = try raw.word("text-size", among: Self.sizes)
  }

  /// What is asked for wins over what the stage was made with.
  @MainActor
  func dress(_ stage: Stage) {
    if let appearance { stage.window.overrideUserInterfaceStyle = appearance }
    if let textSize { stage.window.traitOverrides.preferredContentSizeCategory = textSize }
  }
}
