public import Foundation
public import Geometry

/// Custom images of a search bar, and the shifts of what its field contains.
@MainActor
struct SearchBarParts {
  var fieldBackgrounds = StateTable<UIImage>()
  var fieldShift = UIOffset.zero
  var textShift = UIOffset.zero
  var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
  var scopeBackground: UIImage?

  var fieldBackground: UIImage? { fieldBackgrounds[.normal] }
}

extension UISearchBar {
  /// [D] Drawn in normal and disabled state, and as high as the image.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) { parts.fieldBackgrounds[state] = backgroundImage }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.fieldBackgrounds[state]
  }

  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.fieldShift }
    set { parts.fieldShift = newValue }
  }

  public var searchTextPositionAdjustment: UIOffset {
    get { parts.textShift }
    set { parts.textShift = newValue }
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.iconShifts[icon] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { parts.iconShifts[icon] ?? .zero }

  // MARK: Scopes

  public var scopeBarBackgroundImage: UIImage? {
    get { parts.scopeBackground }
    set { parts.scopeBackground = newValue }
  }

  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) { scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage,
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }
}
