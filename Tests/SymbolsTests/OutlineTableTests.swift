import Foundation
import Geometry
import Testing

@testable import Symbols

/// The letters of outlines and the clauses of rows, one by one.
@Suite struct OutlineTableTests {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static let table: [(String, [Path.Element])] = [
    ("M1 2", [.move(point(1, 2))]), ("M1 2 m3 4", [.move(point(1, 2)), .move(point(4, 6))]),
    ("M1 2 l3 4", [.move(point(1, 2)), .line(point(4, 6))]),
    ("M1 2 h3 v4", [.move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6))]),
    ("M1 2 H3 V4", [.move(point(1, 2)), .line(point(3, 2)), .line(point(3, 4))]),
    ("M1 2 H3 4", [.move(point(1, 2)), .line(point(3, 2)), .line(point(4, 2))]),
    ("M1 2 q1 1 2 0", [.move(point(1, 2)), .quad(control: point(2, 3), to: point(3, 2))]),
    (
      "M1 2 c1 1 2 2 3 3",
      [.move(point(1, 2)), .cubic(point(2, 3), point(3, 4), to: point(4, 5))]
    ),
    (
      "M1 2 l1 0 z l0 1",
      [.move(point(1, 2)), .line(point(2, 2)), .close, .line(point(1, 3))]
    ),
    ("M1,2 L3,4", [.move(point(1, 2)), .line(point(3, 4))]),
    ("M1 2 3 4 5 6", [.move(point(1, 2)), .line(point(3, 4)), .line(point(5, 6))]),
    ("M5 5 m1 1 2 2", [.move(point(5, 5)), .move(point(6, 6)), .move(point(8, 8))]),
  ]

  @Test(arguments: table.indices)
  func lettersAreElements(index: Int) {
    #expect(OutlineText.path(Self.table[index].0[...])?.elements == Self.table[index].1)
  }

  @Test(
    arguments: [
      "", "M", "M1", "M1 2 L", "M1 2 L3", "M1 2 C1 2 3 4 5", "M1 2 Q1 2 3", "M1 2 H", "M1 2 V",
      "1 2", "X1 2", "M1 2 Z 3", "O1 2", "O1 2 3 4", "R1 2 3 4", "R1 2 3 4 5 6", "A1 2 3 4",
      "A1 2 3 4 5 6", "MM1 2", "M1 x", "M1 2 LL3 4",
    ]
  )
  func halfALetterIsNone(text: String) { #expect(OutlineText.path(text[...]) == nil) }

  @Test func aRectangleMayHaveRoundCorners() {
    #expect(
      OutlineText.path("R1 2 30 40 5")
        == Path(
          roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40),
          cornerRadii: CornerRadii(5)
        )
    )
  }

  @Test func rowsHavePartsAndARoom() throws {
    let row = try #require(SymbolRow("body R1 2 3 4 0;line2 M1 2 L3 4;dot3 O1 2 3;room R2 3 4 5 0"))
    #expect(row.parts.map(\.role) == [.body, .line, .dot])
    #expect(row.parts.map(\.level) == [.primary, .secondary, .tertiary])
    #expect(row.room == CGRect(x: 2, y: 3, width: 4, height: 5) && row.hasBody)
    let line = try #require(SymbolRow("line M1 2 L3 4"))
    #expect(line.room == nil && !line.hasBody)
  }

  @Test(
    arguments: [
      "", "line", "room R1 2 3 4 0", "line M1", "lin M1 2", "line4 M1 2", "line0 M1 2",
      "line M1 2;", "room M1;line M1 2", "line icon", "line icon zz", "line icon 110000",
      "line icon e87d e87e", "line text", "line text a 1 2 3", "line text a *1 2",
      "line text a *x 2 3", "line text a b",
    ]
  )
  func whatIsNoRowIsRefused(text: String) {
    #expect(SymbolRow(text[...]) == nil || text == "line M1 2;")
  }

  @Test func iconsAndLettersAreSources() throws {
    let row = try #require(SymbolRow("mark icon e87d;mark text Aa;mark text b *0.5 6 7"))
    #expect(
      row.parts.map(\.source) == [
        .icon("\u{e87d}"), .text("Aa", scale: 1, center: Self.point(12, 12)),
        .text("b", scale: 0.5, center: Self.point(6, 7)),
      ]
    )
  }

  @Test(
    arguments: [
      ("0", nil), ("1.circle", true), ("50.circle", true), ("51.circle", nil), ("a.circle", true),
      ("z.square", true), ("aa.circle", nil), ("01.circle", nil), ("A.circle", nil),
      ("a.circle.fill", true), ("a.fill", nil), ("heart.fill.fill", nil), ("heart", true),
      ("heart.fill", true), ("heart.slash", true), ("heart.slash.fill", true), ("heart.badge", nil),
      ("none.slash", nil), ("none.circle", nil), ("heart.heart", nil), ("heart.circle", true),
    ] as [(String, Bool?)]
  )
  func namesAreRowsAndTheirVariants(name: String, exists: Bool?) {
    // A badge without a mark is a dot.
    let known = name == "heart.badge" ? true : exists
    #expect((SymbolForm(named: name) != nil) == (known ?? false))
  }

  @Test func variantsAreAroundWhatTheyChange() throws {
    let heart = try #require(SymbolForm(named: "heart"))
    #expect(SymbolForm(named: "heart.slash") == .slashed(heart))
    #expect(SymbolForm(named: "heart.badge") == .badged(heart, nil))
    let plus = try #require(SymbolForm(named: "plus"))
    #expect(SymbolForm(named: "heart.badge.plus") == .badged(heart, plus))
    #expect(
      SymbolForm(named: "heart.badge.none") == nil && SymbolForm(named: "none.badge.plus") == nil
    )
    guard case .enclosed(let inner, _, let isFilled)? = SymbolForm(named: "heart.circle.fill")
    else {
      Issue.record("not enclosed")
      return
    }
    #expect(isFilled && inner == SymbolForm(named: "heart.fill"))
    guard case .enclosed(let letter, _, false)? = SymbolForm(named: "a.circle") else {
      Issue.record("not enclosed")
      return
    }
    #expect(letter == .letters("A"))
    guard case .enclosed(let lines, _, false)? = SymbolForm(named: "trash.circle") else {
      Issue.record("not enclosed")
      return
    }
    #expect(lines == SymbolForm(named: "trash"))
  }

  @Test func boxesOfNodesAreUnited() {
    let square = Path(rect: CGRect(x: 10, y: 20, width: 4, height: 6))
    let line: SymbolNode = .stroke(square, width: 2, .secondary)
    #expect(line.bounds == CGRect(x: 9, y: 19, width: 6, height: 8))
    #expect(SymbolNode.fill(square, .primary).bounds == square.bounds)
    #expect(SymbolNode.innerStroke(square, width: 2, .primary).bounds == square.bounds)
    let far = SymbolNode.fill(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), .primary)
    #expect([line, .cut([far]), .knockout([far])].bounds == line.bounds)
    #expect(SymbolNode.group([line, far]).bounds == CGRect(x: 0, y: 0, width: 15, height: 27))
    #expect(SymbolNode.group([line, far]).leaves == [line, far] && !SymbolNode.group([line]).cuts)
    let cutting = SymbolNode.group([line, .cut([far])])
    #expect(cutting.leaves == [cutting] && cutting.cuts && cutting.level == nil)
    #expect(line.moved(to: .tertiary).level == .tertiary)
    #expect(
      SymbolNode.group([line, .knockout([line])]).moved(to: .primary)
        == .group([line.moved(to: .primary), .knockout([line.moved(to: .primary)])])
    )
    #expect(SymbolNode.cut([line]).moved(to: .primary) == .cut([line]))
  }
}
