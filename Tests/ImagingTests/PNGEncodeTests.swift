import Bitmap
import Imaging
import Testing

@Suite struct PNGEncodeTests {
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let bitmap: Bitmap
    /// The colour type and bit depth that suit it.
    let kind: [UInt8]
  }

  static let rows = [
    Row(description: "one pixel", bitmap: Pictures.flat(1, 1, [1, 2, 3, 255]), kind: [8, 2]),
    Row(description: "flat", bitmap: Pictures.flat(300, 20, [1, 2, 3, 255]), kind: [1, 3]),
    Row(
      description: "flat and clear",
      bitmap: Pictures.flat(300, 20, [9, 2, 3, 77]),
      kind: [1, 3]
    ),
    Row(
      description: "sixteen colours",
      bitmap: Pictures.drawn(301, 40) { x, _ in [UInt8(x % 16), 7, 7, 255] },
      kind: [4, 3]
    ),
    Row(
      description: "256 colours",
      bitmap: Pictures.drawn(512, 40) { x, _ in [UInt8(x % 256), 7, 7, 255] },
      kind: [8, 3]
    ),
    Row(
      description: "257 colours",
      bitmap: Pictures.drawn(514, 40) { x, _ in [UInt8(x % 256), UInt8(x / 256), 7, 255] },
      kind: [8, 2]
    ),
    Row(description: "interface", bitmap: Pictures.interface(200, 300), kind: [8, 2]),
    Row(description: "noise", bitmap: Pictures.noise(150, 150), kind: [8, 2]),
    Row(description: "clear noise", bitmap: Pictures.noise(150, 150, opaque: false), kind: [8, 6]),
    Row(description: "photograph", bitmap: Pictures.photograph(240, 160), kind: [8, 2]),
  ]

  @Test(arguments: rows, [PNG.Setting.fast, .small])
  func whatIsWrittenIsReadBack(row: Row, setting: PNG.Setting) throws {
    let file = PNG.encode(row.bitmap, as: setting)
    #expect(try PNG.decode(file) == row.bitmap)
    #expect(Array(file[24...25]) == row.kind, "bit depth and colour type")
  }

  @Test(arguments: [PNG.Setting.fast, .small])
  func theDeclaredColorTypeIsKept(setting: PNG.Setting) throws {
    let flat = Pictures.flat(64, 64, [1, 2, 3, 255])
    let rgb = try PNG.encode(flat, as: setting, color: .rgb)
    let rgba = try PNG.encode(flat, as: setting, color: .rgba)
    #expect((rgb[25], rgba[25]) == (2, 6))
    #expect(try PNG.decode(rgb) == flat)
    #expect(try PNG.decode(rgba) == flat)
  }

  @Test func transparencyIsNeverDroppedInSilence() {
    let clear = Pictures.flat(8, 8, [1, 2, 3, 254])
    #expect(throws: PNG.Fault.transparent) { try PNG.encode(clear, color: .rgb) }
  }

  @Test func photographsAreFiltered() throws {
    let picture = Pictures.photograph(600, 400)
    let raw = 600 * 400 * 3
    #expect(PNG.encode(picture, as: .small).count * 4 < raw)
  }

  @Test func textsSurvive() throws {
    let texts = [
      try PNG.Text(keyword: "Software", text: "transrender"),
      try PNG.Text(keyword: "Größe", text: "{\"名\": \"값\"}\n"),
    ]
    let file = PNG.encode(Pictures.flat(3, 3, [0, 0, 0, 255]), texts: texts)
    #expect(try PNG.texts(in: file) == texts)
  }

  @Test(arguments: ["", String(repeating: "k", count: 80), " x", "x ", "a  b", "a\u{7F}", "값"])
  func keywordsThatPNGForbidsAreRefused(keyword: String) {
    #expect(throws: PNG.Fault.self) { try PNG.Text(keyword: keyword, text: "") }
  }

  @Test func filesSayTheyAreSRGB() {
    let file = PNG.encode(Pictures.flat(1, 1, [0, 0, 0, 255]))
    #expect(Array(file[33..<46]) == chunk("sRGB", [0]))
  }
}
