internal import Foundation
public import HeadlessUIKit

/// One way in which a screen is shown: on which device, and as its user has set it up.
public struct Variation: Hashable, Sendable {
  /// What is varied, one of each kind, in the order in which it was asked for.
  package let traits: [VariedTrait]

  /// Part of the names of its goldens, such as `iPhoneSE-dark-large-rtl`.
  public var name: String { traits.map(\.word).joined(separator: "-") }

  /// A new stage that is made up so; `device` where none is varied.
  @MainActor public func stage(on device: Stage.Device = .iPhone15) -> Stage {
    let stage = Stage(device: self.device ?? device)
    dress(stage)
    return stage
  }

  /// The device, where several are asked for.
  public var device: Stage.Device? {
    traits.lazy.compactMap { if case .device(let device) = $0 { device } else { nil } }.first
  }

  /// What its user has set up, on a stage of any device.
  @MainActor func dress(_ stage: Stage) {
    for trait in traits {
      switch trait {
      case .device: break
      case .appearance(let style): stage.window.overrideUserInterfaceStyle = style
      case .textSize(let size): stage.window.traitOverrides.preferredContentSizeCategory = size
      case .direction(let direction): stage.window.traitOverrides.layoutDirection = direction
      }
    }
  }
}
