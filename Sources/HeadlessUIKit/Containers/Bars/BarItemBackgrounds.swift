/// The images behind a bar button item, by its style, the bar's height and the item's state.
struct BarItemBackgrounds {
  private struct Key: Hashable {
    let style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }

  private var images: [Key: StateTable<UIImage>] = [:]

  /// Those for items of any style where it is nil.
  subscript(style: UIBarButtonItem.Style?, metrics: UIBarMetrics) -> StateTable<UIImage> {
    get { images[Key(style: style, metrics: metrics)] ?? StateTable() }
    set { images[Key(style: style, metrics: metrics)] = newValue }
  }

  /// [I] The most exact one: of the style before any, of the bar's height before the usual.
  func shown(
    in state: UIControl.State,
    style: UIBarButtonItem.Style,
    isCompact: Bool
  ) -> UIImage? {
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    for metrics in metrics {
      if let image = self[style, metrics][state] ?? self[nil, metrics][state] { return image }
    }
    return nil
  }
}
