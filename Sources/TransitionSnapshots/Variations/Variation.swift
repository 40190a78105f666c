internal import Foundation
public import HeadlessUIKit

/// One way to show a screen: on a device, with a user's settings.
public struct Variation: Hashable, Sendable {
  /// The varied traits, one of each kind, in the order in which they were requested.
  package let traits: [VariedTrait]

  /// Part of the names of its goldens, such as `iPhoneSE-dark-large-rtl`.
  public var name: String { traits.map(\.word).joined(separator: "-") }

  /// A new stage with these traits; `device` is used if none is varied.
  @MainActor public func stage(on device: Stage.Device = .iPhone15) -> Stage {
    let stage = Stage(device: self.device ?? device)
    dress(stage)
    return stage
  }

  /// The device, if it is varied.
  public var device: Stage.Device? {
    traits.lazy.compactMap { if case .device(let device) = $0 { device } else { nil } }.first
  }

  /// Applies the user's settings to a stage of any device.
  @MainActor func dress(_ stage: Stage) {
    for trait in traits {
      switch trait {
      case .device: break
      case .appearance(let style): stage.window.overrideUserInterfaceStyle = style
      case .textSize(let size): stage.textSize = size
      case .direction(let direction): stage.window.traitOverrides.layoutDirection = direction
      }
    }
  }
}
