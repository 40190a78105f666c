public import Foundation
public import HeadlessUIKit

/// How a message is shown.
open class MSMessageLayout: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}

/// A picture and lines of text around it.
open class MSMessageTemplateLayout: MSMessageLayout {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MSMessageTemplateLayout()
    (copy.caption, copy.subcaption) = (caption, subcaption)
    (copy.trailingCaption, copy.trailingSubcaption) = (trailingCaption, trailingSubcaption)
    (copy.image, copy.mediaFileURL) = (image, mediaFileURL)
    (copy.imageTitle, copy.imageSubtitle) = (imageTitle, imageSubtitle)
    return copy
  }
}

/// A screen of the app's in the transcript; others see the alternate layout.
open class MSMessageLiveLayout: MSMessageLayout {
  public let alternateLayout: MSMessageTemplateLayout

  public init(alternateLayout: MSMessageTemplateLayout) {
    self.alternateLayout = alternateLayout
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    MSMessageLiveLayout(alternateLayout: alternateLayout)
  }
}
