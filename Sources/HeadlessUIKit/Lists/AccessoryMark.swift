import Foundation
import Geometry

/// The chevron, tick or button at the end of a cell.
@MainActor
final class AccessoryMark: UIView {
  let size: CGSize
  private let shape = CAShapeLayer()
  private let kind: UITableViewCell.AccessoryType
  private let button: UIButton?

  // [I] Measured on pictures of iOS.
  private static let chevron = CGSize(width: 8, height: 14)
  private static let tick = CGSize(width: 15, height: 13)
  private static let gap: CGFloat = 11

  /// `tapped` is the action of kinds with a button.
  init?(_ kind: UITableViewCell.AccessoryType, tapped: (() -> Void)? = nil) {
    guard kind != .none else { return nil }
    self.kind = kind
    button = kind.hasButton ? UIButton(type: .detailDisclosure) : nil
    let disc = button?.intrinsicContentSize ?? .zero
    size =
      switch kind {
      case .none, .disclosureIndicator: Self.chevron
      case .checkmark: Self.tick
      case .detailButton: disc
      case .detailDisclosureButton:
        CGSize(width: disc.width + Self.gap + Self.chevron.width, height: disc.height)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = button != nil
    layer.addSublayer(shape)
    if let button {
      button.addAction(UIAction { _ in tapped?() }, for: .touchUpInside)
      addSubview(button)
    }
    draw()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let button else { return }
    let disc = button.intrinsicContentSize
    button.frame = CGRect(
      x: isRightToLeft ? bounds.width - disc.width : 0,
      y: (bounds.height - disc.height) / 2,
      width: disc.width,
      height: disc.height
    )
    draw()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  private func draw() {
    let path = CGMutablePath()
    switch kind {
    case .none, .detailButton: break
    case .disclosureIndicator, .detailDisclosureButton: addChevron(to: path)
    case .checkmark:
      path.move(to: CGPoint(x: 1, y: size.height * 0.55))
      path.addLine(to: CGPoint(x: size.width * 0.36, y: size.height - 1))
      path.addLine(to: CGPoint(x: size.width - 1, y: 1))
    }
    let color: UIColor = kind == .checkmark ? tintColor : .tertiaryLabel
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = 2
    (shape.lineCap, shape.lineJoin) = (.round, .round)
    CATransaction.commit()
  }

  /// At the trailing edge of the mark, pointing outwards.
  private func addChevron(to path: CGMutablePath) {
    let (width, height) = (Self.chevron.width, Self.chevron.height)
    let start = isRightToLeft ? width - 1 : size.width - width + 1
    let tip = isRightToLeft ? 1 : size.width - 1
    let top = (size.height - height) / 2
    path.move(to: CGPoint(x: start, y: top + 1))
    path.addLine(to: CGPoint(x: tip, y: top + height / 2))
    path.addLine(to: CGPoint(x: start, y: top + height - 1))
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
