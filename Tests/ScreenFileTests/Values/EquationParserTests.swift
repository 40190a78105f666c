import HeadlessUIKit
import Testing

@testable import ScreenFile

/// Equations of a layout as they are written, part by part.
@Suite struct EquationParserTests {
  private static func read(
    _ text: String,
    for attribute: LayoutAttribute = .top
  ) -> (equation: Equation?, problems: [String]) {
    var reading = Reading()
    var parser = EquationParser(text, for: attribute, at: SourcePosition(line: 3, column: 10))
    let equation = parser.equation(&reading)
    return (equation, reading.ordered.map(\.description))
  }

  /// `relation item attribute × factor + constant @ priority`.
  private static func words(_ equation: Equation) -> String {
    let relation: String =
      switch equation.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "="
      }
    let item: String =
      switch equation.item {
      case .none: "-"
      case .parent: "parent"
      case .safe: "safe"
      case .own: "self"
      case .view(let name): "view \(name.name) \(name.position)"
      }
    let attribute = equation.attribute?.rawValue ?? "-"
    return "\(relation) \(item) \(attribute) × \(equation.multiplier) + \(equation.constant)"
      + " @ \(equation.priority)"
  }

  @Test(
    arguments: [
      ("12", "= parent top × 1.0 + 12.0 @ 1000.0"), ("-3.5", "= parent top × 1.0 + -3.5 @ 1000.0"),
      (" 12 @750", "= parent top × 1.0 + 12.0 @ 750.0"),
      (">= 12", ">= parent top × 1.0 + 12.0 @ 1000.0"),
      ("<=12@1", "<= parent top × 1.0 + 12.0 @ 1.0"),
      ("safe.bottom", "= safe bottom × 1.0 + 0.0 @ 1000.0"),
      ("self.centerY", "= self centerY × 1.0 + 0.0 @ 1000.0"),
      ("parent.top*2", "= parent top × 2.0 + 0.0 @ 1000.0"),
      ("parent.top * 0.5 + 20 @ 250.5", "= parent top × 0.5 + 20.0 @ 250.5"),
      ("parent.top - 20", "= parent top × 1.0 + -20.0 @ 1000.0"),
      ("title.bottom+12", "= view title 3:11 bottom × 1.0 + 12.0 @ 1000.0"),
      (">=  title.bottom", ">= view title 3:15 bottom × 1.0 + 0.0 @ 1000.0"),
      ("my-view.top", "= view my-view 3:11 top × 1.0 + 0.0 @ 1000.0"),
      ("ü_2.top", "= view ü_2 3:11 top × 1.0 + 0.0 @ 1000.0"),
      ("a.top * 0.001", "= view a 3:11 top × 0.001 + 0.0 @ 1000.0"),
      ("a.top * 1000", "= view a 3:11 top × 1000.0 + 0.0 @ 1000.0"),
      ("a.top + 100000", "= view a 3:11 top × 1.0 + 100000.0 @ 1000.0"),
      ("100000", "= parent top × 1.0 + 100000.0 @ 1000.0"),
    ]
  )
  func everyPartIsRead(text: String, words: String) throws {
    let (equation, problems) = Self.read(text)
    #expect(problems.isEmpty, "\(problems)")
    #expect(Self.words(try #require(equation)) == words)
  }

  /// A number is a size, or a distance from the edge inside the parent.
  @Test(arguments: LayoutAttribute.allCases)
  func aNumberIsASizeOrADistanceInside(attribute: LayoutAttribute) throws {
    let equation = try #require(Self.read("7", for: attribute).equation)
    switch attribute {
    case .width, .height: #expect(Self.words(equation) == "= - - × 1.0 + 7.0 @ 1000.0")
    case .bottom, .trailing, .right:
      #expect(Self.words(equation) == "= parent \(attribute) × 1.0 + -7.0 @ 1000.0")
    case .top, .leading, .left, .centerX, .centerY:
      #expect(Self.words(equation) == "= parent \(attribute) × 1.0 + 7.0 @ 1000.0")
    }
  }

  @Test(
    arguments: [
      ("", "3:11: found the end of the equation, expected points or item.attribute"),
      (">= ", "3:14: found the end of the equation, expected points or item.attribute"),
      ("title", "3:16: found the end of the equation, expected a dot and an attribute of title"),
      ("title bottom", "3:17: found 'b', expected a dot and an attribute of title"),
      (
        "a.", "3:13: found \"\", expected an attribute that top can be set to: top, bottom, centerY"
      ),
      ("a.left", "3:13: found \"left\", expected an attribute that top can be set to"),
      (
        "a.top * 0.0009",
        "3:25: found the end of the equation, expected a factor from 0.001 to 1000"
      ),
      ("a.top * 1001", "expected a factor from 0.001 to 1000"),
      ("a.top * x", "3:19: found 'x', expected a factor"),
      ("a.top + -1", "expected points from 0 to 100000"),
      ("a.top + 100001", "3:19: found '1', expected points from 0 to 100000"),
      ("a.top - x", "3:19: found 'x', expected points"),
      ("a.top @0", "expected a priority from 1 to 1000"),
      ("a.top @1001", "expected a priority from 1 to 1000"),
      ("a.top @x", "3:18: found 'x', expected a priority"),
      ("12 x", "3:14: found 'x', expected the end of the equation"),
      ("a.top + 1 * 2", "3:21: found '*', expected the end of the equation"),
      ("100001", "3:17: found the end of the equation, expected a dot"),
      ("1.2.3", "expected an attribute that top can be set to"),
      ("+", "3:11: found '+', expected points or item.attribute"),
    ]
  )
  func whatIsWrongIsSaidAtItsPlace(text: String, words: String) {
    let (equation, problems) = Self.read(text)
    #expect(equation == nil)
    #expect(problems.count == 1 && problems[0].contains(words), "\(problems)")
  }

  @Test func ownEquationsOverrideThoseOfAStyle() {
    let (one, two) = (Equation(constant: 1), Equation(constant: 2))
    let own = Layout(equations: [.width: [one], .bottom: [one, two]])
    let style = Layout(equations: [.width: [two], .top: [two]])
    let found = own.over(style).ordered.map { "\($0.0) \($0.1.constant)" }
    #expect(found == ["top 2.0", "bottom 1.0", "bottom 2.0", "width 1.0"])
  }

  @Test func everyAttributeHasItsConstraint() {
    let pairs: [(LayoutAttribute, NSLayoutConstraint.Attribute)] = [
      (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
      (.left, .left), (.right, .right), (.centerX, .centerX), (.centerY, .centerY),
      (.width, .width), (.height, .height),
    ]
    #expect(
      pairs.allSatisfy { $0.0.value == $0.1 } && pairs.count == LayoutAttribute.allCases.count
    )
  }
}
