import Foundation
import Geometry
import Testing
import Typography

@testable import Symbols

@Suite struct SymbolTableTests {
  @Test func everyRowHasAPictureInsideItsBoxInEveryWeight() throws {
    for name in SymbolTable.names {
      for weight in FontWeight.allCases {
        let drawing = try #require(try SymbolDrawing(named: name, weight: weight), "\(name)")
        let ink = drawing.nodes.bounds
        #expect(ink.width > 1 || ink.height > 1, "\(name) is empty")
        // The lines of the heaviest weight grow into the margin, but not out of it.
        #expect(overhang(of: drawing) < 0.3, "\(name) in \(weight) stands out of its box")
      }
    }
  }

  /// How far the ink stands out of the box, in twentieths of the point size.
  private func overhang(of drawing: SymbolDrawing) -> CGFloat {
    let (ink, box) = (drawing.nodes.bounds, drawing.box)
    return [
      box.minX - ink.minX, ink.maxX - box.maxX, box.minY - ink.minY, ink.maxY - box.maxY,
    ].max() ?? 0
  }

  /// [D] So were the waves of sound called before version 2 of SF Symbols.
  @Test(arguments: 1...3)
  func aNumberedSpeakerSendsWaves(count: Int) throws {
    let numbered = try #require(try SymbolDrawing(named: "speaker.\(count).fill"))
    let waves = try #require(try SymbolDrawing(named: "speaker.wave.\(count).fill"))
    #expect(numbered == waves)
  }

  @Test func thereAreMoreThanFourHundredNames() {
    #expect(SymbolDrawing.names.count > 400)
    #expect(Set(SymbolDrawing.names).count == SymbolDrawing.names.count)
  }

  /// Names as apps write them, most of them composed.
  @Test(arguments: [
    "heart.fill", "heart.circle", "heart.circle.fill", "bell.slash.fill", "bell.badge",
    "folder.badge.plus", "person.crop.circle.badge.checkmark", "person.fill.badge.plus",
    "exclamationmark.triangle.fill", "checkmark.shield", "xmark.octagon.fill", "1.circle.fill",
    "50.square", "a.circle", "line.3.horizontal.decrease.circle.fill", "lock.icloud",
    "plus.bubble", "wifi.slash", "square.and.arrow.up.fill", "mic.slash.circle.fill",
    "speaker.2.fill", "thermometer.sun.fill", "xmark.bin.circle.fill", "fan.slash",
    "bird.fill", "guitars.fill", "popcorn.circle.fill", "oven.fill", "toilet.fill", "carrot.fill",
    "volleyball.fill",
  ])
  func variantsAreComposed(name: String) throws {
    let drawing = try #require(try SymbolDrawing(named: name))
    #expect(overhang(of: drawing) < 0.3)
  }

  @Test(arguments: [
    "", ".", "no.such.symbol", "plus.fill", "heart.fill.fill", "51.circle", "01.circle", "7",
    "heart.gear", "badge.plus", "heart.badge.", "é.circle", "fill", "slash.badge.nothing",
  ])
  func otherNamesHaveNone(name: String) throws {
    #expect(try SymbolDrawing(named: name) == nil)
  }

  @Test func textThatIsNoRowIsRefused() {
    for text in ["", "line", "circle O 12 12 3", "line4 O 1 2 3", "body icon", "body icon xyz"] {
      #expect(SymbolRow(text[...]) == nil, "\(text)")
    }
    for text in ["text A *2", "text A 1 2 3", "room 5", "text A *x 1 2"] {
      #expect(SymbolRow("dot \(text)"[...]) == nil, "\(text)")
    }
  }
}
