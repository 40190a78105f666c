import Foundation
import Geometry
import Testing

@testable import VectorImages

/// The values and the colors of a PDF, by their definitions (ISO 32000-1, 7.3 and 8.6).
@Suite struct PDFValueTests {
  // MARK: Values

  private static func text(_ value: PDFObject) -> String {
    switch value {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let bytes): "(\(bytes.map { String($0) }.joined(separator: " ")))"
    case .name(let name): "/\(name)"
    case .array(let items): "[\(items.map(text).joined(separator: " "))]"
    case .dictionary(let entries):
      "<"
        + entries.sorted { $0.key < $1.key }.map { "\($0.key):\(text($0.value))" }
        .joined(separator: " ") + ">"
    case .stream: "stream"
    case .reference(let id): "R\(id)"
    case .word(let word): "'\(word)'"
    }
  }

  private static func texts(_ source: String, readsReferences: Bool = false) -> [String] {
    var scanner = PDFScanner(Array(source.utf8)[...], readsReferences: readsReferences)
    var texts: [String] = []
    while let value = scanner.next() { texts.append(text(value)) }
    return texts
  }

  @Test(arguments: [
    ("12 -3.5 +7 .5 5.", ["12.0", "-3.5", "7.0", "0.5", "5.0"]),
    ("--4 . - 1e5 12x", ["-4.0", "0.0", "0.0", "'1e5'", "'12x'"]),
    ("true false null truer", ["true", "false", "null", "'truer'"]),
    ("/Na#6de /A#zz / /B/C", ["/Name", "/A#zz", "/", "/B", "/C"]),
    ("(a(b)c)", ["(97 40 98 41 99)"]), ("(\\)\\n\\r\\t\\b\\f\\q)", ["(41 10 13 9 8 12 113)"]),
    ("(\\101\\7x\\0534\\778)", ["(65 7 120 43 52 63 56)"]),
    ("(a\\\nb\\\r\nc\\\rd)", ["(97 98 99 100)"]),
    ("<48 656C6>", ["(72 101 108 96)"]), ("<>", ["()"]), ("<4x1>", ["(65)"]),
    ("[1 [2] /a(b)]3", ["[1.0 [2.0] /a (98)]", "3.0"]),
    ("<</A 1/B[2]/C<</D 3>>>>4", ["<A:1.0 B:[2.0] C:<D:3.0>>", "4.0"]),
    ("<</A>>1", ["<>", "1.0"]), ("<<7/A 1>>", ["<A:1.0>"]),
    ("% 1 ]\n7%8\r9", ["7.0", "9.0"]), ("1\0002\u{C}3\t4", ["1.0", "2.0", "3.0", "4.0"]),
    (") } { ]", ["')'", "'}'", "'{'", "']'"]), ("> >>", ["'>>'", "'>>'"]),
    ("(abc", ["(97 98 99)"]), ("[1 2", ["[1.0 2.0]"]), ("<41", ["(65)"]), ("<</A 1", ["<A:1.0>"]),
    ("BT/F 1 Tf", ["'BT'", "/F", "1.0", "'Tf'"]),
  ])
  func valuesAreRead(source: String, texts: [String]) {
    #expect(Self.texts(source) == texts)
  }

  @Test(arguments: [
    ("7 0 R", ["R7"]), ("7 0 obj", ["7.0", "0.0", "'obj'"]), ("[7 0 R 8 1 R]", ["[R7 R8]"]),
    ("-7 0 R", ["-7.0", "0.0", "'R'"]), ("1.5 0 R", ["1.5", "0.0", "'R'"]),
    ("7 8", ["7.0", "8.0"]),
    ("7 0 Rx", ["7.0", "0.0", "'Rx'"]),
  ])
  func referencesAreReadWhereThereAreSome(source: String, texts: [String]) {
    #expect(Self.texts(source, readsReferences: true) == texts)
    #expect(!Self.texts(source).contains { $0.contains("R7") || $0.contains("R8") })
  }

  // MARK: Colors

  private static let lab = PDFColorSpace.lab(range: [-100, 100, -100, 100])
  private static let table = PDFColorSpace.indexed(.rgb, table: [255, 0, 0, 0, 255, 0])

  struct Row: CustomTestStringConvertible, Sendable {
    let space: PDFColorSpace
    let values: [Double]
    let color: [Double]
    var testDescription: String { "\(values) → \(color)" }

    init(_ space: PDFColorSpace, _ values: [Double], _ color: [Double]) {
      (self.space, self.values, self.color) = (space, values, color)
    }
  }

  @Test(arguments: [
    Row(.gray, [0.25], [0.25, 0.25, 0.25]), Row(.gray, [2], [1, 1, 1]), Row(.gray, [], [0, 0, 0]),
    Row(.rgb, [1, 0.5, -1], [1, 0.5, 0]), Row(.rgb, [1], [1, 0, 0]),
    Row(.cmyk, [0, 1, 1, 0], [1, 0, 0]), Row(.cmyk, [1, 0, 0, 0.5], [0, 0.5, 0.5]),
    Row(.cmyk, [0, 0, 0, 1], [0, 0, 0]), Row(.cmyk, [0.25, 0.5, 1, 0], [0.75, 0.5, 0]),
    // sRGB's white, black, gray and primaries in CIE 1976.
    Row(lab, [100, 0, 0], [1, 1, 1]), Row(lab, [0, 0, 0], [0, 0, 0]),
    Row(lab, [53.389, 0, 0], [0.5, 0.5, 0.5]), Row(lab, [5, 0, 0], [0.066, 0.066, 0.066]),
    Row(lab, [53.24, 80.09, 67.2], [1, 0, 0]), Row(lab, [87.73, -86.18, 83.18], [0, 1, 0]),
    Row(lab, [32.3, 79.19, -107.86], [0, 0, 1]),
    Row(table, [0], [1, 0, 0]), Row(table, [1.9], [0, 1, 0]), Row(table, [-1], [1, 0, 0]),
    Row(table, [2], [0, 0, 0]), Row(.indexed(lab, table: [255, 128, 128]), [0], [1, 1, 1]),
    Row(.indexed(.gray, table: [0, 51]), [1], [0.2, 0.2, 0.2]),
    Row(.pattern(.cmyk), [1, 0, 0, 0], [0, 1, 1]), Row(.pattern(nil), [1], [0, 0, 0]),
  ])
  func componentsAreColors(row: Row) {
    let color = row.space.color(row.values)
    for (found, wanted) in zip([color.red, color.green, color.blue], row.color) {
      #expect(abs(found - wanted) < 0.01)
    }
    #expect(color.alpha == 1)
  }

  @Test func spacesKnowTheirComponents() {
    let rows: [(PDFColorSpace, first: [Double], range: [Double])] = [
      (.gray, [0], [0, 1]), (.rgb, [0, 0, 0], [0, 1, 0, 1, 0, 1]),
      (.cmyk, [0, 0, 0, 1], [0, 1, 0, 1, 0, 1, 0, 1]),
      (Self.lab, [0, 0, 0], [0, 100, -100, 100, -100, 100]), (Self.table, [0], [0, 15]),
      (.pattern(.rgb), [0, 0, 0], [0, 1, 0, 1, 0, 1]), (.pattern(nil), [], []),
    ]
    for (space, first, range) in rows {
      #expect(space.componentCount == first.count && space.initialComponents == first)
      #expect(space.decode(bits: 4) == range)
    }
  }
}
