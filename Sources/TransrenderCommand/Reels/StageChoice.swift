import Foundation
import Geometry
import HeadlessUIKit
import ScreenFile

/// The command line's choices for the device.
struct StageChoice {
  static let devices = Stage.Device.models.map(\.0)
  static let textSizes = UIContentSizeCategory.named.map(\.0)
  // The stage of reference work W1: three pixels to a point.
  private static let usualScale = 3.0

  private(set) var device: Stage.Device?
  private(set) var locale: Locale?
  private(set) var chrome: Chrome
  private var appearance: UIUserInterfaceStyle?
  private var textSize: UIContentSizeCategory?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var motion: Stage.Motion?
  private var increasesContrast: Bool
  private var usesBoldText: Bool
  private var reducesTransparency: Bool

  init(_ raw: RawArguments) throws(UsageError) {
    if raw.has("device"), raw.has("size") { throw .conflict("--device", "--size") }
    device = try raw.word("device", among: Stage.Device.models)
    if let screen = try raw.screen("size") {
      device = Stage.Device(
        width: screen.size.width,
        height: screen.size.height,
        scale: screen.scale ?? Self.usualScale
      )
    }
    if let insets = try raw.insets("safe-area") {
      device = device ?? .iPhone15
      device?.safeArea = insets
    }
    locale = try raw.locale("locale")
    chrome = try raw.word("chrome", among: Chrome.allCases.map { ($0.rawValue, $0) }) ?? .none
    appearance = try raw.word("appearance", among: [("light", .light), ("dark", .dark)])
    textSize = try raw.word("text-size", among: UIContentSizeCategory.named)
    direction = try raw.word("direction", among: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    motion = try raw.word("motion", among: Stage.Motion.allCases.map { ($0.rawValue, $0) })
    increasesContrast = raw.has("increase-contrast")
    usesBoldText = raw.has("bold-text")
    reducesTransparency = raw.has("reduce-transparency")
  }

  /// Values from the command line override those that the stage was made with.
  @MainActor
  func apply(to stage: Stage) {
    stage.systemBars = chrome.bars
    if let locale { stage.use(locale) }
    if let motion { stage.motion = motion }
    if increasesContrast { stage.increasesContrast = true }
    if usesBoldText { stage.usesBoldText = true }
    if reducesTransparency { stage.reducesTransparency = true }
    if let appearance { stage.window.overrideUserInterfaceStyle = appearance }
    if let direction { stage.window.traitOverrides.layoutDirection = direction }
    if let textSize { stage.textSize = textSize }
  }
}
