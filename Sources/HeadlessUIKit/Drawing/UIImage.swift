public import Foundation
public import Geometry

/// A picture with a size in points and display settings.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  // Set before the image is returned.
  var traits: ImageTraits

  init(traits: ImageTraits) {
    self.traits = traits
    super.init()
  }

  public override init() {
    traits = ImageTraits()
    super.init()
  }

  public init(cgImage: CGImage) {
    traits = ImageTraits(cgImage)
    super.init()
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    traits = ImageTraits(cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public init?(data: Data, scale: CGFloat) {
    guard let image = ImageFiles.decode(data) else { return nil }
    traits = ImageTraits(image, scale: scale)
    super.init()
  }

  /// A name that ends with `@2x` or `@3x` gives the scale.
  public init?(contentsOfFile path: String) {
    guard let found = ImageFiles.read(path) else { return nil }
    traits = found
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Called by `#imageLiteral`; a missing image is reported, where UIKit crashes.
  public required init(imageLiteralResourceName name: String) {
    traits = ImageFiles.find(name, in: .main, nil) ?? .missing(name)
    super.init()
  }

  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    guard let found = ImageFiles.find(name, in: bundle, traitCollection) else { return nil }
    traits = found
    super.init()
  }

  /// The image of that name if the bundle has one; no warning otherwise.
  package init?(ifNamed name: String, in bundle: Bundle) {
    guard let found = ImageFiles.lookUp(name, in: bundle, nil) else { return nil }
    traits = found
    super.init()
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Draws a substitute: Apple's own pictures may not be shipped.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    traits = SymbolImages.traits(name, configuration as? SymbolConfiguration)
    super.init()
  }

  // MARK: Asking

  open var size: CGSize { traits.size }
  open var scale: CGFloat { traits.scale }
  open var imageOrientation: Orientation { traits.orientation }
  /// [D] Nil for an image of Core Image's.
  open var cgImage: CGImage? { traits.origin == nil ? traits.image : nil }
  open var renderingMode: RenderingMode { traits.renderingMode }
  open var capInsets: UIEdgeInsets { traits.capInsets }
  open var resizingMode: ResizingMode { traits.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  open var isSymbolImage: Bool { traits.symbol != nil }
  open var configuration: Configuration? { traits.symbol }
  open var symbolConfiguration: SymbolConfiguration? { traits.symbol }
  open var baselineOffsetFromBottom: CGFloat? { traits.baseline }
  open var hasBaseline: Bool { traits.baseline != nil }
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
  open var images: [UIImage]? { traits.frames?.images }
  open var duration: TimeInterval { traits.frames?.duration ?? 0 }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// [D] Keeps the rendering mode unless one is given.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    changed { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// [D] The point after each cap is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: topCapHeight > 0 ? max(size.height - top - 1, 0) : 0,
      right: leftCapWidth > 0 ? max(size.width - left - 1, 0) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baseline = nil }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    reconfigured(configuration as? SymbolConfiguration)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? reconfigured(configuration) : nil
  }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed { $0.frames = ImageFrames(images: images, duration: duration) }
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode, alpha)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal pictures with equal settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.traits == traits
  }

  open override var hash: Int { traits.image.hashValue }
}
