import Bitmap
import Foundation
import Imaging
import Testing

@testable import Symbols

/// Pictures in `Goldens/Symbols`; the same to the last bit.
@Suite struct SymbolGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/Symbols")

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
    let file = Self.folder.appending(path: name + ".png")
    let recorded = try (try? Data(contentsOf: file)).map { try PNG.decode(Array($0)) }
    if recorded != shown, ProcessInfo.processInfo.environment["TRANSRENDER_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(PNG.encode(shown)).write(to: file, options: .atomic)
    }
    if recorded != shown { Attachment.record(PNG.encode(shown), named: name + ".png") }
    #expect(recorded == shown, "\(name) does not look as it did")
  }
}
