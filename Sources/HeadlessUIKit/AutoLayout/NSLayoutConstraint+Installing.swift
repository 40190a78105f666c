import Foundation

extension NSLayoutConstraint {
  /// The view that is or owns an item.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// [D] An active constraint is installed on the nearest common ancestor of its items.
  func install() {
    guard holder == nil else { return }
    guard let first = Self.view(of: firstItem) else {
      if firstItem is UILayoutGuide { refuseActivation() }
      return
    }
    guard secondItem != nil else { return install(on: first) }
    guard let ancestor = Self.commonAncestor(first, Self.view(of: secondItem)) else {
      return refuseActivation()
    }
    install(on: ancestor)
  }

  private func refuseActivation() {
    refuse(
      "Unable to activate constraint with anchors",
      because: "they have no common ancestor",
      remedy: "add both views to one hierarchy before you activate the constraint"
    )
  }

  /// [D] The items are the view itself and views below it.
  ///
  /// [W] One that is elsewhere in the hierarchy is refused at once; one outside of it may still be
  /// added until the constraint is laid out.
  func add(to view: UIView) {
    guard holder == nil else { return }
    for item in [firstItem, secondItem].compactMap(Self.view) where !item.isDescendant(of: view) {
      guard Self.commonAncestor(view, item) == nil else {
        return refuse(
          "Unable to install constraint",
          because: "an item is neither the view that it was added to nor below that view",
          remedy: "add it to a common ancestor of its items, or activate it instead"
        )
      }
      isUnprepared = true
    }
    install(on: view)
  }

  /// Raises an exception if items are still not below the view that the constraint was added to.
  func checkPlace() -> Bool {
    guard isUnprepared, let view = holder else { return true }
    let items = [firstItem, secondItem].compactMap(Self.view)
    isUnprepared = !items.allSatisfy { $0.isDescendant(of: view) }
    guard isUnprepared else { return true }
    refuse(
      "Unable to lay out constraint",
      because: "an item is not below the view that it was added to",
      remedy: "add the views to their hierarchy before the next layout"
    )
    return false
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
    (holder, isUnprepared) = (nil, false)
    view.layoutState.installed.removeAll { $0 === self }
    line?.engine?.remove(self)
    view.constraintsChanged { _ in }
  }

  func priorityChanged(from old: UILayoutPriority) {
    guard let engine = line?.engine else { return }
    engine.remove(self)
    engine.add(self)
    holder?.setNeedsSolution()
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
