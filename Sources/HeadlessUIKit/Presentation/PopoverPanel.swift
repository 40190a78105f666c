import Foundation
import Geometry

/// A popover's floating panel, with its arrow and its shadow.
final class PopoverPanel: PresentationPanel {
  private let shape = CAShapeLayer()
  private var backing: UIPopoverBackgroundView?

  override init(_ controller: UIPresentationController) {
    super.init(controller)
    layer.insertSublayer(shape, at: 0)
    clip.layer.cornerRadius = PopoverPlacement.cornerRadius
    layer.shadowOpacity = 0.2  // [I]
    layer.shadowRadius = 24  // [I]
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var popover: UIPopoverPresentationController? {
    controller as? UIPopoverPresentationController
  }

  private var placement: PopoverPlacement? {
    popover?.container.flatMap { popover?.placement(in: $0) }
  }

  override var contentFrame: CGRect { placement?.contentFrame ?? bounds }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    if let type = popover?.popoverBackgroundViewClass as? UIPopoverBackgroundView.Type {
      return showBacking(of: type, placement)
    }
    let path = outline(placement)
    animateOutline(to: path)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = path.cgPath
    let color = popover?.backgroundColor ?? content?.backgroundColor ?? .systemBackground
    let traits = content?.traitCollection ?? traitCollection
    shape.fillColor = color.resolvedColor(with: traits).cgColor
    layer.shadowPath = path.cgPath
    CATransaction.commit()
  }

  /// In an animation block, the outline changes together with the panel's frame.
  private func animateOutline(to path: UIBezierPath) {
    guard let context = AnimationContext.current, context.recorder is PropertyRecorder,
      let old = shape.path, shape.bounds.size != bounds.size
    else { return }
    for (target, key) in [(shape as CALayer, "path"), (layer, "shadowPath")] {
      let animation = context.pacing.animation(keyPath: key, duration: context.duration)
      animation.fromValue = old
      animation.toValue = path.cgPath
      target.add(animation, forKey: key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func showBacking(of type: UIPopoverBackgroundView.Type, _ placement: PopoverPlacement) {
    let backing = backing ?? type.made(frame: .zero)
    if self.backing == nil { insertSubview(backing, at: 0) }
    self.backing = backing
    let isUpright = placement.arrow == .up || placement.arrow == .down
    backing.frame = bounds
    backing.arrowDirection = placement.arrow
    backing.arrowOffset = placement.tip - (isUpright ? bounds.midX : bounds.midY)
    clip.layer.cornerRadius =
      type.wantsDefaultContentAppearance ? PopoverPlacement.cornerRadius : 0
    // [D] The background draws its own shadow.
    layer.shadowOpacity = 0
  }

  private func outline(_ placement: PopoverPlacement) -> UIBezierPath {
    let radius = PopoverPlacement.cornerRadius
    let path = UIBezierPath(roundedRect: placement.contentFrame, cornerRadius: radius)
    guard !placement.arrow.isEmpty else { return path }
    let arrow = arrowPoints(placement)
    path.move(to: arrow[0])
    path.addLine(to: arrow[1])
    path.addLine(to: arrow[2])
    path.close()
    return path
  }

  /// A triangle as wide as the arrow's base whose tip touches the panel's edge.
  private func arrowPoints(_ placement: PopoverPlacement) -> [CGPoint] {
    let (content, half) = (placement.contentFrame, PopoverPlacement.arrowBase / 2)
    let reach = half + PopoverPlacement.cornerRadius
    let isUpright = placement.arrow == .up || placement.arrow == .down
    let length = isUpright ? bounds.width : bounds.height
    let tip = min(max(placement.tip, reach), max(length - reach, reach))
    switch placement.arrow {
    case .up: return [(tip - half, content.minY), (tip, 0), (tip + half, content.minY)].points
    case .down:
      return [(tip + half, content.maxY), (tip, bounds.maxY), (tip - half, content.maxY)].points
    case .left: return [(content.minX, tip + half), (0, tip), (content.minX, tip - half)].points
    default:
      return [(content.maxX, tip - half), (bounds.maxX, tip), (content.maxX, tip + half)].points
    }
  }
}

extension [(CGFloat, CGFloat)] {
  fileprivate var points: [CGPoint] { map { CGPoint(x: $0.0, y: $0.1) } }
}

extension UIPopoverPresentationController {
  // [W] Rule presentation.popover: the width without a preferred size; the height is ours. [I]
  private static let usualSize = CGSize(width: 320, height: 480)

  func placement(in container: UIView) -> PopoverPlacement? {
    guard let anchor else { return nil }
    // [D] The rectangle applies to the source view only.
    let rect = sourceRect.isNull || anchor !== sourceView ? anchor.bounds : sourceRect
    let wanted = preferredContentSize
    let insets = container.safeAreaInsets
    let space = container.bounds.inset(by: insets).inset(by: popoverLayoutMargins)
    return PopoverPlacement(
      content: CGSize(
        width: wanted.width > 0 ? wanted.width : Self.usualSize.width,
        height: wanted.height > 0 ? wanted.height : Self.usualSize.height
      ),
      beside: container.convert(rect, from: anchor),
      in: space,
      permitted: permittedArrowDirections,
      overlaps: canOverlapSourceViewRect,
      insets: popoverBackgroundViewClass?.contentViewInsets() ?? .zero,
      arrowHeight: popoverBackgroundViewClass?.arrowHeight() ?? PopoverPlacement.arrowHeight
    )
  }

  func panelFrame(in container: UIView) -> CGRect? {
    guard let placement = placement(in: container) else { return nil }
    arrowDirection = placement.arrow
    return placement.frame
  }
}
