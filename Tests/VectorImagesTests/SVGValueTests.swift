import Foundation
import Geometry
import Scene
import Testing

@testable import VectorImages

/// What the values of SVG mean, one by one.
@Suite struct SVGValueTests {
  // MARK: Numbers

  @Test(
    arguments: [
      ("1,2 3-4.5.5", [1, 2, 3, -4.5, 0.5]), ("1e2 1E-1+.5", [100, 0.1, 0.5]), ("5. 6", [5, 6]),
      ("2em 3", [2]), ("1e9 -1e9", [1e6, -1e6]), ("--5", []), ("- 5", []), ("", []), (" ,\n", []),
      ("7x8", [7]),
    ] as [(String, [Double])]
  )
  func numbersFollowEachOther(text: String, numbers: [Double]) {
    #expect(SVGNumbers.all(in: text) == numbers)
  }

  @Test func flagsNeedNoSpace() {
    var numbers = SVGNumbers("01 12.5")
    #expect(numbers.flag() == false && numbers.flag() == true && numbers.flag() == true)
    #expect(numbers.next() == 2.5 && numbers.flag() == nil)
    var letters = SVGNumbers(" M,z@[")
    #expect(letters.letter() == "M" && letters.letter() == "z" && letters.letter() == nil)
  }

  @Test(
    arguments: [
      ("12", 12), ("12px", 12), ("9pt", 12), ("1pc", 16), ("1in", 96), ("2.54cm", 96),
      ("25.4mm", 96),
      ("2em", 32), ("1rem", 16), ("2ex", 16), ("50%", 100), (" 7 ", 7), ("-3", -3), ("1e7", 1e6),
      ("", nil), ("x", nil), ("5vw", nil), ("1e400", nil), ("nan", nil),
    ] as [(String, Double?)]
  )
  func lengthsHaveUnits(text: String, points: Double?) {
    let found = SVGLength.value(text, of: 200)
    #expect((found == nil) == (points == nil))
    #expect(abs((found ?? 0) - (points ?? 0)) < 1e-9)
  }

  @Test(
    arguments: [
      ("50%", 0.5), (" .25 ", 0.25), ("2", 1), ("-1", 0), ("x", nil), ("", nil),
    ] as [(String, Double?)]
  )
  func opacitiesAreShares(text: String, opacity: Double?) {
    #expect(SVGStyle.opacity(text) == opacity)
  }

  // MARK: Transforms

  /// Where a point goes.
  @Test(arguments: [
    ("translate(3)", [1, 1], [4, 1]), ("translate(3 4)", [1, 1], [4, 5]),
    ("scale(2)", [1, 3], [2, 6]), ("scale(2,3)", [1, 1], [2, 3]),
    ("matrix(1 2 3 4 5 6)", [1, 1], [9, 12]), ("rotate(90)", [1, 0], [0, 1]),
    ("rotate(90 1 1)", [0, 0], [2, 0]), ("skewX(45)", [0, 1], [1, 1]),
    ("skewY(45)", [1, 0], [1, 1]),
    ("translate(5,6) scale(2)", [1, 1], [7, 8]), ("scale(2),\n translate(5,6)", [1, 1], [12, 14]),
    ("", [3, 4], [3, 4]), (" , ", [3, 4], [3, 4]),
  ])
  func transformsMovePoints(text: String, from: [Double], to: [Double]) throws {
    let transform = try #require(CGAffineTransform(svg: text))
    let found = CGPoint(x: from[0], y: from[1]).applying(transform)
    #expect(abs(found.x - to[0]) < 1e-9 && abs(found.y - to[1]) < 1e-9)
  }

  @Test(arguments: [
    "rotate(1 2)", "grow(1)", "scale()", "translate(1 2 3)", "matrix(1 2)", "scale",
  ])
  func damagedTransformsAreNone(text: String) {
    #expect(CGAffineTransform(svg: text) == nil)
  }

  // MARK: Paths

  /// The elements as letters and numbers.
  private static func text(_ path: Path) -> String {
    path.elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let numbers = element.points.flatMap { [$0.x, $0.y] }.map { "\(Int($0.rounded()))" }
      return letter + numbers.joined(separator: " ")
    }.joined()
  }

  @Test(arguments: [
    ("M1 2L3 4", "M1 2L3 4"), ("m1 2l3 4", "M1 2L4 6"), ("M1 2 3 4 5 6", "M1 2L3 4L5 6"),
    ("m1 1 2 2 3 3", "M1 1L3 3L6 6"), ("M1 1H5V7h-1v-2", "M1 1L5 1L5 7L4 7L4 5"),
    ("M1 1H5 6", "M1 1L5 1L6 1"), ("M0 0C1 1 2 2 3 3S5 5 6 6", "M0 0C1 1 2 2 3 3C4 4 5 5 6 6"),
    ("M9 9c1 1 2 2 3 3s2 2 3 3", "M9 9C10 10 11 11 12 12C13 13 14 14 15 15"),
    ("M1 0S1 1 2 2", "M1 0C1 0 1 1 2 2"), ("M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3 -1 4 0"),
    ("M0 0q1 1 2 0t2 0 2 0", "M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0"),
    ("M0 0C1 1 2 2 3 3T4 4", "M0 0C1 1 2 2 3 3Q3 3 4 4"),
    ("M0 0Q1 1 2 0S5 5 6 6", "M0 0Q1 1 2 0C2 0 5 5 6 6"),
    ("M0 0Q1 1 2 0L3 0T4 0", "M0 0Q1 1 2 0L3 0Q3 0 4 0"),
    ("M1 1L2 2zL5 5", "M1 1L2 2ZM1 1L5 5"), ("M1 1L2 2Zm1 0 1 1", "M1 1L2 2ZM2 1L3 2"),
    ("M1 1L2 2z5 5", "M1 1L2 2Z"), ("L1 1", "M0 0L1 1"), ("z", ""),
    ("M0 0L1 1 2", "M0 0L1 1"), ("M0 0X1 1", "M0 0"), ("M0 0C1 1 2 2", "M0 0"), ("", ""),
    ("1 2", ""),
    ("M0 0A0 5 0 0 1 4 0", "M0 0L4 0"), ("M1 1A2 2 0 0 1 1 1L3 3", "M1 1L3 3"),
    ("M0 0A5 5 0 2 1 4 0", "M0 0"),
  ])
  func pathsAreRead(data: String, path: String) {
    #expect(Self.text(SVGPathData.path(data)) == path)
  }

  /// Four arcs join two points six apart with radii of five; y grows downwards.
  @Test(arguments: [
    ("5 5 0 0 1", [0, -1, 6, 0]), ("5 5 0 1 1", [-2, -9, 8, 0]), ("5 5 0 0 0", [0, 0, 6, 1]),
    ("5 5 0 1 0", [-2, 0, 8, 9]), ("-5 5 0 0 1", [0, -1, 6, 0]),
    // Radii that are too small are enlarged; turned by a right angle they are exchanged.
    ("1 1 0 0 1", [0, -3, 6, 0]), ("6 3 90 0 1", [0, -6, 6, 0]),
  ])
  func arcsAreThoseOfTheirFlags(arc: String, edges: [Double]) {
    let path = SVGPathData.path("M0 0A\(arc) 6 0")
    #expect(path.lastPoint == CGPoint(x: 6, y: 0))
    let bounds = path.bounds
    let found = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    for (one, other) in zip(found, edges) { #expect(abs(one - other) < 0.01) }
  }

  // MARK: Colors

  /// In 255ths.
  @Test(
    arguments: [
      ("#f008", [255, 0, 0, 136]), ("#FED", [255, 238, 221, 255]), ("transparent", [0, 0, 0, 0]),
      ("rgb(255 0 0 / 50%)", [255, 0, 0, 127.5]), ("rgb(300,-5,0)", [255, 0, 0, 255]),
      ("rgba(0,0,0,7)", [0, 0, 0, 255]), (" RED ", [255, 0, 0, 255]),
      ("hsl(0,100%,50%)", [255, 0, 0, 255]), ("hsl(240deg 100% 25%)", [0, 0, 127.5, 255]),
      ("hsl(-120,100%,50%)", [0, 0, 255, 255]), ("hsl(60,100%,50%)", [255, 255, 0, 255]),
      ("hsl(0,0%,50%)", [127.5, 127.5, 127.5, 255]),
      ("hsla(300 100% 75% .5)", [255, 127.5, 255, 127.5]),
      ("hsl(480,100%,50%)", [0, 255, 0, 255]), ("tomato", [255, 99, 71, 255]),
    ] as [(String, [Double])]
  )
  func colorsAreRead(text: String, parts: [Double]) throws {
    let color = try #require(SVGColor.color(text, current: .white))
    for (found, wanted) in zip([color.red, color.green, color.blue, color.alpha], parts) {
      #expect(abs(found * 255 - wanted) < 1e-6)
    }
  }

  @Test(arguments: [
    "", "#12", "#12345", "#xyz", "rgb(1,2)", "rgb(1,2,3,4,5)", "hwb(1,2,3)", "nocolor",
    "rgb(a,b,c)",
    "rgb(1,2,3", "hsl(x,1%,1%)",
  ])
  func otherTextIsNoColor(text: String) {
    #expect(SVGColor.color(text, current: .white) == nil)
  }

  // MARK: Boxes

  /// A box of 5 × 5 in a place of 20 × 10.
  @Test(arguments: [
    ("", [2, 2, 5, 0]), ("xMidYMid meet", [2, 2, 5, 0]), ("xMinYMid", [2, 2, 0, 0]),
    ("xMaxYMax", [2, 2, 10, 0]), ("none", [4, 2, 0, 0]), ("xMidYMin slice", [4, 4, 0, 0]),
    ("xMidYMid slice", [4, 4, 0, -5]), ("xMinYMax slice", [4, 4, 0, -10]),
  ])
  func boxesAreFitted(aspect: String, numbers: [Double]) throws {
    for origin in [[0.0, 0], [1, 2]] {
      let element = SVGElement(
        name: "svg",
        attributes: [
          "viewBox": "\(origin[0]) \(origin[1]) 5 5", "preserveAspectRatio": aspect,
        ]
      )
      let place = CGRect(x: 100, y: 200, width: 20, height: 10)
      let found = try #require(SVGViewBox(element)).transform(into: place)
      let corner = CGPoint(x: origin[0], y: origin[1]).applying(found)
      let fitted: [CGFloat] = [found.a, found.d, corner.x - 100, corner.y - 200]
      #expect(fitted.map { Double($0) } == numbers)
      #expect(found.b == 0 && found.c == 0)
    }
  }

  @Test(arguments: ["", "0 0 5", "0 0 0 5", "0 0 5 -1", "0 0 5 5 5"])
  func whatHasNoAreaIsNoBox(box: String) {
    #expect(SVGViewBox(SVGElement(name: "svg", attributes: ["viewBox": box])) == nil)
  }

  // MARK: Shapes

  private static let view = CGSize(width: 30, height: 40)

  @Test(
    arguments: [
      ("rect", "x=10%;y=10%;width=50%;height=50%", [3, 4, 15, 20]), ("rect", "width=3", nil),
      ("rect", "width=-3;height=1", nil), ("circle", "cx=5;cy=6;r=2", [3, 4, 4, 4]),
      ("circle", "r=-1", nil), ("ellipse", "rx=2", [-2, -2, 4, 4]),
      ("ellipse", "rx=2;ry=1", [-2, -1, 4, 2]),
      ("ellipse", "rx=2;ry=0", nil), ("line", "x1=1;y1=2;x2=4;y2=6", [1, 2, 3, 4]),
      ("line", "x2=10%;y2=10%", [0, 0, 3, 4]), ("polygon", "points=1,1 2 2 3", [1, 1, 1, 1]),
      ("polygon", "points=1", nil), ("text", "x=1", nil),
      // The diagonal of 30 × 40, divided by √2.
      ("circle", "r=10%", [-3.5355, -3.5355, 7.0711, 7.0711]),
    ] as [(String, String, [Double]?)]
  )
  func shapesHaveBounds(name: String, attributes: String, bounds: [Double]?) throws {
    let pairs = attributes.split(separator: ";").map { $0.split(separator: "=").map(String.init) }
    let values = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    let path = SVGShapes.path(of: SVGElement(name: name, attributes: values), in: Self.view)
    guard let bounds else {
      #expect(path.isEmpty)
      return
    }
    let found = path.bounds
    for (one, other) in zip([found.minX, found.minY, found.width, found.height], bounds) {
      #expect(abs(one - other) < 1e-3)
    }
  }

  @Test func polygonsCloseAndPolylinesDoNot() {
    func elements(_ name: String) -> [Path.Element] {
      let element = SVGElement(name: name, attributes: ["points": "1 1 2 2 3 1"])
      return SVGShapes.path(of: element, in: Self.view).elements
    }
    #expect(elements("polygon").last == .close && elements("polygon").count == 4)
    #expect(elements("polyline").last == .line(CGPoint(x: 3, y: 1)))
  }

  @Test func aRadiusCountsForBothUnlessBothAreGiven() {
    func corner(_ attributes: [String: String]) -> Path {
      let all = attributes.merging(["width": "8", "height": "8"]) { $1 }
      return SVGShapes.path(of: SVGElement(name: "rect", attributes: all), in: Self.view)
    }
    #expect(corner(["rx": "2"]) == corner(["ry": "2"]))
    #expect(corner(["rx": "2"]) == corner(["rx": "2", "ry": "2"]))
    #expect(corner(["rx": "2", "ry": "3"]) != corner(["rx": "2"]))
    #expect(corner(["rx": "2", "ry": "0"]) == corner([:]))
  }

  // MARK: Styles

  private static func style(_ values: [String: String]) -> SVGStyle {
    var style = SVGStyle()
    style.apply({ values[$0] }, whole: 200)
    return style
  }

  @Test(
    arguments: [
      ("4 1", [4, 1]), ("3", [3, 3]), ("1,2,3", [1, 2, 3, 1, 2, 3]), ("10% 1", [20, 1]),
      ("1 -1", []), ("0 0", []), ("1 x", []), ("none", []),
    ] as [(String, [Double])]
  )
  func dashesAreInPairs(text: String, dash: [Double]) {
    #expect(Self.style(["stroke-dasharray": text]).line.dash == dash)
  }

  @Test func linesHaveTheirStyle() {
    let plain = SVGStyle().line
    #expect(plain == StrokeStyle(miterLimit: 4))
    let line = Self.style([
      "stroke-width": "2%", "stroke-linecap": "square", "stroke-linejoin": "bevel",
      "stroke-miterlimit": "7", "stroke-dashoffset": "3px",
    ]).line
    #expect(line.width == 4 && line.cap == .square && line.join == .bevel)
    #expect(line.miterLimit == 7 && line.dashPhase == 3)
    // What means nothing changes nothing.
    let wrong = Self.style([
      "stroke-width": "-1", "stroke-linecap": "x", "stroke-linejoin": "x",
      "stroke-miterlimit": "0.5",
    ]).line
    #expect(wrong == plain)
    #expect(Self.style(["stroke-width": "0"]).line.width == 0)
    #expect(Self.style(["stroke-miterlimit": "1e9"]).line.miterLimit == 1e4)
  }

  @Test func rulesAndVisibilityAreNamed() {
    let style = Self.style([
      "fill-rule": "evenodd", "clip-rule": "evenodd", "visibility": "hidden", "fill-opacity": "50%",
      "stroke-opacity": "0.25",
    ])
    #expect(style.fillRule == .evenOdd && style.clipRule == .evenOdd && !style.isVisible)
    #expect(style.fillOpacity == 0.5 && style.strokeOpacity == 0.25)
    let back = Self.style(["fill-rule": "nonzero", "visibility": "visible"])
    #expect(back.fillRule == .winding && back.clipRule == .winding && back.isVisible)
  }

  @Test func paintsAreColorsOrReferences() {
    func shown(_ text: String) -> String {
      switch Self.style(["color": "lime", "stroke": text]).stroke {
      case .none: "none"
      case .color(let color): "\(color.red) \(color.green) \(color.blue)"
      case .reference(let id, let other): id + (other.map { " else \($0.red)" } ?? "")
      }
    }
    let rows = [
      ("none", "none"), ("red", "1.0 0.0 0.0"), ("currentColor", "0.0 1.0 0.0"), ("url(#a)", "a"),
      ("url('#a') red", "a else 1.0"), ("url(#a) none", "a"), ("url(b.svg)", "none"), ("x", "none"),
    ]
    for (text, paint) in rows { #expect(shown(text) == paint, "\(text)") }
    #expect(SVGStyle.reference("url( \"#a\" )") == "a" && SVGStyle.reference("#a") == nil)
    #expect(SVGStyle.reference(nil) == nil && SVGStyle.reference("url(a)#") == nil)
  }

  @Test func declarationsAreNamesAndValues() {
    let text = " fill: red ;stroke:blue !important; bad; a:b:c; fill:lime"
    let found = SVGStyleSheet.declarations(text)
    #expect(found == ["fill": "lime", "stroke": "blue", "a": "b:c"])
  }

  /// [D] By what a selector says, then by the order (CSS Cascading 4, 6).
  @Test func sheetsAreWeighed() {
    let sheet = SVGStyleSheet([
      "#e{a:1} .c.d{a:2;b:2} rect.c{a:3;b:3;c:3} .c{a:4;b:4;c:4;d:4}",
      "/* x */ * { a:5;b:5;c:5;d:5;e:5 } rect{e:6} .c{d:7} circle{a:8} .x{a:9} /* rest {a:10}",
    ])
    let element = SVGElement(name: "rect", attributes: ["class": "d c", "id": "e"])
    let wanted = ["a": "1", "b": "2", "c": "3", "d": "7", "e": "6"]
    #expect(sheet.declarations(for: element) == wanted && !sheet.skipsSelectors)
    #expect(SVGStyleSheet(["g rect{a:1} b{c:2}"]).skipsSelectors)
    let plain = SVGElement(name: "path", attributes: [:])
    #expect(sheet.declarations(for: plain) == ["a": "5", "b": "5", "c": "5", "d": "5", "e": "5"])
  }
}
