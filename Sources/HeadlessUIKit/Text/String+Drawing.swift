public import Foundation
import Geometry
import Typography

/// Settings for fitting text into a rectangle, and the resulting scale.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor = CGFloat.zero
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  public func size() -> CGSize { picture(in: TextFrame(), scaledBy: 1).layout.size }

  public func draw(at point: CGPoint) {
    picture(in: TextFrame(), scaledBy: 1).draw(at: point)
  }

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    // [D] Lines that the rectangle has no room for are left out.
    let picture = picture(
      in: TextFrame(rect.size, options, isLimited: true),
      scaledBy: scale(in: rect.size, options, context)
    )
    context?.totalBounds = picture.bounds(options)
    let rise = options.contains(.usesLineFragmentOrigin) ? 0 : picture.layout.firstBaseline
    picture.draw(at: CGPoint(x: rect.minX, y: rect.minY - rise))
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    // [D] The result may be higher than the size, unless the last visible line is truncated.
    let isLimited = options.contains(.truncatesLastVisibleLine)
    let picture = picture(
      in: TextFrame(size, options, isLimited: isLimited),
      scaledBy: scale(in: size, options, context)
    )
    let bounds = picture.bounds(options)
    context?.totalBounds = bounds
    return bounds
  }

  /// [D] What a context allows, as far as it is needed; it hears of the scale.
  private func scale(
    in size: CGSize,
    _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGFloat {
    guard let context else { return 1 }
    let minimum = context.minimumScaleFactor
    var frame = TextFrame(width: size.width > 0 ? size.width : .infinity, maximumLines: 1)
    if options.contains(.usesLineFragmentOrigin) {
      frame = TextFrame(size, options, isLimited: true)
    }
    let scale = LabelScale(string: styled, frame: frame).scale(
      isAllowed: minimum > 0,
      minimum: minimum
    )
    context.actualScaleFactor = scale
    return scale
  }

  private func picture(in frame: TextFrame, scaledBy scale: CGFloat) -> TextPicture {
    TextPicture(styled, in: frame, scaledBy: scale)
  }

  private var styled: StyledString { StyledString(self, defaults: TextDefaults()) }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attrs).draw(at: point)
  }

  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

extension String {
  private var bridged: NSString { NSString(string: self) }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    bridged.size(withAttributes: attrs)
  }

  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    bridged.draw(at: point, withAttributes: attrs)
  }

  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    bridged.draw(in: rect, withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension TextFrame {
  /// [D] Without `usesLineFragmentOrigin` the text is on one line; a size of 0 means no limit.
  ///
  /// [W] A paragraph that is shortened or clipped has one line.
  fileprivate init(_ size: CGSize, _ options: NSStringDrawingOptions, isLimited: Bool) {
    guard options.contains(.usesLineFragmentOrigin) else {
      self.init()
      return
    }
    self.init(
      width: size.width > 0 ? size.width : .infinity,
      height: isLimited && size.height > 0 ? size.height : .infinity,
      shortensParagraphs: true,
      lastLineMode: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : nil
    )
  }
}

extension TextPicture {
  /// [D] Without `usesLineFragmentOrigin` the origin is on the baseline.
  fileprivate func bounds(_ options: NSStringDrawingOptions) -> CGRect {
    let isFromTop = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: CGPoint(x: 0, y: isFromTop ? 0 : -layout.firstBaseline),
      size: layout.size
    )
  }
}
