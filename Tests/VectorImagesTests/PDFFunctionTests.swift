import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import VectorImages

/// The functions of a PDF, by their numbers (ISO 32000-1, 7.10).
@Suite struct PDFFunctionTests {
  private func run(_ program: String, _ inputs: Double...) -> [Double]? {
    PDFCalculator(Array(program.utf8)[...])?(inputs)
  }

  // MARK: Programs

  nonisolated static let arithmetic: [(String, [Double])] = [
    ("7 2 add", [9]), ("7 2 sub", [5]), ("7 2 mul", [14]), ("7 2 div", [3.5]), ("7 0 div", [0]),
    ("7 2 idiv", [3]), ("-7 2 idiv", [-3]), ("7 0 idiv", [0]), ("7 4 mod", [3]),
    ("-7 4 mod", [-3]), ("7 0 mod", [0]), ("2 10 exp", [1024]), ("-3 abs", [3]), ("3 neg", [-3]),
    ("2.1 ceiling", [3]), ("2.9 floor", [2]), ("2.5 round", [3]), ("-2.5 round", [-2]),
    ("-2.9 truncate", [-2]), ("2.9 cvi", [2]), ("2.9 cvr", [2.9]), ("9 sqrt", [3]),
    ("-9 sqrt", [0]), ("1 ln", [0]), ("100 log", [2]), ("30 sin 2 mul round", [1]),
    ("60 cos 2 mul round", [1]), ("1 1 atan", [45]), ("-1 0 atan", [270]), ("0 -1 atan", [180]),
  ]

  @Test(arguments: arithmetic)
  func numbersAreReckonedAsInPostScript(program: String, results: [Double]) throws {
    let found = try #require(run("{ \(program) }"))
    #expect(found.count == results.count)
    for (one, other) in zip(found, results) { #expect(abs(one - other) < 1e-9) }
  }

  nonisolated static let logic: [(String, [Double])] = [
    ("1 1 eq", [1]), ("1 2 eq", [0]), ("1 1 ne", [0]), ("1 2 ne", [1]), ("2 1 gt", [1]),
    ("1 1 gt", [0]), ("1 1 ge", [1]), ("0 1 ge", [0]), ("1 2 lt", [1]), ("1 1 lt", [0]),
    ("1 1 le", [1]), ("2 1 le", [0]), ("true true and", [1]), ("true false and", [0]),
    ("false true or", [1]), ("false false or", [0]), ("true false xor", [1]),
    ("true true xor", [0]), ("true not", [0]), ("false not", [1]),
    ("1 { 5 } if", [5]), ("0 { 5 } if", []), ("1 { 5 } { 6 } ifelse", [5]),
    ("0 { 5 } { 6 } ifelse", [6]), ("1 { 0 { 5 } { 7 } ifelse } if", [7]),
  ]

  @Test(arguments: logic)
  func conditionsChooseABlock(program: String, results: [Double]) {
    #expect(run("{ \(program) }") == results)
  }

  nonisolated static let stack: [(String, [Double])] = [
    ("1 2 pop", [1]), ("1 2 dup", [1, 2, 2]), ("1 2 exch", [2, 1]), ("1 exch", [1]),
    ("1 2 3 2 copy", [1, 2, 3, 2, 3]), ("1 2 0 copy", [1, 2]), ("1 5 copy", [1]),
    ("1 2 3 0 index", [1, 2, 3, 3]), ("1 2 3 2 index", [1, 2, 3, 1]), ("1 2 3 3 index", [1, 2, 3]),
    ("1 2 3 3 1 roll", [3, 1, 2]), ("1 2 3 3 -1 roll", [2, 3, 1]), ("9 1 2 2 1 roll", [9, 2, 1]),
    ("1 2 3 3 4 roll", [3, 1, 2]), ("1 2 5 1 roll", [1, 2]), ("1 2 0 1 roll", [1, 2]),
  ]

  @Test(arguments: stack)
  func theStackIsMovedAsInPostScript(program: String, results: [Double]) {
    #expect(run("{ \(program) }") == results)
  }

  @Test func inputsStandOnTheStack() {
    #expect(run("{ exch sub }", 3, 10) == [7])
  }

  @Test(arguments: ["add", "{ 1", "{ 1 { 2 }", "{ if }", "{ { 1 } ifelse }", "{ /Name }", ""])
  func aBrokenProgramIsNone(program: String) {
    #expect(PDFCalculator(Array(program.utf8)[...]) == nil)
  }

  @Test(arguments: [(15, true), (16, false)])
  func blocksAreSixteenDeepAtMost(depth: Int, isRead: Bool) {
    let program =
      "{" + String(repeating: " 1 {", count: depth) + " 5"
      + String(repeating: " } if", count: depth) + " }"
    #expect(run(program) == (isRead ? [5] : nil))
  }

  // MARK: Functions in a file

  private func function(_ text: String, _ others: [String] = []) throws -> PDFFunction? {
    let all =
      ["<</Type/Catalog/Pages 2 0 R/F \(text)>>", "<</Type/Pages/Kids[]/Count 0>>"] + others
    let file = try PDFFile(Documents.file(all.map { Array($0.utf8) }))
    let root = file.resolve(.reference(1))
    return PDFFunction(root.dictionary?["F"], in: file)
  }

  private static let line = "<</FunctionType 2/Domain[0 1]/C0[0 10]/C1[1 20]/N 1>>"

  @Test func aPowerRunsBetweenTwoValuesWithinItsDomain() throws {
    let line = try #require(try function(Self.line))
    #expect(line([0]) == [0, 10] && line([0.25]) == [0.25, 12.5] && line([1]) == [1, 20])
    #expect(line([-1]) == [0, 10] && line([2]) == [1, 20])
    let curve = try #require(try function("<</FunctionType 2/Domain[0 1]/N 2>>"))
    #expect(curve([0.5]) == [0.25])
  }

  @Test func stitchedFunctionsMeetAtTheirBounds() throws {
    let text =
      "<</FunctionType 3/Domain[0 4]/Bounds[1 3]/Encode[0 1 1 0 0 1]"
      + "/Functions[\(Self.line)\(Self.line)\(Self.line)]>>"
    let stitched = try #require(try function(text))
    for (x, y) in [
      (0.0, 0.0), (0.5, 0.5), (1, 1), (1.5, 0.75), (2, 0.5), (3, 0), (3.5, 0.5), (4, 1),
    ] {
      #expect(stitched([x]).first == y)
    }
    #expect(stitched([-1]).first == 0 && stitched([9]).first == 1)
    // A gradient needs both sides of an edge.
    let knots = stitched.knots(0...4)
    #expect(knots.count == 6 && knots.first == 0 && knots.last == 4)
    #expect(knots[1] < 1 && knots[2] == 1 && knots[3] < 3 && knots[4] == 3)
  }

  @Test func aListHasOneFunctionForEachComponent() throws {
    let list = try #require(
      try function("[\(Self.line)<</FunctionType 2/Domain[0 1]/N 2>>]")
    )
    #expect(list([0.5]) == [0.5, 0.25])
    #expect(list.knots(0...1).count == 33)
    #expect(try function("[]") == nil)
    #expect(try function("[\(Self.line) 5]") == nil)
  }

  @Test(arguments: [
    "<</FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 1]/Functions[]>>",
    "<</FunctionType 3/Domain[0 1]/Bounds[0.5]/Encode[0 1]/Functions[5]>>",
    "<</FunctionType 2/N 1>>", "<</FunctionType 9/Domain[0 1]>>", "7",
  ])
  func aFunctionThatLacksSomethingIsNone(text: String) throws {
    #expect(try function(text) == nil)
  }

  @Test func aGradientHasAsManyStopsAsItsFunctionIsCurved() throws {
    let line = try #require(try function(Self.line))
    #expect(line.knots(2...4) == [2, 4])
    let curve = try #require(try function("<</FunctionType 2/Domain[0 1]/N 2>>"))
    let sixteenths: [Double] = (0...16).map { Double($0) / 16 }
    #expect(curve.knots(0...1) == sixteenths)
  }

  @Test func valuesAreLimitedInPairs() {
    #expect(PDFFunction.limited([-1, 0.5, 9], by: [0, 1, 0, 1, 0, 2]) == [0, 0.5, 2])
    #expect(PDFFunction.limited([5, 7], by: [0, 1]) == [1, 7])
  }

  // MARK: What they paint

  @Test func aRampsStopsAreSharesOfItsDomain() throws {
    let function = "<</FunctionType 2/Domain[2 4]/C0[1 0 0]/C1[0 0 1]/N 1>>"
    let shading =
      "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 0]/Domain[2 4]/Function \(function)>>"
    let image = try VectorImage(
      Documents.pdf("/S sh", resources: "/Shading<</S \(shading)>>")
    )
    let ramp = try #require(image.fills.compactMap(\.ink.shading).first)
    #expect(ramp.stops.map(\.location) == [0, 1])
  }

  @Test(.evidence(.documented), arguments: [("", 0.35), ("2 0 0 2 0 0 cm ", 0.175)])
  func aLineOfNoWidthIsTheThinnestThatCanBeSeen(scale: String, width: CGFloat) throws {
    let image = try VectorImage(Documents.pdf("\(scale)0 w 0 0 m 5 5 l S"))
    #expect(image.strokes.count == 1 && abs(image.strokes[0].style.width - width) < 1e-9)
  }

  @Test(arguments: [("scale(2)", 1), ("scale(0)", 0), ("scale(1e7)", 0), ("scale(1,0)", 0)])
  func anElementWithoutASizeIsNotDrawn(transform: String, count: Int) throws {
    let rect = "<rect transform=\"\(transform)\" width=\"5\" height=\"5\"/>"
    #expect(try VectorImage(Documents.svg(rect)).fills.count == count)
  }

  private func fills(_ space: String, _ colors: String...) throws -> [Color] {
    let content = colors.map { "/C cs \($0) sc 0 0 1 1 re f" }.joined(separator: " ")
    let image = try VectorImage(
      Documents.pdf(content, resources: "/ColorSpace<</C \(space)>>")
    )
    return image.fills.compactMap(\.ink.color)
  }

  @Test func anIndexedColorIsTheTablesEntry() throws {
    let space = "[/Indexed/DeviceRGB 2<FF000000FF000000FF>]"
    #expect(
      try fills(space, "0", "1", "2") == [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
        Color(red: 0, green: 0, blue: 1),
      ]
    )
  }

  /// In Lab a runs from green to red, b from blue to yellow.
  @Test func labsAxesLeadWhereTheyShould() throws {
    let space = "[/Lab<</WhitePoint[0.9505 1 1.089]/Range[-100 100 -100 100]>>]"
    let colors = try fills(space, "50 60 0", "50 -60 0", "50 0 60", "50 0 -60")
    #expect(colors.count == 4)
    #expect(colors[0].red > colors[0].green && colors[1].green > colors[1].red)
    #expect(colors[2].red > colors[2].blue && colors[3].blue > colors[3].red)
  }

  @Test func aRectangleIsDrawnFromItsCornerAndClosed() throws {
    let fill = try #require(try VectorImage(Documents.pdf("1 2 3 4 re f")).fills.first)
    #expect(
      fill.path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
        .line(CGPoint(x: 1, y: 6)), .close,
      ]
    )
  }

  @Test func aTransformThatCannotBeReadIsReported() throws {
    let image = try VectorImage(
      Documents.svg("<rect transform=\"sideways(3)\" width=\"5\" height=\"5\"/>")
    )
    #expect(image.fills.isEmpty && image.omissions.count == 1)
  }

  /// One radius stands for both.
  @Test func aRectanglesCornersAreRound() throws {
    func path(_ radii: String) throws -> Path? {
      try VectorImage(Documents.svg("<rect width=\"10\" height=\"8\" \(radii)/>")).fills.first?.path
    }
    let round = try #require(try path("rx=\"2\" ry=\"2\""))
    #expect(try path("rx=\"2\"") == round && path("ry=\"2\"") == round)
    #expect(try path("") != round && path("rx=\"-2\"") == path(""))
  }
}
