import Foundation

extension NSLayoutConstraint {
  /// The view that is or owns an item.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// [D] An active constraint is installed on the nearest common ancestor of its items.
  func install() {
    guard holder == nil, let first = Self.view(of: firstItem) else { return }
    guard secondItem != nil else { return install(on: first) }
    guard let ancestor = Self.commonAncestor(first, Self.view(of: secondItem)) else {
      let sentence = text(ConstraintNames(of: [self]))
      first.layer.core.raise(
        "NSLayoutConstraint",
        "Unable to activate constraint with anchors \(sentence) because they have no common ancestor",
        remedy: "add both views to one hierarchy before you activate the constraint"
      )
      return
    }
    install(on: ancestor)
  }

  static func commonAncestor(_ first: UIView, _ second: UIView?) -> UIView? {
    guard let second else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  func install(on view: UIView) {
    guard holder == nil else { return }
    holder = view
    view.layoutState.installed.append(self)
    view.constraintsChanged { $0.add(self) }
  }

  func uninstall() {
    guard let view = holder else { return }
    holder = nil
    view.layoutState.installed.removeAll { $0 === self }
    line?.engine?.remove(self)
    view.constraintsChanged { _ in }
  }

  func priorityChanged(from old: UILayoutPriority) {
    guard let engine = line?.engine else { return }
    engine.remove(self)
    engine.add(self)
    holder?.layoutRoot.setNeedsLayout()
  }

  /// The equation, followed by its position in the source code.
  func textWithLocation(_ names: ConstraintNames) -> String {
    sourceLocation.isEmpty ? text(names) : "\(text(names)) (\(sourceLocation))"
  }

  /// The equation, as UIKit prints it.
  func text(_ names: ConstraintNames) -> String {
    func name(_ item: AnyObject?) -> String { names.name(of: item) }
    let relations = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
    var right = secondItem.map { "\(name($0)).\(secondAttribute)" } ?? ""
    if multiplier != 1, !right.isEmpty { right = "\(multiplier)*" + right }
    if constant != 0 || right.isEmpty {
      right += right.isEmpty ? "\(constant)" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let body = "\(name(firstItem)).\(firstAttribute) \(relations[relation] ?? "==") \(right)"
    let label = identifier.map { "'\($0)' " } ?? ""
    return label + body + (priority == .required ? "" : " @\(priority.rawValue)")
  }
}
