public import Foundation
public import HeadlessUIKit

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// Something on a page that is not of it; it is kept and not drawn.
open class PDFAnnotation: NSObject {
  open internal(set) weak var page: PDFPage?
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var userName: String?
  open var modificationDate: Date?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var color = UIColor.yellow
  open var interiorColor: UIColor?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.left
  open var url: URL?
  open var destination: PDFDestination?
  open var widgetStringValue: String?

  public init(
    bounds: CGRect,
    forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    // [W] Without the slash.
    type = String(annotationType.rawValue.dropFirst())
    super.init()
  }
}
