import Foundation
import Geometry

/// Marks selected text, line by line, with a handle at each end.
final class TextSelectionMark: UIView {
  private static let opacity: CGFloat = 0.2  // [I]

  private(set) lazy var drag = SelectionDrag(self)
  private(set) var handles: [SelectionHandle] = []
  private var shown: (rects: [CGRect], color: UIColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The rectangles are in the superview's coordinates, since the mark has no size of its own.
  func show(_ parts: [UITextSelectionRect], in color: UIColor) {
    let rects = parts.map(\.rect)
    let ends = SelectionHandle.ends(of: parts)
    if let shown, shown.rects == rects, shown.color == color, handles == ends { return }
    (shown, handles) = ((rects, color), ends)
    for view in subviews { view.removeFromSuperview() }
    for rect in rects { add(rect, in: color.withAlphaComponent(Self.opacity)) }
    for handle in handles {
      add(handle.stem, in: color)
      add(handle.knob, in: color).layer.cornerRadius = handle.knob.width / 2
    }
  }

  /// The handle that a finger at a point means.
  func handle(at point: CGPoint) -> SelectionHandle? {
    handles.filter { $0.touchArea.contains(point) }
      .min { $0.anchor.distance(to: point) < $1.anchor.distance(to: point) }
  }

  @discardableResult
  private func add(_ frame: CGRect, in color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    addSubview(view)
    return view
  }
}
