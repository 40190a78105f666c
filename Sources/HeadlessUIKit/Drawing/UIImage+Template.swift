extension UIImage {
  /// As bars and configured buttons show it: in their own colour, unless it asks for something.
  var asTemplateByDefault: UIImage {
    renderingMode == .automatic && !hasOwnColors ? withRenderingMode(.alwaysTemplate) : self
  }

  private var hasOwnColors: Bool { traits.symbol?.coloring.hasOwnColors ?? false }

  /// [W] Bars show symbols that name no scale at the large one.
  var sizedForBars: UIImage {
    guard let scale = traits.symbol?.scale, scale == .default || scale == .unspecified else {
      return self
    }
    return reconfigured(SymbolConfiguration(scale: .large))
  }
}
