import Foundation
import Geometry
import Testing

@testable import Symbols

@Suite struct OutlineTextTests {
  @Test func lettersAreSVGs() {
    #expect(
      OutlineText.path("M1 2 L3 4 H5 V6 C1 1 2 2 3 3 Q4 4 5 5 Z")?.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 4)),
        .line(CGPoint(x: 5, y: 6)),
        .cubic(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), to: CGPoint(x: 3, y: 3)),
        .quad(control: CGPoint(x: 4, y: 4), to: CGPoint(x: 5, y: 5)), .close,
      ]
    )
  }

  @Test func smallLettersAreRelativeAndNumbersRepeatTheLetter() {
    #expect(
      OutlineText.path("M10 10 l1 2 3 4 h-1 v1 Z l1 1")
        == OutlineText.path("M10 10 L11 12 14 16 H13 V17 Z L11 11")
    )
    #expect(OutlineText.path("M1 1 2 2") == OutlineText.path("M1 1 L2 2"))
  }

  @Test func circlesRectanglesAndArcsHaveLettersOfTheirOwn() throws {
    #expect(OutlineText.path("O 5 6 2")?.bounds == CGRect(x: 3, y: 4, width: 4, height: 4))
    #expect(
      OutlineText.path("R 1 2 3 4 0") == Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    )
    let arc = try #require(OutlineText.path("A 10 10 5 0 90")).bounds
    #expect(abs(arc.minX - 10) < 1e-9 && abs(arc.maxX - 15) < 1e-9)
    #expect(abs(arc.minY - 10) < 1e-9 && abs(arc.maxY - 15) < 1e-9)
  }

  @Test func anArcEndsWhereTheNextLetterBegins() throws {
    let path = try #require(OutlineText.path("A 10 20 5 0 90 l 1 2"))
    guard case .line(let end) = path.elements.last else {
      Issue.record("the last element is not a line")
      return
    }
    #expect(abs(end.x - 11) < 1e-9 && abs(end.y - 27) < 1e-9)
  }

  @Test(arguments: ["", "M1", "X1 2", "M1 2 L3", "O 1 2", "R 1 2 3 4", "A 1 2 3 4", "1 2", "M a b"])
  func otherTextIsNone(text: String) {
    #expect(OutlineText.path(text[...]) == nil)
  }
}
