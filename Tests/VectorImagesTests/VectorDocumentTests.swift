import Foundation
import Geometry
import Scene
import Testing

@testable import VectorImages

/// Files of several pages.
@Suite struct VectorDocumentTests {
  private func document() throws -> VectorDocument {
    let pages = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/MediaBox[0 0 20 10]/Kids[3 0 R 4 0 R]/Count 3>>",
      "<</Type/Page/Parent 2 0 R/Contents 7 0 R/Rotate 90/Resources<<>>>>",
      "<</Type/Pages/Parent 2 0 R/Rotate 180/Kids[5 0 R 6 0 R]/Count 2>>",
      "<</Type/Page/Parent 4 0 R/MediaBox[0 0 30 40]/CropBox[5 5 25 35]/Contents 7 0 R>>",
      "<</Type/Page/Parent 4 0 R/ArtBox[1 2 3 4]/Contents 7 0 R>>",
      "<</Length 10>>stream\n0 0 5 5 re\nendstream",
    ]
    return try VectorDocument(Documents.file(pages.map { Array($0.utf8) }))
  }

  @Test func pagesStandInTheOrderOfTheirTreeWithWhatTheyInherit() throws {
    let document = try document()
    #expect(document.pageCount == 3)
    #expect((0..<3).map { document.bounds(of: .media, ofPage: $0).width } == [20, 30, 20])
    #expect((0..<3).map { document.turns(ofPage: $0) } == [1, 2, 2])
  }

  @Test func areasThatAreNotStatedAreTheNextLargerOnes() throws {
    let document = try document()
    let crop = CGRect(x: 5, y: 5, width: 20, height: 30)
    #expect(document.bounds(of: .trim, ofPage: 1) == crop)
    #expect(try document.visibleBounds(ofPage: 1) == crop)
    #expect(document.bounds(of: .art, ofPage: 2) == CGRect(x: 1, y: 2, width: 2, height: 2))
    #expect(document.bounds(of: .bleed, ofPage: 2).size == CGSize(width: 20, height: 10))
  }

  @Test func aPageIsDrawnUpright() throws {
    let image = try document().drawing(ofPage: 0)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.transforms == [CGAffineTransform(1, 0, 0, -1, 0, 10)])
  }

  @Test func aTreeThatHoldsItselfComesToAnEnd() {
    let text = String(decoding: Documents.pdf("f"), as: UTF8.self)
    let bytes = Array(text.replacing("/Kids[3 0 R]", with: "/Kids[2 0 R]").utf8)
    let fault = VectorImageError.tooLarge(limit: "24 nested branches of its page tree")
    #expect(throws: fault) { try VectorDocument(bytes) }
    #expect(throws: fault) { try VectorImage(bytes) }
  }

  @Test func branchesWithoutPagesArePassedOver() throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/MediaBox[0 0 20 10]/Kids[3 0 R 4 0 R]/Count 1>>",
      "<</Type/Pages/Parent 2 0 R/Kids[]/Count 0>>",
      "<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<<>>>>",
      "<</Length 10>>stream\n0 0 5 5 re\nendstream",
    ]
    let bytes = Documents.file(objects.map { Array($0.utf8) })
    #expect(try VectorDocument(bytes).pageCount == 1)
    #expect(try VectorImage(bytes).size == CGSize(width: 20, height: 10))
  }

  /// Many references to one branch, which has as many itself, were followed one by one.
  @Test func aTreeOfMoreThanAnybodyCanReadIsRefused() {
    let kids = String(repeating: "3 0 R ", count: 20_000)
    let leaves = String(repeating: "4 0 R ", count: 20_000)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/MediaBox[0 0 20 10]/Kids[\(kids)]>>",
      "<</Type/Pages/Kids[\(leaves)]>>", "<</Type/Pages/Kids[]>>",
    ]
    let bytes = Documents.file(objects.map { Array($0.utf8) })
    let fault = VectorImageError.tooLarge(limit: "100000 pages and branches of its page tree")
    #expect(throws: fault) { try VectorDocument(bytes) }
    #expect(throws: fault) { try VectorImage(bytes) }
  }
}
