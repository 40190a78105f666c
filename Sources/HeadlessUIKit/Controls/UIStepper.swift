@preconcurrency public import Foundation
import Geometry
import Timeline

/// Two halves that count down and up.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)  // [W] since iOS 13
  // [I] The delay before counting repeats, and its interval.
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1
  // [D] Counting is faster the longer the finger stays; [I] by how much.
  private static let shortPause: TimeInterval = 0.05
  private static let slowSteps = 20

  private let minus = UIView()
  private let plus = [UIView(), UIView()]
  private let divider = UIView()
  private let shade = UIView()
  /// Made with the first custom image.
  private var custom: StepperImageView?
  private var current = 0.0 { didSet { setNeedsLayout() } }
  private(set) var direction = 0.0
  private var repeater: Int?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UIStepper.self)
  }

  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }
  // [D] A limit beyond the other one takes it along.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// [D] Anything but a number above 0 raises an exception.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      layer.core.raise(
        "UIStepper",
        "a stepper's step must be above 0, not \(stepValue)",
        remedy: "set a step above 0"
      )
      stepValue = oldValue
    }
  }
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false { didSet { setNeedsLayout() } }

  open override dynamic var intrinsicContentSize: CGSize { Self.size }
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
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    if autorepeat { repeatStep(after: Self.firstPause) }
    setNeedsLayout()
    return super.beginTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isInside = touch.map { keeps($0, event) } ?? false
    if isInside, !hasRepeated { step() }
    if hasRepeated, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    stopRepeating()
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  private var repeats = 0
  private var hasRepeated: Bool { repeats > 0 }

  private func step() {
    let old = current
    let next = current + direction * stepValue
    if wraps, next > maximumValue {
      current = minimumValue
    } else if wraps, next < minimumValue {
      current = maximumValue
    } else {
      value = next
    }
    if current != old, isContinuous || !hasRepeated {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func repeatStep(after seconds: TimeInterval) {
    let core = layer.core
    repeater = core.queue.at(core.now + Instant(seconds: seconds)) { [weak self] in
      guard let self, isTracking else { return }
      repeats += 1
      if isTouchInside { step() }
      repeatStep(after: repeats < Self.slowSteps ? Self.pause : Self.shortPause)
    }
  }

  private func stopRepeating() {
    if let repeater { layer.core.queue.cancel(repeater) }
    (repeater, repeats, direction) = (nil, 0, 0)
    setNeedsLayout()
  }

  // MARK: Look

  private var images = (down: StateTable<UIImage>(), up: StateTable<UIImage>())
  private let pictures = (down: UIImageView(), up: UIImageView())

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.down[state] = image
    setNeedsLayout()
  }
  open func decrementImage(for state: State) -> UIImage? { images.down[state] }
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.up[state] = image
    setNeedsLayout()
  }
  open func incrementImage(for state: State) -> UIImage? { images.up[state] }

  /// A custom image replaces the sign.
  private func show(_ image: UIImage?, in picture: UIImageView, at x: CGFloat, _ signs: [UIView]) {
    picture.image = image
    picture.bounds.size = image?.size ?? .zero
    picture.center = CGPoint(x: x, y: bounds.midY)
    for sign in signs { sign.isHidden = image != nil }
  }

  /// In place of its plate and line.
  var customImages = SegmentImages() {
    didSet {
      backgroundColor = customImages.hasBackground ? nil : .tertiarySystemFill
      layer.cornerRadius = customImages.hasBackground ? 0 : Self.radius
      showCustomImages()
      setNeedsLayout()
    }
  }

  private func showCustomImages() {
    guard custom == nil else { return }
    let view = StepperImageView()
    view.isUserInteractionEnabled = false
    custom = view
    insertSubview(view, at: 0)
  }

  // [W] The look of iOS 13: a filled, rounded plate with a line in its middle.
  private static let radius: CGFloat = 8

  private func assemble() {
    for part in [shade, minus, divider, pictures.down, pictures.up] + plus {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    arrange()
  }

  private func arrange() {
    let (width, height) = (bounds.width, bounds.height)
    divider.frame = CGRect(x: width / 2 - 0.5, y: 7, width: 1, height: max(0, height - 14))
    divider.backgroundColor = .quaternaryLabel
    bar(minus, at: width / 4, CGSize(width: 15, height: 1.5), leftState)
    bar(plus[0], at: width * 3 / 4, CGSize(width: 15, height: 1.5), rightState)
    bar(plus[1], at: width * 3 / 4, CGSize(width: 1.5, height: 15), rightState)
    show(images.down[leftState], in: pictures.down, at: width / 4, [minus])
    show(images.up[rightState], in: pictures.up, at: width * 3 / 4, plus)
    custom?.frame = bounds
    custom?.show(customImages, leftState, rightState)
    divider.isHidden = customImages.divider(left: leftState, right: rightState) != nil
    shade.isHidden = customImages.hasBackground
    let x = direction > 0 ? width / 2 : 0
    shade.frame = CGRect(x: x, y: 0, width: width / 2, height: height)
    let isPressed = [leftState, rightState].contains { $0.contains(.highlighted) }
    shade.backgroundColor = isPressed ? .systemFill : nil
  }

  private func bar(_ part: UIView, at x: CGFloat, _ size: CGSize, _ state: State) {
    part.bounds.size = size
    part.center = CGPoint(x: x, y: bounds.midY)
    // A disabled stepper is fainter as a whole.
    let isAtLimit = isEnabled && state.contains(.disabled)
    part.backgroundColor = isAtLimit ? .tertiaryLabel : .label  // [I] The color.
  }
}
