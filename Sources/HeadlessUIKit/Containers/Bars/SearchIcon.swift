import Foundation
import Geometry

/// The magnifying glass in a search field.
@MainActor
final class SearchIcon: UIView {
  static let size = CGSize(width: 26, height: 20)  // [I]
  private static let lens: CGFloat = 11  // [I]
  private static let stroke: CGFloat = 1.5  // [I]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let lens = CGRect(x: bounds.midX - 6, y: bounds.midY - 7, width: Self.lens, height: Self.lens)
    let path = UIBezierPath(ovalIn: lens)
    let rim = Self.lens / 2 * (1 - 0.5.squareRoot())
    path.move(to: CGPoint(x: lens.maxX - rim, y: lens.maxY - rim))
    path.addLine(to: CGPoint(x: lens.maxX + 3, y: lens.maxY + 3))
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
