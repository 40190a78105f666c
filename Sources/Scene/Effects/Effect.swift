public import Geometry

/// An effect on a layer's finished picture, or on what is below it.
public enum Effect: Hashable, Sendable {
  /// A Gaussian over the layer's own picture; the deviation in points.
  case blur(deviation: Double)
  /// Saturation and brightness of the layer's own picture.
  case toning(Toning)
  /// The components of the layer's own picture, each multiplied by the colour's; not its alpha.
  case multiply(Color)
  /// What is below, inside the layer's rounded bounds, blurred and drawn before the background.
  case backdropBlur(BackdropBlur)

  var readsBackdrop: Bool {
    if case .backdropBlur = self { true } else { false }
  }
}
