public import Foundation
public import Geometry

open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open internal(set) var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  public required init(copying other: UIGraphicsRendererFormat) {
    bounds = other.bounds
    super.init()
  }

  open class func `default`() -> Self { preferred() }
  open class func preferred() -> Self { self.init(copying: UIGraphicsRendererFormat()) }
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(copying: self) }
}

/// The format of a drawn image: pixels per point, and whether it is opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale: CGFloat
  open var opaque = false
  open var prefersExtendedRange = false
  open var preferredRange = Range.automatic

  /// [D] The default scale is the main screen's.
  public override init() {
    scale = Displays.scale
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public required init(copying other: UIGraphicsRendererFormat) {
    let image = other as? UIGraphicsImageRendererFormat
    scale = image?.scale ?? Displays.scale
    opaque = image?.opaque ?? false
    prefersExtendedRange = image?.prefersExtendedRange ?? false
    preferredRange = image?.preferredRange ?? .automatic
    super.init(copying: other)
  }
}

open class UIGraphicsRendererContext: NSObject {
  package let recorder: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  public override init() {
    recorder = CGContext(canvas: .zero, scale: 1)
    rendererFormat = UIGraphicsRendererFormat()
    super.init()
  }

  package init(_ recorder: CGContext, _ format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    self.rendererFormat = format
    super.init()
  }

  open var cgContext: CGContext { recorder }
  open var format: UIGraphicsRendererFormat { rendererFormat }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
  open func clip(to rect: CGRect) { recorder.clip(to: rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { recorder.fill(rect) }
  }

  /// A line one point wide, inside the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { recorder.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  private func blending(_ mode: CGBlendMode, _ body: () -> Void) {
    let outer = recorder.state.blendMode
    recorder.setBlendMode(mode)
    body()
    recorder.setBlendMode(outer)
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing so far.
  open var currentImage: UIImage {
    guard let image = recorder.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: recorder.scale, orientation: .up)
  }
}

open class UIGraphicsRenderer: NSObject {
  package let area: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    rendererFormat = format
    format.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }
  open var allowsImageOutput: Bool { false }
}

/// Runs drawing code and returns the result as an image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  open override var allowsImageOutput: Bool { true }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : Displays.scale
    let recorder = CGContext(canvas: area, scale: scale)
    if imageFormat.opaque { recorder.fill(area) }
    let context = UIGraphicsImageRendererContext(recorder, imageFormat)
    withCurrentContext(recorder) { actions(context) }
    return context.currentImage
  }
}
