public import Geometry

/// What is done to a layer's finished picture, or to what lies below it.
public enum Effect: Hashable, Sendable {
  /// A Gaussian over the layer's own picture; the deviation in points.
  case blur(deviation: Double)
  /// Saturation and brightness of the layer's own picture.
  case toning(Toning)
  /// The components of the layer's own picture, each multiplied by the colour's; not its alpha.
  case multiply(Color)
  /// What lies below, inside the layer's rounded bounds, blurred and drawn before the background.
  case backdropBlur(BackdropBlur)

  var readsBackdrop: Bool {
    if case .backdropBlur = self { true } else { false }
  }
}
