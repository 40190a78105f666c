public import Foundation
public import Geometry

/// The background of a control or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// [D] Nil for the view's tint color; `clear` for no background.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// [D] Where the insets count from the layout margins of the view, instead of its edges.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  /// [D] Fills by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  /// The colour of a cell that is pressed or selected.
  private var selectionColor: UIColor?

  /// That of a button, whose configuration has the color.
  init() {}

  private init(_ color: UIColor?, selection: UIColor? = .systemGray4) {
    (backgroundColor, selectionColor) = (color, selection)
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// [D] Without a colour of its own the stroke has the tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The insets in a view.
  func insets(in view: UIView?) -> NSDirectionalEdgeInsets {
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    var insets = backgroundInsets
    guard !edges.isEmpty, let margins = view?.directionalLayoutMargins else { return insets }
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isHighlighted || cell.isSelected,
      let selectionColor, backgroundColorTransformer == nil
    else { return self }
    var copy = self
    copy.backgroundColor = selectionColor
    return copy
  }

  public static func clear() -> UIBackgroundConfiguration { Self(.clear, selection: nil) }

  // [W] The colours of lists.
  public static func listCell() -> Self { Self(.systemBackground) }
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  public static func listSidebarCell() -> Self { Self(.clear) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
}
