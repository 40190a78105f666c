import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Pages of PDF files, drawn by Core Graphics.
@MainActor @Suite struct CGPDFDocumentTests {
  private let stage = Stage(device: .iPhone15)

  /// A red page with a blue lower left quarter, whose objects are found without a table.
  private static let text = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Rotate 90/Contents 4 0 R>> endobj
    4 0 obj <</Length 46>> stream
    1 0 0 rg 0 0 20 10 re f 0 0 1 rg 0 0 10 5 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """

  private func document() throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(Self.text.utf8))))
    return try #require(CGPDFDocument(provider))
  }

  @Test func pagesAreCountedFromOne() throws {
    let document = try document()
    #expect(document.numberOfPages == 1)
    #expect(document.page(at: 0) == nil && document.page(at: 2) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page === document.page(at: 1) && page.document === document && page.pageNumber == 1)
    #expect(page.rotationAngle == 90)
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func aPageIsFittedIntoARectangleAndNeverMadeLarger() throws {
    let page = try #require(document().page(at: 1))
    func corner(_ size: CGFloat, rotate: Int32 = 0) -> CGPoint {
      let rect = CGRect(x: 0, y: 0, width: size, height: size)
      return CGPoint.zero.applying(
        page.getDrawingTransform(.mediaBox, rect: rect, rotate: rotate, preserveAspectRatio: true)
      )
    }
    // Turned clockwise, the lower left corner is the upper left one.
    #expect(corner(10) == CGPoint(x: 2.5, y: 10))
    #expect(corner(40) == CGPoint(x: 15, y: 30))
    #expect(corner(20, rotate: -90) == CGPoint(x: 0, y: 5))
  }

  @Test func aPageIsDrawnWithItsAxisPointingUp() throws {
    let page = try #require(document().page(at: 1))
    let commands = recorded { $0.drawPDFPage(page) }
    let frames = commands.compactMap { command -> CGRect? in
      if case .frozen(_, let rect, _) = command { rect } else { nil }
    }
    #expect(frames == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    // Pictures begin at the top, and the page's top is at 10.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10)
    #expect(commands.contains(.concatenate(flip)))
  }

  @Test func whatIsNoFileOfPagesIsNone() throws {
    let folder = try TemporaryFolder()
    let none = folder.url.appending(path: "none.pdf")
    #expect(CGPDFDocument(NSURL(fileURLWithPath: none.path)) == nil)
    let file = folder.url.appending(path: "text.pdf")
    try Data("text".utf8).write(to: file)
    #expect(CGPDFDocument(NSURL(fileURLWithPath: file.path)) == nil)
    #expect(stage.faults.contains { $0.sentence.contains("could not be read") })
  }
}
