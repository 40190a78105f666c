internal import Bitmap
internal import CoreImage
public import Foundation
internal import Geometry
public import HeadlessUIKit
internal import Imaging

/// Runs drawing code and returns its pages as a PDF file.
///
/// [I] Each page is a picture of 144 dots an inch: texts cannot be selected in it.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(area, format)
    actions(context)
    return Data(PicturePDF(pages: context.finish()).bytes)
  }

  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What is noted in a PDF file; here nothing is.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]

  public override init() {
    super.init()
  }

  public required init(copying other: UIGraphicsRendererFormat) {
    documentInfo = (other as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    super.init(copying: other)
  }
}

/// Draws the current page, and keeps those before it.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private static let pixelsPerPoint: CGFloat = 2  // [I] 144 dots an inch.

  private let area: CGRect
  private var pages: [PicturePDF.Page] = []
  /// How many pages have ended, those that are left out too.
  private var count = 0
  private var isDrawing = false
  /// The bounds of the current page; before the first, those of the renderer.
  open private(set) var pdfContextBounds: CGRect

  init(_ area: CGRect, _ format: UIGraphicsRendererFormat) {
    self.area = area
    pdfContextBounds = area
    super.init(CGContext(canvas: area, scale: Self.pixelsPerPoint), format)
  }

  open func beginPage() { beginPage(withBounds: area, pageInfo: [:]) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds
    // Code may have asked for `cgContext` before the first page.
    recorder.begin(on: bounds)
    UIGraphicsPushContext(recorder)
    isDrawing = true
  }

  // A page of pixels has no links.

  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}

  /// Ends the last page and returns all of them.
  func finish() -> [PicturePDF.Page] {
    endPage()
    return pages
  }

  private func endPage() {
    guard isDrawing else { return }
    isDrawing = false
    UIGraphicsPopContext()
    count += 1
    guard let bitmap = recorder.makeImage()?.bitmap else {
      return leavePageOut("it is empty, or larger than can be drawn", remedy: "change its bounds")
    }
    do throws(JPEG.Fault) {
      let picture = try JPEG.encode(bitmap, quality: 0.9)
      let pixels = (width: bitmap.width, height: bitmap.height)
      pages.append(PicturePDF.Page(size: pdfContextBounds.size, pixels: pixels, picture: picture))
    } catch {
      leavePageOut(error.reason, remedy: error.remedy)
    }
  }

  private func leavePageOut(_ reason: String, remedy: String) {
    let size = "\(pdfContextBounds.width)×\(pdfContextBounds.height)"
    StageCore.ambient.warnOnce(
      "UIGraphicsPDFRenderer",
      "page \(count), of \(size) points, is not in the file: \(reason)",
      remedy: remedy
    )
  }
}
