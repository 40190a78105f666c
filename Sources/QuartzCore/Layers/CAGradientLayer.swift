public import Foundation
import Geometry
package import Scene
import VirtualTime

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  package var kind: Gradient.Kind { self == .radial ? .radial : self == .conic ? .conic : .linear }
}

/// A layer that draws a colour ramp.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.special = .gradient(GradientValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.special = .gradient(GradientValues())
  }

  /// CGColors; [W] others, such as UIColors, are not drawn.
  open var colors: [Any]? {
    get {
      let colors = values.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set {
      let all = newValue ?? []
      let colors = all.compactMap { $0 as? CGColor }
      if colors.count < all.count { reportOtherColors() }
      change(.colors, \.gradient.colors, to: colors)
    }
  }
  open var locations: [NSNumber]? {
    get {
      let locations = values.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    }
    set {
      change(.locations, \.gradient.locations, to: (newValue ?? []).map(\.doubleValue))
    }
  }
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change(.startPoint, \.gradient.startPoint, to: newValue) }
  }
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change(.endPoint, \.gradient.endPoint, to: newValue) }
  }
  open var type: CAGradientLayerType {
    get { values.gradient.type }
    set { change(nil, \.gradient.type, to: newValue) }
  }

  private func reportOtherColors() {
    core.warnOnce(
      "CAGradientLayer",
      "colors that are no CGColors are not drawn in a gradient",
      remedy: "add .cgColor to each UIColor",
      kind: .misuse
    )
  }
}

extension LayerValues {
  package fileprivate(set) var gradient: GradientValues {
    get { if case .gradient(let gradient) = special { gradient } else { GradientValues() } }
    set { special = .gradient(newValue) }
  }
}
