@preconcurrency public import Foundation
import Geometry
import Scene
import Timeline

/// A spinner that turns by the virtual clock.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101
  }

  // [W] rule controllers.small-duties; eight spokes and one turn per second.
  private static let spokes = 8
  private static let period: TimeInterval = 1

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    assemble()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    assemble()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    assemble()
    coder.finish(self, as: UIActivityIndicatorView.self)
  }

  open var style: Style {
    didSet { styleChanged() }
  }
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  open private(set) var isAnimating = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      styleChanged()
    }
  }
  private var ownColor: UIColor?

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    spoke.add(turning, forKey: "turning")
  }

  /// [W] It turns again when its screen returns.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { spoke.add(turning, forKey: "turning") }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styleChanged()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    spoke.removeAnimation(forKey: "turning")
    if hidesWhenStopped { isHidden = true }
  }

  open override dynamic var intrinsicContentSize: CGSize { style.size }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arrange()
    CATransaction.commit()
  }

  /// Each spoke flashes and fades, an eighth of a turn after its neighbour.
  private var turning: CAAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.25
    fade.duration = Self.period
    fade.repeatCount = .infinity
    return fade
  }

  private func assemble() {
    isUserInteractionEnabled = false
    isHidden = true
    wheel.instanceCount = Self.spokes
    wheel.instanceDelay = Self.period / Double(Self.spokes)
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.spokes), 0, 0, 1)
    wheel.addSublayer(spoke)
    layer.addSublayer(wheel)
    styleChanged()
  }

  private func styleChanged() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    spoke.opacity = 0.25
    CATransaction.commit()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func arrange() {
    let side = style.size.width
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    spoke.bounds = CGRect(x: 0, y: 0, width: side * 0.1, height: side * 0.28)
    spoke.position = CGPoint(x: side / 2, y: side * 0.14)
    spoke.cornerRadius = side * 0.05
  }
}

extension UIActivityIndicatorView.Style {
  // [W] rule controllers.small-duties
  fileprivate var size: CGSize {
    switch self {
    case .white, .gray, .medium: CGSize(width: 20, height: 20)
    case .whiteLarge, .large: CGSize(width: 37, height: 37)
    }
  }

  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: UIColor(white: 1, alpha: 1)
    case .gray, .medium, .large: UIColor(white: 0.5, alpha: 1)
    }
  }
}
