public import Foundation

/// An inline image in a text; its space is left blank in frames.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  open var bounds = CGRect.zero
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
    image
  }

  /// [D] Without bounds the attachment is as large as its image.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
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
