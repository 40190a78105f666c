import Bitmap
import Foundation
import Imaging
import TestSupport
import Testing

@testable import Symbols

/// Pictures in `Goldens/Symbols`; the same to the last bit.
@Suite struct SymbolGoldenTests {
  @Test func theTableLooksAsItDid() throws {
    let sheet = Sheet(names: SymbolDrawing.names, columns: 30, cell: 30, pointSize: 20)
    try compare(sheet.bitmap(), "table")
  }

  @Test func variantsLookAsTheyDid() throws {
    let names = ["heart", "bell", "mic", "person", "folder", "cloud"].flatMap { name in
      ["", ".fill", ".circle", ".circle.fill", ".square.fill", ".slash", ".fill.badge.plus"]
        .map { name + $0 }
    }
    try compare(Sheet(names: names, columns: 7, cell: 30, pointSize: 20).bitmap(), "variants")
  }

  private func compare(_ shown: Bitmap, _ name: String) throws {
    guard let problem = try GoldenFile("Symbols/\(name).png").problem(with: shown) else { return }
    Attachment.record(PNG.encode(shown), named: name + ".png")
    Issue.record("\(problem)")
  }
}
