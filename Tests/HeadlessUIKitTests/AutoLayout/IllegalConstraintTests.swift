import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Constraints that UIKit refuses to make, to install or to lay out.
@MainActor
@Suite struct IllegalConstraintTests {
  private let stage = Stage(device: .iPhone15)
  private let outer = UIView()
  private let inner = UIView()
  private let stranger = UIView()

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    (inner.accessibilityIdentifier, outer.accessibilityIdentifier) = ("inner", "outer")
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func make(
    _ first: Attribute,
    _ second: Attribute,
    alone: Bool = false,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: inner,
      attribute: first,
      relatedBy: .equal,
      toItem: alone ? nil : outer,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
  }

  private func complaint(_ body: () -> Void) -> String {
    let error = #expect(throws: Stage.UIKitException.self) {
      _ = try stage.record { body() }
    }
    return error.map { "\($0)" } ?? ""
  }

  @Test(.evidence(.documented, .reported), arguments: illegalPairs)
  func `attributes of different kinds are no pair`(
    first: NSLayoutConstraint.Attribute,
    second: NSLayoutConstraint.Attribute
  ) {
    let sentence = complaint { _ = make(first, second) }
    for word in ["'\(first)'", "'\(second)'", "inner", "outer"] {
      #expect(sentence.contains(word), "\(sentence)")
    }
  }

  @Test(.evidence(.reported), arguments: crossedPairs)
  func `attributes of different axes are refused when they are laid out`(
    first: NSLayoutConstraint.Attribute,
    second: NSLayoutConstraint.Attribute
  ) {
    let sentence = complaint {
      let constraint = make(first, second)
      constraint.isActive = true
      #expect(constraint.isActive)
      outer.layoutIfNeeded()
    }
    #expect(sentence.contains("Unable to lay out constraint"), "\(sentence)")
    #expect(sentence.contains("'\(first)' and '\(second)'"), "\(sentence)")
  }

  @Test(.evidence(.reported))
  func `a position is not equal to a constant`() {
    #expect(complaint { _ = make(.top, .notAnAttribute, alone: true) }.contains("'top'"))
    #expect(complaint { _ = make(.leading, .leading, alone: true) }.contains("'leading'"))
    #expect(complaint { _ = make(.leading, .leading, multiplier: 0) }.contains("'leading'"))
  }

  @Test(.evidence(.reported))
  func `numbers are finite`() {
    #expect(complaint { _ = make(.top, .top, constant: .infinity) }.contains("inf"))
    #expect(complaint { _ = make(.width, .width, multiplier: .nan) }.contains("nan"))
    let fine = make(.width, .notAnAttribute, alone: true, constant: 10)
    #expect(complaint { fine.constant = .nan }.contains("nan"))
    #expect(fine.constant == 10)
  }

  @Test(.evidence(.documented))
  func `everything else is legal`() {
    _ = make(.width, .height, multiplier: 0.5)
    _ = make(.width, .width, multiplier: 0, constant: 10)
    _ = make(.height, .height, alone: true)
    _ = make(.centerX, .left)
    _ = make(.leadingMargin, .centerXWithinMargins)
    _ = make(.firstBaseline, .bottom)
    #expect(stage.faults.isEmpty)
  }

  @Test(.evidence(.reported))
  func `the nearest common ancestor or one above it takes a constraint`() {
    let constraint = make(.top, .top)
    let sentence = complaint { inner.addConstraint(constraint) }
    #expect(sentence.contains("Unable to install constraint inner.top == outer.top"))
    #expect(!constraint.isActive)
    stage.window.addConstraint(constraint)
    #expect(constraint.isActive)
  }

  @Test(.evidence(.reported))
  func `a view may come after its constraint, until the layout`() {
    let size = stranger.widthAnchor.constraint(equalToConstant: 30)
    stranger.translatesAutoresizingMaskIntoConstraints = false
    outer.addConstraint(size)
    outer.addSubview(stranger)
    stage.advance(by: 0)
    #expect(stranger.frame.width == 30)
    let late = UIView()
    let sentence = complaint {
      outer.addConstraint(late.widthAnchor.constraint(equalTo: outer.widthAnchor))
      outer.layoutIfNeeded()
    }
    #expect(sentence.contains("Unable to lay out constraint"), "\(sentence)")
  }

  @Test(.evidence(.reported))
  func `a guide without a view has no common ancestor`() {
    let guide = UILayoutGuide()
    let sentence = complaint {
      guide.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    }
    #expect(sentence.contains("common ancestor"))
  }

  /// A left edge and a center are measured from the left, whatever the direction of text.
  @Test(.evidence(.inferred))
  func `left is left of a center from right to left too`() {
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    outer.semanticContentAttribute = .forceRightToLeft
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.centerXAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.advance(by: 0)
    #expect(inner.frame == CGRect(x: 110, y: 0, width: 20, height: 20))
  }

  @Test(.evidence(.reported), arguments: wrongFormats)
  func `formats of unknown names or wrong options are refused`(
    format: String,
    options: NSLayoutConstraint.FormatOptions
  ) {
    let sentence = complaint {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: options,
        views: ["a": stranger, "b": inner, "d": 1]
      )
    }
    #expect(sentence.contains("Unable to parse constraint format"), "\(sentence)")
  }
}

private let illegalPairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
  (.width, .leading), (.top, .height), (.leading, .left), (.rightMargin, .trailing),
]

private let crossedPairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
  (.left, .top), (.centerX, .centerY), (.lastBaseline, .trailing),
]

private let wrongFormats: [(String, NSLayoutConstraint.FormatOptions)] = [
  ("H:[a][b]", .alignAllLeft), ("V:[a][b]", .alignAllTop), ("H:|[a]", []), ("H:[a]-gap-[b]", []),
  ("H:[c]", []), ("H:[d]", []), ("H:[a", []),
]
