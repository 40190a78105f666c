@preconcurrency public import Foundation
import Geometry

/// A thumb on a track between two values.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // [W] Sizes of iOS 7 to 18.
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  private static let duration: TimeInterval = 0.25  // [I]

  private let lower = UIImageView()
  private let upper = UIImageView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private var thumbImages = StateTable<UIImage>()
  private var lowerImages = StateTable<UIImage>()
  private var upperImages = StateTable<UIImage>()
  private var current: Float = 0
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UISlider.self)
  }

  // MARK: Value

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  open func setValue(_ value: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return arrange() }
    UIView.animate(withDuration: Self.duration) { self.arrange() }
  }
  // [D] A limit beyond the other one takes it along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  open var isContinuous = true
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// [D] Never automatic; [I] the other one is that of a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? {
    didSet { arrange() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { arrange() }
  }
  open var thumbTintColor: UIColor? {
    didSet { arrange() }
  }
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    lowerImages[state] = image
    setNeedsLayout()
  }
  open func minimumTrackImage(for state: State) -> UIImage? { lowerImages[state] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    upperImages[state] = image
    setNeedsLayout()
  }
  open func maximumTrackImage(for state: State) -> UIImage? { upperImages[state] }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, isLeft: !isRightToLeft, bounds)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, isLeft: isRightToLeft, bounds)
  }
  /// [D] At the side of its value.
  private func valueImageRect(_ image: UIImage?, isLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 14  // [I] between an image and the track
    let start = minimumValueImage.map { $0.size.width + gap } ?? 2
    let end = maximumValueImage.map { $0.size.width + gap } ?? 2
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight
    )
  }
  /// The thumb's centre moves so that the thumb stays inside the track's ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let share = isRightToLeft ? 1 - part : part
    return CGRect(
      x: rect.minX + (rect.width - size.width) * share,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  override var tapIsPrimary: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    arrange()
  }
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5  // [I]
  }

  // MARK: Touches

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  /// [W] Only the thumb can be dragged, with a margin around it.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard thumbFrame.insetBy(dx: -10, dy: -10).contains(location) else { return false }
    grip = location.x - thumbFrame.midX
    return super.beginTracking(touch, with: event)
  }
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbFrame.width
    guard room > 0 else { return true }
    let x = touch.location(in: self).x - grip - thumbFrame.width / 2 - track.minX
    let part = Float((x / room).clamped(to: 0...1))
    let share = isRightToLeft ? 1 - part : part
    let old = current
    value = minimumValue + (maximumValue - minimumValue) * share
    // [W] Actions ask the event for the phase of its touch.
    if isContinuous, current != old { send([.valueChanged, .primaryActionTriggered], event) }
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // [D] The last event is sent when the finger is lifted.
    send([.valueChanged, .primaryActionTriggered], event)
  }
  /// [D] A swipe that begins on the thumb moves the thumb.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isTracking, gestureRecognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func assemble() {
    for part in [upper, lower, minimumPicture, maximumPicture, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  private func arrange() {
    let track = trackRect(forBounds: bounds)
    let rect = thumbRect(forBounds: bounds, trackRect: track, value: current)
    var (left, right) = (track, track)
    left.size.width = max(0, rect.midX - track.minX)
    right.origin.x = left.maxX
    right.size.width = max(0, track.maxX - left.maxX)
    (lower.frame, upper.frame) = isRightToLeft ? (right, left) : (left, right)
    configure(lower, image: currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor)
    configure(upper, image: currentMaximumTrackImage, color: maximumTrackTintColor ?? .systemFill)
    thumb.image = currentThumbImage
    thumb.frame = rect
    thumb.layer.cornerRadius = thumb.image == nil ? rect.height / 2 : 0
    thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
    (minimumPicture.image, maximumPicture.image) = (minimumValueImage, maximumValueImage)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// [D] An image replaces the colour, at its own height.
  private func configure(_ part: UIImageView, image: UIImage?, color: UIColor?) {
    part.image = image
    part.backgroundColor = image == nil ? color : nil
    part.layer.cornerRadius = image == nil ? Self.trackHeight / 2 : 0
    guard let image else { return }
    part.frame = CGRect(
      x: part.frame.minX,
      y: part.frame.midY - image.size.height / 2,
      width: part.frame.width,
      height: image.size.height
    )
  }
}
