public import Foundation

/// Which languages and subtitles of an asset are played: none is known.
open class AVMediaSelection: NSObject, @unchecked Sendable {
  open private(set) weak var asset: AVAsset?

  init(_ asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? { nil }
}

open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
}

open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var mediaType: AVMediaType { .audio }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open var isPlayable: Bool { false }
}
