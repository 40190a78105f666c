import Foundation
import Testing
import UIKit

/// PDF files that an app draws.
@MainActor @Suite struct PDFRendererTests {
  private let sheet = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func document(_ draw: (UIGraphicsPDFRendererContext) -> Void) throws -> CGPDFDocument {
    let data = UIGraphicsPDFRenderer(bounds: sheet).pdfData(actions: draw)
    let provider = try #require(CGDataProvider(data: data as CFData))
    return try #require(CGPDFDocument(provider))
  }

  /// The red of each pixel of a page that is as large as the sheet.
  private func reds(
    ofPage number: Int,
    in document: CGPDFDocument
  ) throws -> (Int, Int) -> UInt8 {
    let page = try #require(document.page(at: number))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let shown = UIGraphicsImageRenderer(bounds: sheet, format: format).image { context in
      context.cgContext.translateBy(x: 0, y: 20)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let provided = try #require(shown.cgImage?.dataProvider?.data)
    let data = Data(referencing: provided)
    return { x, y in data[(y * 40 + x) * 4 + 2] }
  }

  @Test func eachPageIsThere() throws {
    let document = try document { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 30), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 10)
    }
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == sheet)
    #expect(document.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 10, height: 30))
  }

  /// The right half is black, below a corner that stays white.
  @Test func aPageShowsWhatIsDrawn() throws {
    let document = try document { context in
      context.beginPage()
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 20, y: 10, width: 20, height: 10))
    }
    let red = try reds(ofPage: 1, in: document)
    #expect(red(5, 15) > 240 && red(35, 5) > 240 && red(35, 15) < 15)
  }

  /// What was drawn in a context that was asked for before the pages was on none of them.
  @Test func allPagesAreDrawnInOneContext() throws {
    let half = CGRect(x: 0, y: 0, width: 20, height: 20)
    let document = try document { context in
      let drawing = context.cgContext
      context.beginPage()
      drawing.translateBy(x: 20, y: 0)
      drawing.fill(half)
      context.beginPage()
      drawing.fill(half)
    }
    let (first, second) = try (reds(ofPage: 1, in: document), reds(ofPage: 2, in: document))
    #expect(first(5, 5) > 240 && first(35, 5) < 15)
    #expect(second(5, 5) < 15 && second(35, 5) > 240)
  }

  /// Such a page was missing without a word.
  @Test func aPageThatCannotBeInTheFileIsReported() throws {
    let stage = Stage(device: .iPhone15)
    let document = try document { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100_000, height: 1), pageInfo: [:])
      context.beginPage()
    }
    #expect(document.numberOfPages == 2)
    #expect(stage.faults.map(\.subject) == ["UIGraphicsPDFRenderer"])
    #expect(stage.faults.first?.sentence.hasPrefix("page 2, of 100000.0×1.0 points") == true)
  }

  /// Documents are often made on the side.
  @Test func aPageIsReportedThatAnotherQueueDraws() async {
    let stage = Stage(device: .iPhone15)
    await withCheckedContinuation { continuation in
      // Only a stage that is in use sends work.
      stage.advance(by: 0)
      DispatchQueue.global().async {
        let bounds = CGRect(x: 0, y: 0, width: 100_000, height: 1)
        _ = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(stage.faults.map(\.subject) == ["UIGraphicsPDFRenderer"])
  }

  @Test func aDocumentWithoutPagesIsEmpty() {
    let data = UIGraphicsPDFRenderer(bounds: sheet).pdfData { _ in }
    #expect(String(decoding: data, as: UTF8.self).contains("/Count 0"))
  }

  /// [D] Pages without bounds of their own have those of the document, or of US Letter.
  @Test func functionsDrawADocumentIntoData() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, sheet, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == sheet)
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 20, y: 10, width: 20, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 30), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 10)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let provider = try #require(CGDataProvider(data: Data(referencing: data) as CFData))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 2)
    let red = try reds(ofPage: 1, in: document)
    #expect(red(5, 15) > 240 && red(35, 15) < 15)
  }

  @Test func functionsDrawADocumentIntoAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a.pdf")
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    // A picture within the page is drawn as ever.
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsEndPDFContext()
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    #expect(text.contains("/MediaBox [0 0 612.0 792.0]"))
    #expect(!UIGraphicsBeginPDFContextToFile(folder.path + "/none/a.pdf", .zero, nil))
  }
}
