import Foundation
import HeadlessUIKit

/// The constraints of each view's equations, so that a step can replace them.
@MainActor
final class LayoutBook {
  private var pages: [ObjectIdentifier: [LayoutAttribute: [NSLayoutConstraint]]] = [:]

  func apply(_ look: ViewAppearance, to view: UIView, _ cast: Cast) {
    guard let layout = look.layout else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    var page = pages[ObjectIdentifier(view)] ?? [:]
    for attribute in LayoutAttribute.allCases {
      guard let equations = layout.equations[attribute] else { continue }
      NSLayoutConstraint.deactivate(page[attribute] ?? [])
      let made = equations.compactMap { $0.constraint(for: attribute, of: view, cast) }
      NSLayoutConstraint.activate(made)
      page[attribute] = made
    }
    pages[ObjectIdentifier(view)] = page
  }
}

extension Equation {
  /// Nil for a view without a superview, which has no parent for equations.
  @MainActor
  fileprivate func constraint(
    for attribute: LayoutAttribute,
    of view: UIView,
    _ cast: Cast
  ) -> NSLayoutConstraint? {
    var other: AnyObject?
    switch item {
    case .none: break
    case .own: other = view
    case .parent: other = view.superview
    case .safe: other = view.superview?.safeAreaLayoutGuide
    case .view(let name): other = cast.view(named: name.name)
    }
    if self.attribute != nil, other == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: attribute.value,
      relatedBy: relation,
      toItem: other,
      attribute: self.attribute?.value ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = UILayoutPriority(rawValue: Float(priority))
    if let position { constraint.sourceLocation = "\(cast.path):\(position)" }
    return constraint
  }
}
