import Foundation
import Geometry

/// Marks selected text, line by line, with a handle at each end.
final class TextSelectionMark: UIView {
  // [I] Looks like pictures of iOS 17; the handles cannot be dragged.
  private static let opacity: CGFloat = 0.2
  private static let stem: CGFloat = 2
  private static let knob: CGFloat = 10

  private var shown: (rects: [CGRect], color: UIColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The rectangles are in the superview's coordinates, since the mark has no size of its own.
  func show(_ rects: [CGRect], in color: UIColor) {
    if let shown, shown.rects == rects, shown.color == color { return }
    shown = (rects, color)
    for view in subviews { view.removeFromSuperview() }
    for rect in rects { add(rect, in: color.withAlphaComponent(Self.opacity)) }
    guard let first = rects.first, let last = rects.last else { return }
    addHandle(at: CGPoint(x: first.minX, y: first.minY), of: first, in: color)
    addHandle(at: CGPoint(x: last.maxX, y: last.maxY + Self.knob), of: last, in: color)
  }

  /// A stem as high as the line, and a knob whose lower end is given.
  private func addHandle(at foot: CGPoint, of line: CGRect, in color: UIColor) {
    let (stem, knob) = (Self.stem, Self.knob)
    add(CGRect(x: foot.x - stem / 2, y: line.minY, width: stem, height: line.height), in: color)
    let ball = add(
      CGRect(x: foot.x - knob / 2, y: foot.y - knob, width: knob, height: knob),
      in: color
    )
    ball.layer.cornerRadius = knob / 2
  }

  @discardableResult
  private func add(_ frame: CGRect, in color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    addSubview(view)
    return view
  }
}
