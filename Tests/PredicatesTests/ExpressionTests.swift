import Foundation
import HeadlessUIKit
import Testing

@testable import Predicates

/// What expressions are worth, and what predicates are made of.
@Suite struct ExpressionTests {
  typealias Expression = Predicates.NSExpression

  private static func value(_ format: String, _ arguments: Any...) throws -> Any? {
    let term = try PredicateParser.parseExpression(format, arguments: arguments)
    return Expression(term).expressionValue(
      with: ["price": 12, "tags": ["a", "b"], "name": "Ann", "sizes": [1, 2, 6]] as [String: Any],
      context: ["rate": 1.5]
    )
  }

  @Test(
    arguments: [
      ("4 + 5 - 2 ** 3", 1.0), ("2 * 3 + 4", 10), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20),
      ("7 - 2 - 1", 4), ("1 / 2", 0), ("1.0 / 2", 0.5), ("8 / 2 / 2", 2), ("2 ** 3 ** 2", 512),
      ("-3 + 1", -2), ("-(1 + 2)", -3), ("price * $rate", 18), ("%@ * %K", 24), ("sqrt(16)", 4),
      ("abs(-2)", 2), ("abs(-2.5)", 2.5), ("floor(1.7) + ceiling(1.2) + trunc(-1.7)", 2),
      ("log(100) + ln(exp(1))", 3), ("sum(sizes)", 9), ("average({1, 2})", 1.5), ("max(sizes)", 6),
      ("min(4, 3)", 3), ("count(tags)", 2), ("length(name)", 3), ("5 -3", 2),
      ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
    ] as [(String, Double)]
  )
  func numbersAreCalculated(format: String, expected: Double) throws {
    let number = try Self.value(format, 2, "price") as? NSNumber
    #expect(number?.doubleValue == expected)
  }

  /// Their last digits would be those of a negative number.
  @Test func integersBeyondTheLargestOneAreReal() throws {
    for most in [UInt64.max, NSNumber(value: UInt64.max)] as [Any] {
      let number = try Self.value("%@ - 1", most) as? NSNumber
      #expect(number?.doubleValue == 18_446_744_073_709_551_615.0)
    }
    let exact = try Self.value("%@ + 0", NSNumber(value: Int64.max - 1)) as? NSNumber
    #expect(exact?.int64Value == Int64.max - 1)
  }

  @Test func otherValuesAreWhatTheyAre() throws {
    #expect(try Self.value("uppercase(name)") as? String == "ANN")
    #expect(try Self.value("name") as? String == "Ann")
    #expect(try Self.value("unknown") == nil)
    #expect(try Self.value("YES") as? Bool == true)
    #expect(try Self.value("name + 1") == nil)
  }

  @Test(arguments: [
    ("1 +", "a value is missing before its end"),
    ("2 3", "nothing can follow the expression before '3'"),
    ("f(1)", "the function f is not known here"), ("--1", "a number is missing after -"),
  ])
  func whatIsNoExpressionIsSaid(format: String, sentence: String) {
    #expect(throws: PredicateFormatError(sentence)) {
      try PredicateParser.parseExpression(format, arguments: [])
    }
  }

  @Test(arguments: [
    (" + 1", "it calculates too often"), (" * 1", "it calculates too often"),
    (" ** 1", "it is nested too deeply"),
  ])
  func longSumsAndDeepPowersAreRefused(sign: String, sentence: String) {
    let format = "1" + String(repeating: sign, count: 10_000)
    #expect(throws: PredicateFormatError(sentence)) {
      try PredicateParser.parseExpression(format, arguments: [])
    }
  }

  @Test func expressionsAreMadeOfParts() {
    let sum = Expression(
      forFunction: "add:to:",
      arguments: [Expression(forKeyPath: "a.b"), Expression(forConstantValue: 2)]
    )
    #expect(sum.expressionType == .function)
    #expect(sum.arguments?.map(\.expressionType) == [.keyPath, .constantValue])
    #expect(sum.arguments?.first?.keyPath == "a.b")
    #expect((sum.expressionValue(with: ["a": ["b": 3]], context: nil) as? NSNumber)?.intValue == 5)
    let all = Expression(forFunction: "sum:", arguments: [Expression(forAggregate: [sum, 1])])
    #expect(all.description == "sum({a.b + 2, 1})")
    #expect((all.expressionValue(with: ["a": ["b": 3]], context: nil) as? NSNumber)?.intValue == 6)
    #expect(Expression(forVariable: "x").description == "$x")
    #expect(Expression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
  }

  @Test func aPredicateTellsItsParts() throws {
    let both = NSPredicate(format: "$name == 'a' AND NOT $age.value BETWEEN {1, 2}")
    let parts = try #require(both as? NSCompoundPredicate)
    #expect(parts.compoundPredicateType == .and)
    let first = try #require(parts.subpredicates[0] as? Predicates.NSComparisonPredicate)
    #expect(first.leftExpression.expressionType == .variable)
    #expect(first.leftExpression.variable == "name")
    #expect("\(first.rightExpression)" == "\"a\"")
    #expect(first.predicateOperatorType == .equalTo)
    let second = try #require(parts.subpredicates[1] as? NSCompoundPredicate)
    #expect(second.compoundPredicateType == .not)
    let range = try #require(second.subpredicates[0] as? Predicates.NSComparisonPredicate)
    #expect("\(range.leftExpression)" == "$age.value")
    #expect(range.leftExpression.expressionType == .function)
    #expect("\(range.rightExpression)" == "{1, 2}")
  }

  @Test func aPredicateIsMadeOfExpressions() {
    let predicate = Predicates.NSComparisonPredicate(
      leftExpression: Expression(forKeyPath: "name"),
      rightExpression: Expression(forConstantValue: "AN"),
      modifier: .direct,
      type: .beginsWith,
      options: .caseInsensitive
    )
    #expect(predicate.evaluate(with: ["name": "Anna"]))
    #expect(!predicate.evaluate(with: ["name": "Bert"]))
    #expect(predicate.options == .caseInsensitive)
    let tags = NSPredicate(format: "NONE tags == 'a'")
    #expect(tags.evaluate(with: ["tags": ["b"]]))
    #expect(!tags.evaluate(with: ["tags": ["a", "b"]]))
    #expect(NSPredicate(format: "size * 2 == 6").evaluate(with: ["size": 3]))
  }

  @Test func anArgumentMayBeAnExpression() {
    let count = NSPredicate(format: "%@ > 1", NSExpression(forVariable: "count"))
    #expect(count.evaluate(with: nil, substitutionVariables: ["count": 2]))
    #expect(!count.evaluate(with: nil, substitutionVariables: ["count": 1]))
  }

  @Test func argumentsMayComeAsAList() {
    let list = NSPredicate(format: "name IN %@", argumentArray: [["a", "b"]])
    #expect(list.evaluate(with: ["name": "b"]))
    let none = NSPredicate(format: "TRUEPREDICATE", argumentArray: nil)
    #expect(none.evaluate(with: nil))
  }
}
