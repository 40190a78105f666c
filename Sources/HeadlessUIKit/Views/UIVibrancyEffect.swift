import Foundation

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// Would let the backdrop shine through a view's content.
///
/// Here the content is drawn normally, which is reported once.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {
    super.init()
    reportMissingLook()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
    reportMissingLook()
  }

  private func reportMissingLook() {
    StageCore.ambient.warnOnce(
      "UIVibrancyEffect",
      "vibrancy is not drawn; the content is drawn over the blur in its own colours",
      remedy: "check its colours on a device"
    )
  }
}
