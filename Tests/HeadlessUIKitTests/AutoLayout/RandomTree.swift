import Foundation
import Geometry
import Scene
import TestSupport

@testable import HeadlessUIKit

/// Views and constraints as chance would have them, on a stage of their own.
@MainActor
struct RandomTree {
  let stage = Stage(device: .iPhone15)
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  /// The same seed gives the same tree; `shuffle` changes in what order constraints are added.
  init(seed: UInt64, shuffle: UInt64? = nil) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 2...12, using: &random) { addView(&random) }
    for _ in 0..<Int.random(in: 2...30, using: &random) { addConstraint(&random) }
    var order = constraints
    if let shuffle {
      var other = SeededGenerator(seed: shuffle)
      order.shuffle(using: &other)
    }
    NSLayoutConstraint.activate(order)
    stage.advance(by: 0)
  }

  private mutating func addView(_ random: inout SeededGenerator) {
    let view: UIView
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let label = UILabel()
      label.text = "Some words"
      label.numberOfLines = Int.random(in: 0...2, using: &random)
      view = label
    case 1: view = UISwitch()
    case 2:
      let stack = UIStackView(arrangedSubviews: [UISwitch(), UIView(), UILabel()])
      stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      stack.distribution =
        UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
      stack.spacing = 4
      view = stack
    default: view = UIView()
    }
    view.accessibilityIdentifier = "view \(views.count)"
    view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<8, using: &random) == 0
    if Int.random(in: 0..<6, using: &random) == 0 {
      view.semanticContentAttribute = .forceRightToLeft
    }
    let parents = views.filter { !($0 is UIStackView) && !($0 is UILabel) && !($0 is UISwitch) }
    (parents.randomElement(using: &random) ?? stage.window).addSubview(view)
    views.append(view)
  }

  private mutating func addConstraint(_ random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    let other = (views + [stage.window]).randomElement(using: &random) ?? stage.window
    let families: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.left, .right],
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin],
      [.width, .height],
    ]
    let family = families.randomElement(using: &random) ?? []
    let first = family.randomElement(using: &random) ?? .width
    let isSize = first == .width || first == .height
    let isAlone = isSize && Bool.random(using: &random)
    let multipliers: [CGFloat] = isSize ? [1, 0.5, 2] : [1]
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random) ?? .equal,
      toItem: isAlone ? nil : other,
      attribute: isAlone ? .notAnAttribute : family.randomElement(using: &random) ?? first,
      multiplier: multipliers.randomElement(using: &random) ?? 1,
      constant: CGFloat(Int.random(in: -60...120, using: &random))
    )
    let priorities: [Float] = [1000, 1000, 1000, 750, 749, 500, 250, 51]
    constraint.priority = UILayoutPriority(priorities.randomElement(using: &random) ?? 1000)
    constraints.append(constraint)
  }

  var frames: [CGRect] { views.map(\.frame) }

  /// Whether every view's place follows from the constraints alone.
  var isDetermined: Bool { views.allSatisfy { !$0.hasAmbiguousLayout } }

  /// Required constraints that are neither met nor named in a report.
  var silentlyBroken: [String] {
    constraints.filter { constraint in
      guard constraint.isActive, constraint.priority == .required, let line = constraint.line
      else { return false }
      guard let missed = line.engine?.violation(of: line) else {
        return !stage.faults.contains { $0.sentence.hasSuffix(constraint.sentence) }
      }
      return abs(missed) > 1e-6
    }
    .map(\.sentence)
  }
}

extension NSLayoutConstraint {
  /// What reports call it; the views of a tree have names of their own.
  @MainActor
  fileprivate var sentence: String { text(ConstraintNames(of: [self])) }
}
