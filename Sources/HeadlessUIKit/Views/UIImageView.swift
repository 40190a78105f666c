@preconcurrency public import Foundation
public import Geometry

/// A view that shows an image, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// [D] Kept; images keep their size here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
  }

  /// Calls the class's own initialiser.
  public static func made(image: UIImage?) -> Self {
    let view = made(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    view.image = image
    return view
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, as: UIImageView.self)
  }

  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }
  open var highlightedImage: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { symbolBaselines }

  // MARK: Several images in turn

  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The duration of one round; 0 means 1/30 s for each image.
  open var animationDuration: TimeInterval = 0
  /// 0 means for ever.
  open var animationRepeatCount = 0
  open var isAnimating: Bool { layer.animation(forKey: Self.roundKey) != nil }
  open func startAnimating() { startRounds() }
  open func stopAnimating() { layer.removeAnimation(forKey: Self.roundKey) }

  static let roundKey = "contents"

  // MARK: Size and display

  /// [D] Those of the image, as UIImage.h says.
  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }
  open override dynamic var intrinsicContentSize: CGSize {
    shownImage?.alignedSize ?? super.intrinsicContentSize
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    traitsChanged()
  }
  open override func display(_ layer: CALayer) { showImage() }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    startAnimatedImage()
  }
}
