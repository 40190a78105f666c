import Foundation
import HeadlessUIKit

/// `<constraint>` → constraints between created objects.
@MainActor
struct ConstraintMaker {
  let building: Building

  func activateAll() {
    var active: [NSLayoutConstraint] = []
    for (element, parent, owner) in building.constraints {
      guard let constraint = make(building.varied(element), owner: owner) else { continue }
      building.register(constraint, as: element)
      let isExcluded = building.isExcluded(element, from: parent)
      let spansOneTree = constraint.spansOneTree
      if !isExcluded, !spansOneTree, !building.leavesViewsOut {
        building.note(element, "the items of a constraint have no common ancestor; it is left out")
      }
      let isInstalled = !isExcluded && spansOneTree
      building.follower.add(constraint, as: element, of: parent, isInstalled: isInstalled)
      if isInstalled { active.append(constraint) }
    }
    let wishes = building.standIns.flatMap(wishes) + wishesOfFixedFrames(beside: active)
    NSLayoutConstraint.activate(active + wishes)
  }

  /// Views of fixed frames may have constraints for a part of their geometry; the frame decides the
  /// rest.
  private func wishesOfFixedFrames(
    beside constraints: [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap(\.self)
    let constrained = Set(items.map { ObjectIdentifier($0) })
    return building.fixedFrames.flatMap { view, frame -> [NSLayoutConstraint] in
      guard constrained.contains(ObjectIdentifier(view)), let superview = view.superview else {
        return []
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      let origin = [
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      ]
      for constraint in origin { constraint.priority = UILayoutPriority(1) }
      return origin + self.wishes(view, size: frame.size)
    }
  }

  /// The size in the document, for a dimension that nothing else decides.
  private func wishes(_ view: UIView, size: CGSize) -> [NSLayoutConstraint] {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ]
    for constraint in constraints { constraint.priority = UILayoutPriority(1) }
    return constraints
  }

  /// Placeholder constraints exist on Interface Builder's canvas only.
  private func make(_ element: Element, owner: UIView) -> NSLayoutConstraint? {
    guard element.flag("placeholder") != true,
      let first = side(element, "first", owner: owner)
    else { return nil }
    let second = element["secondAttribute"] == nil ? nil : side(element, "second", owner: nil)
    guard second != nil || element["secondAttribute"] == nil else { return nil }
    let sides = ConstraintSides(
      first.attribute,
      second?.attribute ?? .notAnAttribute,
      multiplier: multiplier(element),
      constant: Self.constant(element)
    )
    if let problem = sides.problem {
      building.note(element, problem)
      return nil
    }
    let stated = NSLayoutConstraint(
      item: first.item,
      attribute: first.attribute,
      relatedBy: Self.relations[element["relation"] ?? "equal"] ?? .equal,
      toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier(element),
      constant: Self.constant(element)
    )
    let constraint = ofOwnClass(element, like: stated) ?? stated
    if let priority = Self.priority(element) { constraint.priority = priority }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// The constraint again as one of the class that the element names.
  private func ofOwnClass(
    _ element: Element,
    like stated: NSLayoutConstraint
  ) -> NSLayoutConstraint? {
    guard let type = building.customClass(element, below: NSLayoutConstraint.self) else {
      return nil
    }
    let constraint = type.init()
    constraint.copyRelation(of: stated)
    return constraint
  }

  private typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private func side(_ element: Element, _ which: String, owner: UIView?) -> Side? {
    let id = element[which + "Item"]
    guard let word = element[which + "Attribute"], let attribute = Self.attributes[word] else {
      building.note(element, "the attribute '\(element[which + "Attribute"] ?? "")' is unknown")
      return nil
    }
    guard let item = id.map(building.object) ?? owner else {
      // The other item may be a view that is not installed for these size classes.
      return nil
    }
    return guide(item, attribute) ?? (item, attribute)
  }

  /// The old layout guides of a controller are edges of its safe area.
  private func guide(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
    guard let edge = item as? OldLayoutGuide, let root = edge.controller?.viewIfLoaded else {
      return nil
    }
    return (root.safeAreaLayoutGuide, edge.isTop ? .top : .bottom)
  }

  /// `16:9`, `1/2` or a number.
  private func multiplier(_ element: Element) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    if let ratio = Self.ratio(text) { return ratio }
    building.note(element, "<constraint multiplier=\"\(text)\"> is not supported; it is ignored")
    return 1
  }

  private static func ratio(_ text: String) -> Double? {
    for separator in [":", "/"] {
      let sides = text.split(separator: Character(separator)).compactMap { Double($0) }
      if sides.count == 2, sides[1] != 0, sides[0] != 0 { return sides[0] / sides[1] }
    }
    return Double(text).flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
  }

  // [D] The standard distances that symbolic constants stand for.
  static func constant(_ element: Element) -> CGFloat {
    if let number = element.number("constant") { return number }
    return element.flag("symbolic") == true ? 8 : 0
  }

  static func priority(_ element: Element) -> UILayoutPriority? {
    element.number("priority").map { UILayoutPriority(Float(min(max($0, 0), 1000))) }
  }

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
    "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// `topLayoutGuide` and `bottomLayoutGuide` of documents before iOS 11.
final class OldLayoutGuide {
  weak var controller: UIViewController?
  let isTop: Bool

  init(of controller: UIViewController, isTop: Bool) {
    (self.controller, self.isTop) = (controller, isTop)
  }
}
