@preconcurrency public import Foundation
import Geometry

/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private static let duration: TimeInterval = 0.25  // [I]

  private let bar = UIImageView()
  private let rail = UIImageView()
  private var current: Float = 0

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    assemble()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UIProgressView.self)
  }

  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }
  /// [D] Between 0 and 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    current = min(max(progress, 0), 1)
    guard animated, window != nil else { return arrange() }
    UIView.animate(withDuration: Self.duration) { self.arrange() }
  }
  /// [D] The bar shows its fraction, and follows it animated.
  open var observedProgress: Progress? { didSet { follow() } }
  private var observation: NSKeyValueObservation?

  private func follow() {
    observation = observedProgress?.observe(\.fractionCompleted) { [weak self] progress, _ in
      self?.setProgress(Float(progress.fractionCompleted), animated: true)
    }
    if let observedProgress {
      setProgress(Float(observedProgress.fractionCompleted), animated: false)
    }
  }
  open var progressViewStyle: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var progressTintColor: UIColor? {
    didSet { arrange() }
  }
  open var trackTintColor: UIColor? {
    didSet { arrange() }
  }

  open var progressImage: UIImage? {
    didSet { arrange() }
  }
  open var trackImage: UIImage? {
    didSet { arrange() }
  }

  // [W] Heights of iOS 13 and later.
  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    arrange()
  }

  private func assemble() {
    clipsToBounds = true
    addSubview(rail)
    addSubview(bar)
    arrange()
  }

  private func arrange() {
    let width = bounds.width * CGFloat(current)
    let x = isRightToLeft ? bounds.width - width : 0
    bar.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    rail.frame = bounds
    (bar.image, rail.image) = (progressImage, trackImage)
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    let isRound = progressViewStyle == .default
    for part in [layer, bar.layer] { part.cornerRadius = isRound ? bounds.height / 2 : 0 }
  }
}
