internal import Foundation
package import HeadlessUIKit

/// One varied trait and its value.
package enum VariedTrait: Hashable, Sendable {
  case device(Stage.Device)
  case appearance(UIUserInterfaceStyle)
  case textSize(UIContentSizeCategory)
  case direction(UITraitEnvironmentLayoutDirection)

  /// The names of traits in messages and on command lines.
  package enum Kind: String, CaseIterable, Sendable {
    case device
    case appearance
    case textSize = "text-size"
    case direction
  }

  package var kind: Kind {
    switch self {
    case .device: .device
    case .appearance: .appearance
    case .textSize: .textSize
    case .direction: .direction
    }
  }

  /// Part of a file's name.
  package var word: String {
    switch self {
    case .device(let device): device.word
    case .appearance(let style): style == .dark ? "dark" : "light"
    case .textSize(let size):
      UIContentSizeCategory.named.first { $0.1 == size }?.0 ?? size.rawValue
    case .direction(let direction): direction == .rightToLeft ? "rtl" : "ltr"
    }
  }

  /// All values of a kind that have a name, the default one first if there are two.
  package static func all(_ kind: Kind) -> [VariedTrait] {
    switch kind {
    case .device: Stage.Device.models.map { .device($0.1) }
    case .appearance: [.appearance(.light), .appearance(.dark)]
    case .textSize: UIContentSizeCategory.named.map { .textSize($0.1) }
    case .direction: [.direction(.leftToRight), .direction(.rightToLeft)]
    }
  }
}

extension Stage.Device {
  /// The device's name, or its dimensions if it has none.
  fileprivate var word: String {
    if let known = Self.models.first(where: { $0.1 == self }) { return known.0 }
    let measures = [size.width, size.height, scale].map { "\(Figures.decimal($0))" }
    return "\(measures[0])x\(measures[1])x\(measures[2])"
  }
}
