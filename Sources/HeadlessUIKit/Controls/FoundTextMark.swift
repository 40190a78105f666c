import Foundation
import Geometry

/// Marks what a search has found, below the letters.
final class FoundTextMark: UIView {
  // [I] As bright as a text marker, the current result more so.
  private static let color = UIColor.systemYellow.withAlphaComponent(0.35)
  private static let highlight = UIColor.systemYellow
  private static let cornerRadius: CGFloat = 2  // [I]

  /// A part of a result in one line.
  struct Place: Equatable {
    var rect: CGRect
    var isHighlighted: Bool
  }

  private var shown: [Place] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The rectangles are in the superview's coordinates, since the mark has no size of its own.
  func show(_ places: [Place]) {
    // A text view is laid out whenever it scrolls, which moves no result.
    guard places != shown else { return }
    shown = places
    for view in subviews { view.removeFromSuperview() }
    for place in places {
      let view = UIView(frame: place.rect)
      view.backgroundColor = place.isHighlighted ? Self.highlight : Self.color
      view.layer.cornerRadius = Self.cornerRadius
      addSubview(view)
    }
  }
}
