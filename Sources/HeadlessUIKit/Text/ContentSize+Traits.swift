import Foundation
import Typography

extension ContentSize {
  /// The category of the traits; if they have none, the user's.
  init(_ traits: UITraitCollection?) {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    self = category == .unspecified ? Self.preferred : category.value
  }

  /// The setting of the current stage; off the main queue it is Apple's default, large.
  private static var preferred: ContentSize {
    guard let core = StageCore.inUse else { return .large }
    return MainActor.assumeIsolated { core.stage?.textSize.value } ?? .large
  }
}
