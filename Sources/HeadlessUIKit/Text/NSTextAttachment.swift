public import Foundation

/// An image that stands in a text like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  /// Relative to the baseline, y up.
  open var bounds = CGRect.zero
  /// On both sides of the bounds.
  open var lineLayoutPadding: CGFloat = 0  // [D]
  open var contents: Data?
  open var fileType: String?

  public override init() {
    super.init()
  }

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    if image == nil, contents != nil { reportContents() }
    return image
  }

  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds(around: image)
  }

  /// [D] Without bounds the attachment is as large as its image; [I] the image's own baseline, if
  /// it has one, is that of the text.
  func bounds(around image: UIImage?) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    let bottom = bounds.minY - (image.baselineOffsetFromBottom ?? 0)
    return CGRect(origin: CGPoint(x: bounds.minX, y: bottom), size: image.size)
  }

  private func reportContents() {
    StageCore.ambient.warnOnce(
      "NSTextAttachment",
      "the contents of an attachment are not drawn; their space is left blank",
      remedy: "set the attachment's image"
    )
  }

  /// The character that represents an attachment in a string.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  public convenience init(
    attachment: NSTextAttachment,
    attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}",
      attributes: attributes.merging([.attachment: attachment]) { $1 }
    )
  }
}
