import Foundation
import HeadlessUIKit

/// Applies a document's variations when size classes change: on rotation, and in split views.
///
/// The root view retains it, so it must not retain anything above its own objects.
@MainActor
final class VariationFollower {
  /// A subview that is installed for some size classes only.
  private struct Guest {
    let view: UIView
    let element: Element
    let owner: Element
    weak var host: UIView?
  }

  private struct Rule {
    let constraint: NSLayoutConstraint
    let element: Element
    let owner: Element
    var isInstalled: Bool
  }

  /// A view whose attributes vary.
  private struct VaryingView {
    weak var view: UIView?
    let element: Element
    var applied: Element
  }

  private var guests: [Guest] = []
  private var rules: [Rule] = []
  private var varyingViews: [VaryingView] = []

  // MARK: Gathering

  /// Adds all subviews of a document's view with their masks, in order.
  func add(_ view: UIView, as element: Element, of owner: Element, in host: UIView) {
    guests.append(Guest(view: view, element: element, owner: owner, host: host))
  }

  func add(_ view: UIView, varying element: Element, now applied: Element) {
    varyingViews.append(
      VaryingView(view: view, element: element, applied: applied.changing(in: element))
    )
  }

  func add(
    _ constraint: NSLayoutConstraint,
    as element: Element,
    of owner: Element,
    isInstalled: Bool
  ) {
    rules.append(
      Rule(constraint: constraint, element: element, owner: owner, isInstalled: isInstalled)
    )
  }

  /// Observes the traits of `root`, if anything may vary.
  func follow(_ root: UIView, in document: InterfaceDocument, bundle: Bundle?) {
    let varies = rules.contains {
      !$0.element.variations.isEmpty || !$0.owner.variations.isEmpty
    }
    guard varies || !guests.isEmpty || !varyingViews.isEmpty else { return }
    root.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (root: UIView, _) in
      let building = Building(document, in: bundle)
      self.apply(Variations(for: root.traitCollection), building)
    }
  }

  // MARK: Following

  private func apply(_ variations: Variations, _ building: Building) {
    for guest in guests where variations.exclude(guest.element, from: guest.owner) {
      guest.view.removeFromSuperview()
    }
    for (index, guest) in guests.enumerated()
    where guest.view.superview == nil && !variations.exclude(guest.element, from: guest.owner) {
      install(guest, after: guests[..<index])
    }
    applyRules(variations)
    for index in varyingViews.indices { apply(variations, to: &varyingViews[index], building) }
  }

  /// Inserts the view above the nearest preceding sibling that is installed.
  private func install(_ guest: Guest, after elder: ArraySlice<Guest>) {
    guard let host = guest.host else { return }
    let below = elder.last { $0.host === host && $0.view.superview === host }?.view
    if let stack = host as? UIStackView {
      let index = below.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 }
      stack.insertArrangedSubview(guest.view, at: index ?? 0)
    } else if let below {
      host.insertSubview(guest.view, aboveSubview: below)
    } else {
      host.insertSubview(guest.view, at: 0)
    }
  }

  /// Leaves constraints alone that code activated or changed.
  private func applyRules(_ variations: Variations) {
    var started: [NSLayoutConstraint] = []
    for index in rules.indices {
      let rule = rules[index]
      let isWanted =
        !variations.exclude(rule.element, from: rule.owner) && rule.constraint.spansOneTree
      if rule.isInstalled, !isWanted { rule.constraint.isActive = false }
      if !rule.isInstalled, isWanted { started.append(rule.constraint) }
      rules[index].isInstalled = isWanted
      guard !rule.element.variations.isEmpty else { continue }
      let element = variations.varied(rule.element)
      rule.constraint.constant = ConstraintMaker.constant(element)
      rule.constraint.priority = ConstraintMaker.priority(element) ?? .required
    }
    NSLayoutConstraint.activate(started)
  }

  private func apply(_ variations: Variations, to varying: inout VaryingView, _ building: Building)
  {
    let wanted = variations.varied(varying.element).changing(in: varying.element)
    guard let view = varying.view, wanted != varying.applied else { return }
    building.configure(view, from: wanted)
    varying.applied = wanted
  }
}

extension NSLayoutConstraint {
  /// Whether both items are in the same hierarchy, as an active constraint requires.
  @MainActor
  var spansOneTree: Bool {
    func root(_ item: AnyObject?) -> UIView? {
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view.map { view in
        sequence(first: view, next: \.superview).reduce(view) { $1 }
      }
    }
    guard let first = root(firstItem) else { return false }
    return secondItem == nil || first === root(secondItem)
  }
}

extension Element {
  /// The defaults that Interface Builder omits, for attributes that vary.
  private static let standards: [String: String] = [
    "hidden": "NO", "alpha": "1", "axis": "horizontal", "spacing": "0", "alignment": "fill",
    "distribution": "fill", "numberOfLines": "1", "textAlignment": "natural",
    "contentMode": "scaleToFill", "baselineRelativeArrangement": "NO",
    "layoutMarginsRelativeArrangement": "NO",
  ]

  /// Only the attributes and parts that the variations of `original` change.
  fileprivate func changing(in original: Element) -> Element {
    let names = Set(original.variations.flatMap { $0.attributes.keys }).subtracting(["key"])
    let keys = Set(original.variations.flatMap { $0.children.compactMap(\.key) })
    let values = names.compactMap { name in
      (attributes[name] ?? Self.standards[name]).map { (name, $0) }
    }
    return Element(
      name: name,
      attributes: Dictionary(uniqueKeysWithValues: values),
      children: children.filter { child in
        child.name != "variation" && child.key.map(keys.contains) ?? false
      },
      position: position
    )
  }
}
