import Foundation
import Testing

@testable import HeadlessUIKit

/// What constraints say of themselves.
@MainActor
@Suite struct ConstraintTextTests {
  private let a = UIView()
  private let b = UIView()

  init() { (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b") }

  private func text(of constraint: NSLayoutConstraint) -> String {
    constraint.text(ConstraintNames(of: [constraint]))
  }

  @Test func theEquationIsWrittenAsUIKitDoes() {
    let plain = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    #expect(text(of: plain) == "a.width == b.width")
    plain.constant = 5
    #expect(text(of: plain) == "a.width == b.width + 5.0")
    plain.constant = -5
    #expect(text(of: plain) == "a.width == b.width - 5.0")
    plain.priority = .defaultLow
    #expect(text(of: plain) == "a.width == b.width - 5.0 @250.0")
    #expect(text(of: a.heightAnchor.constraint(equalToConstant: 0)) == "a.height == 0.0")
    let most = a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2)
    most.identifier = "limit"
    #expect(text(of: most) == "'limit' a.height <= 2.0*b.width")
  }

  @Test func aViewKnowsTheConstraintsOfEachAxis() {
    let bench = Bench()
    bench.add(a, .zero)
    a.translatesAutoresizingMaskIntoConstraints = false
    let (x, y) = ([a.leadingAnchor], [a.topAnchor])
    let level =
      x.map { $0.constraint(equalTo: bench.view.leadingAnchor) }
      + [a.widthAnchor.constraint(equalToConstant: 9)]
    let upright =
      y.map { $0.constraint(equalTo: bench.view.topAnchor) }
      + [a.heightAnchor.constraint(equalToConstant: 9)]
    NSLayoutConstraint.activate(level + upright)
    bench.stage.advance(by: 0)
    #expect(Set(a.constraintsAffectingLayout(for: .horizontal)) == Set(level))
    #expect(Set(a.constraintsAffectingLayout(for: .vertical)) == Set(upright))
  }
}
