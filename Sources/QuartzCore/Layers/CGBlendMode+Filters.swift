import VirtualTime
import Geometry

extension CGBlendMode {
  private static let filters: [CGBlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// [W] The name of the mode as a layer's `compositingFilter`.
  var filterName: String { "\(self)BlendMode" }

  /// The mode of a filter name; an unknown name is ignored and reported.
  package static func named(_ filter: Any?, _ core: StageCore) -> CGBlendMode {
    guard let filter else { return .normal }
    if let mode = filters.first(where: { $0.filterName == filter as? String }) { return mode }
    core.warnOnce(
      "CALayer",
      "there is no compositing filter '\(filter)'",
      remedy: "name a blend mode, such as \"multiplyBlendMode\""
    )
    return .normal
  }
}
