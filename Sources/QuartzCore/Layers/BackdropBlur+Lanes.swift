import Geometry
package import Scene

/// A backdrop's blur as numbers that can be animated.
extension BackdropBlur {
  /// No blur.
  package static let none = BackdropBlur(deviation: 0)

  // The tint's colour is premultiplied, so that one that fades in keeps its hue.
  package var lanes: [Double] {
    [
      deviation, toning.saturation, toning.brightness, tint.red * tint.alpha,
      tint.green * tint.alpha, tint.blue * tint.alpha, tint.alpha,
    ]
  }

  /// Nil for no blur.
  package init?(lanes: [Double]) {
    guard lanes.count == 7, lanes != Self.none.lanes else { return nil }
    let alpha = lanes[6] > 0 ? lanes[6] : 1
    self.init(
      deviation: max(lanes[0], 0),
      toning: Toning(saturation: lanes[1], brightness: lanes[2]),
      tint: Color(
        red: lanes[3] / alpha,
        green: lanes[4] / alpha,
        blue: lanes[5] / alpha,
        alpha: max(lanes[6], 0)
      )
    )
  }
}

extension LayerValues {
  /// The layer's effect on what is below it.
  package var backdrop: BackdropBlur? {
    get {
      for case .backdropBlur(let blur) in effects { return blur }
      return nil
    }
    set { effects = newValue.map { [.backdropBlur($0)] } ?? [] }
  }
}
