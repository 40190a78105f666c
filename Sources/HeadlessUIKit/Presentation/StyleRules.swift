import Foundation

/// The properties of a modal style, as data.
///
/// Rules presentation.presenter, presentation.presenter-view, presentation.adaptation-table.
struct StyleRules: Equatable, Sendable {
  /// The controller that presents.
  enum Presenter: Equatable, Sendable {
    /// [D] The topmost ancestor.
    case screen
    /// [D] The nearest ancestor that defines a context, otherwise the topmost.
    case context
  }

  var presenter: Presenter
  /// [D] Whether the presenter's view is removed from the screen, and its controller gets
  /// callbacks.
  var removesPresenter: Bool
  /// The style in compact width, whatever the height.
  var inCompactWidth: UIModalPresentationStyle
  /// The same if the height is compact as well.
  var inCompactHeight: UIModalPresentationStyle

  // The screen styles' last two columns are [D], those of sheets and popovers since iOS 13 [W].
  static let table: [UIModalPresentationStyle: StyleRules] = [
    .fullScreen: same(.fullScreen, .screen, removes: true),
    .overFullScreen: same(.overFullScreen, .screen, removes: false),
    .currentContext: same(.currentContext, .context, removes: true),
    .overCurrentContext: same(.overCurrentContext, .context, removes: false),
    .custom: same(.custom, .screen, removes: false),
    .pageSheet: sheet(.pageSheet),
    .formSheet: sheet(.pageSheet),
    .popover: sheet(.pageSheet),
  ]

  static subscript(style: UIModalPresentationStyle) -> StyleRules {
    table[style] ?? sheet(.pageSheet)
  }

  private static func same(
    _ style: UIModalPresentationStyle,
    _ presenter: Presenter,
    removes: Bool
  ) -> StyleRules {
    StyleRules(
      presenter: presenter,
      removesPresenter: removes,
      inCompactWidth: style,
      inCompactHeight: style
    )
  }

  private static func sheet(_ compact: UIModalPresentationStyle) -> StyleRules {
    StyleRules(
      presenter: .screen,
      removesPresenter: false,
      inCompactWidth: compact,
      inCompactHeight: .fullScreen
    )
  }
}

@MainActor
extension UIModalPresentationStyle {
  /// [D] Rule presentation.styles: the value of a plain controller's `automatic` since iOS 13.
  var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return ProgramAge.isBeforeXcode11 ? .fullScreen : .pageSheet
  }

  /// Whether it adapts to compact sizes, so that a delegate is asked.
  var isAdaptive: Bool { [.pageSheet, .formSheet, .popover].contains(resolved) }

  /// The style for these traits, before a delegate is asked.
  func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
    let rules = StyleRules[resolved]
    if isAdaptive, traits.verticalSizeClass == .compact { return rules.inCompactHeight }
    return traits.horizontalSizeClass == .compact ? rules.inCompactWidth : resolved
  }
}
