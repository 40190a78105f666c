import Foundation
import Symbols
import TestSupport
import Testing
import Typography

@Suite struct SymbolSizeTests {
  /// A forum's measurement of one image, light at 64 points on a display of scale 3.
  @Test(.evidence(.measured))
  func theMeasuredImageIsAsLarge() throws {
    let drawing = try #require(try SymbolDrawing(named: "chevron.compact.down", weight: .light))
    #expect(abs(drawing.size.width * 64 - 70.33) < 1.5)
    #expect(abs(drawing.size.height * 64 - 25.67) < 1.5)
  }

  struct Published {
    let name: String
    let width: Double
    let height: Double
  }

  /// The proportions that Interface Builder writes into documents.
  @Test(
    .evidence(.measured),
    arguments: [
      Published(name: "plus", width: 128, height: 113),
      Published(name: "circle", width: 128, height: 123),
      Published(name: "trash", width: 117, height: 128),
      Published(name: "star", width: 128, height: 116),
      Published(name: "chevron.down", width: 128, height: 70),
      Published(name: "square.and.arrow.up", width: 110, height: 128),
    ]
  )
  func imagesHaveThePublishedProportions(image: Published) throws {
    let size = try #require(try SymbolDrawing(named: image.name)).size
    let proportion = Double(size.width / size.height)
    #expect(abs(proportion - image.width / image.height) < 0.01)
  }

  @Test func theBoxIsTheSameInAllWeights() throws {
    let regular = try SymbolDrawing(named: "gear")
    for weight in FontWeight.allCases {
      let drawing = try SymbolDrawing(named: "gear", weight: weight)
      #expect(drawing?.size == regular?.size)
      #expect(drawing?.baseline == regular?.baseline)
    }
  }

  /// A circle stands around the middle of a capital letter.
  @Test func theBaselineLiesHalfACapitalBelowTheMiddle() throws {
    let circle = try #require(try SymbolDrawing(named: "circle"))
    let capital = 1443.0 / 2048
    #expect(abs(circle.baseline - (Double(circle.size.height) - capital) / 2) < 1e-9)
  }
}
