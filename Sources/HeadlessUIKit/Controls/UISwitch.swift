@preconcurrency public import Foundation
public import Geometry

/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  // [W] Sizes of iOS 7 to 18.
  private static let size = CGSize(width: 51, height: 31)
  private static let edges = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  private static let thumbSide: CGFloat = 27
  private static let duration: TimeInterval = 0.25  // [I]

  private let track = UIView()
  private let thumb = UIView()
  private var isOnNow = false
  private var isDragged = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UISwitch.self)
  }

  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    // Pending layout must not be part of the animation.
    if animated { layoutIfNeeded() }
    isOnNow = on
    guard animated, window != nil else { return arrange() }
    UIView.animate(withDuration: Self.duration) { self.arrange() }
  }
  open var onTintColor: UIColor? {
    didSet { arrange() }
  }
  open var thumbTintColor: UIColor? {
    didSet { arrange() }
  }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  /// [D] Never automatic; checkboxes are those of a Mac.
  open var style: Style { .sliding }

  /// [D] The size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// [W] Rule controls.switch-size: the alignment rectangle is smaller than the drawing.
  open override var alignmentRectInsets: UIEdgeInsets { Self.edges }
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.edges.right, height: Self.size.height)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var tapIsPrimary: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override var answersTaps: Bool { true }
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5  // [I]
    guard window != nil else { return arrange() }
    UIView.animate(withDuration: Self.duration) { self.arrange() }
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragged = false
    return super.beginTracking(touch, with: event)
  }
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wanted = touch.location(in: self).x > bounds.midX
    if wanted != isOnNow,
      isDragged || touch.windowLocation.distance(to: touch.firstWindowLocation) > 10
    {
      toggle()
    }
    if touch.windowLocation.distance(to: touch.firstWindowLocation) > 10 { isDragged = true }
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isDragged, let touch, point(inside: touch.location(in: self), with: event) { toggle() }
  }

  private func toggle() {
    setOn(!isOnNow, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Look

  private func assemble() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    arrange()
  }

  private func arrange() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    track.backgroundColor = isOnNow ? onTintColor ?? .systemGreen : .secondarySystemFill
    // [W] A pressed thumb is slightly wider.
    let length = Self.thumbSide + (isHighlighted ? 7 : 0)
    let x = isOnNow != isRightToLeft ? Self.size.width - length - 2 : 2
    thumb.frame = CGRect(x: x, y: 2, width: length, height: Self.thumbSide)
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}
