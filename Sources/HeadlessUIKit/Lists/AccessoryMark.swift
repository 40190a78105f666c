import Foundation
import Geometry

/// The chevron, tick or circle at the end of a cell.
@MainActor
final class AccessoryMark: UIView {
  let size: CGSize
  private let shape = CAShapeLayer()
  private let kind: UITableViewCell.AccessoryType

  init?(_ kind: UITableViewCell.AccessoryType) {
    guard kind != .none else { return nil }
    self.kind = kind
    // [I] Measured from pictures of iOS.
    size =
      switch kind {
      case .none, .disclosureIndicator: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 15, height: 13)
      case .detailDisclosureButton, .detailButton: CGSize(width: 22, height: 22)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  private func draw() {
    let path = CGMutablePath()
    switch kind {
    case .none: break
    case .disclosureIndicator:
      let x = isRightToLeft ? size.width - 1 : 1
      let tip = isRightToLeft ? 1 : size.width - 1
      path.move(to: CGPoint(x: x, y: 1))
      path.addLine(to: CGPoint(x: tip, y: size.height / 2))
      path.addLine(to: CGPoint(x: x, y: size.height - 1))
    case .checkmark:
      path.move(to: CGPoint(x: 1, y: size.height * 0.55))
      path.addLine(to: CGPoint(x: size.width * 0.36, y: size.height - 1))
      path.addLine(to: CGPoint(x: size.width - 1, y: 1))
    case .detailDisclosureButton, .detailButton:
      path.addEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
      path.move(to: CGPoint(x: size.width / 2, y: 10))
      path.addLine(to: CGPoint(x: size.width / 2, y: 16))
      path.move(to: CGPoint(x: size.width / 2, y: 6))
      path.addLine(to: CGPoint(x: size.width / 2, y: 7))
    }
    let color: UIColor = kind == .disclosureIndicator ? .tertiaryLabel : tintColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = 2
    (shape.lineCap, shape.lineJoin) = (.round, .round)
    CATransaction.commit()
  }
}
