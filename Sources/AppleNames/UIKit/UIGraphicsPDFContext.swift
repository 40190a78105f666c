public import Foundation
import HeadlessUIKit

/// The documents that functions of UIKit draw on one thread, innermost last.
private final class OpenDocuments {
  private var documents: [OpenDocument] = []

  private static let ofThread = ThreadValue<OpenDocuments>()

  static var here: OpenDocuments {
    if let known = ofThread.value { return known }
    let made = OpenDocuments()
    ofThread.value = made
    return made
  }

  /// [D] Only while its context is the current one.
  var current: OpenDocument? {
    guard let current = UIGraphicsGetCurrentContext() else { return nil }
    return documents.last { $0.context.cgContext === current }
  }

  func begin(_ document: OpenDocument) {
    documents.append(document)
    UIGraphicsPushContext(document.context.cgContext)
  }

  func endCurrent() {
    guard let document = current else { return }
    documents.removeAll { $0 === document }
    document.finish()
    UIGraphicsPopContext()
  }
}

/// A document, and where it goes at its end.
private final class OpenDocument {
  /// [D] The size of a page where the bounds are empty.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  let context: UIGraphicsPDFRendererContext
  private let take: (Data) -> Void

  init(_ bounds: CGRect, take: @escaping (Data) -> Void) {
    let area = bounds.isEmpty ? Self.letter : bounds
    context = UIGraphicsPDFRendererContext(area, UIGraphicsPDFRendererFormat())
    self.take = take
  }

  func finish() { take(Data(PicturePDF(pages: context.finish()).bytes)) }
}

public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {
  OpenDocuments.here.begin(OpenDocument(bounds) { data.setData($0) })
}

/// [I] False where no file can be made; the document is written at its end.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  let document = OpenDocument(bounds) {
    _ = FileManager.default.createFile(atPath: path, contents: $0)
  }
  OpenDocuments.here.begin(document)
  return true
}

public func UIGraphicsEndPDFContext() { OpenDocuments.here.endCurrent() }

public func UIGraphicsBeginPDFPage() { OpenDocuments.here.current?.context.beginPage() }

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenDocuments.here.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// [D] The bounds of the current page, empty outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  OpenDocuments.here.current?.context.pdfContextBounds ?? .zero
}

// A page of pixels has no links.

public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
