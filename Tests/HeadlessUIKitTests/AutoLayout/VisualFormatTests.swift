import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct VisualFormatTests {
  @Test func everythingInTheLanguageIsRead() throws {
    let format = try VisualFormatParser.parse(
      "V:|-[a(>=20,<=wide@750)]-(>=8@low)-[b(==a)][c]-12.5-|"
    )
    #expect(format.axis == .vertical && format.startsAtSuperview && format.endsAtSuperview)
    #expect(format.views.map(\.name) == ["a", "b", "c"])
    #expect(
      format.views[0].predicates == [
        .init(relation: .greaterThanOrEqual, amount: .number(20)),
        .init(relation: .lessThanOrEqual, amount: .name("wide"), priority: .number(750)),
      ]
    )
    #expect(
      format.gaps == [
        .standard,
        .predicates([
          .init(relation: .greaterThanOrEqual, amount: .number(8), priority: .name("low"))
        ]),
        .flush,
        .predicates([.init(amount: .number(12.5))]),
      ]
    )
  }

  @Test func aPlainDistanceMayHaveAPriority() throws {
    let format = try VisualFormatParser.parse("V:|[a]-0.5@high-|")
    #expect(format == (try VisualFormatParser.parse("V:|[a]-(0.5@high)-|")))
  }

  @Test(arguments: [
    "", "[", "[a", "|-", "[a]-", "[a]-8[b]", "[a(]", "[a(==)]", "[1a]", "[a]|[b]", "H|[a]",
    "[a]--[b]",
  ])
  func whatIsNotInTheLanguageIsAnErrorWithAPlace(_ format: String) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    #expect(error?.description.hasSuffix("^") == true)
  }

  @Test func formatsLayViewsOutInARow() {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stage.window.addSubview(box)
    let views = ["a": UIView(), "b": UIView()]
    for name in ["a", "b"] {
      views[name]?.translatesAutoresizingMaskIntoConstraints = false
      if let view = views[name] { box.addSubview(view) }
    }
    let rows: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-[a(b)]-gap-[b]-20-|", [.alignAllTop, .alignAllBottom]), ("V:|[a(40)]", []),
    ]
    for (format, options) in rows {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: ["gap": 12],
          views: views
        )
      )
    }
    stage.advance(by: 0)
    #expect(views["a"]?.frame == CGRect(x: 8, y: 0, width: 130, height: 40))
    #expect(views["b"]?.frame == CGRect(x: 150, y: 0, width: 130, height: 40))
  }

  /// The standard distance to a superview is its margin: also when that changes.
  @Test(.evidence(.documented))
  func whatStandsAtTheEdgesFollowsTheMargins() {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    stage.window.addSubview(box)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    for format in ["H:|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view])
      )
    }
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 84))
    box.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 20, y: 1, width: 240, height: 96))
  }
}
