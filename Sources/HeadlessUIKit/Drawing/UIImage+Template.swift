extension UIImage {
  /// For bars and configured buttons: a template unless a mode is set.
  var asTemplateByDefault: UIImage {
    renderingMode == .automatic && !hasOwnColors ? withRenderingMode(.alwaysTemplate) : self
  }

  private var hasOwnColors: Bool { traits.symbol?.coloring.hasOwnColors ?? false }

  /// [W] Bars show symbols without a scale at the large one.
  var sizedForBars: UIImage {
    guard let scale = traits.symbol?.scale, scale == .default || scale == .unspecified else {
      return self
    }
    return reconfigured(SymbolConfiguration(scale: .large))
  }
}
