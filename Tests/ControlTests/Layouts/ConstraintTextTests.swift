import Foundation
import Testing

@testable import HeadlessUIKit

/// What constraints say of themselves.
@MainActor
@Suite struct ConstraintTextTests {
  private let a = UIView()
  private let b = UIView()

  init() { (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b") }

  @Test func theEquationIsWrittenAsUIKitDoes() {
    let plain = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    #expect(plain.text == "a.width == b.width")
    plain.constant = 5
    #expect(plain.text == "a.width == b.width + 5.0")
    plain.constant = -5
    #expect(plain.text == "a.width == b.width - 5.0")
    plain.priority = .defaultLow
    #expect(plain.text == "a.width == b.width - 5.0 @250.0")
    #expect(a.heightAnchor.constraint(equalToConstant: 0).text == "a.height == 0.0")
    let most = a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2)
    most.identifier = "limit"
    #expect(most.text == "'limit' a.height <= 2.0*b.width")
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
