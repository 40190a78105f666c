import ConstraintSolver
import Foundation
import Geometry

/// Converts layout attributes to linear expressions.
@MainActor
struct LayoutEquation {
  let engine: LayoutEngine
  /// The view in whose coordinates both sides are measured.
  let ancestor: UIView
  let isRightToLeft: Bool
  private(set) var terms: [ConstraintSolver.Expression.Term] = []
  private(set) var constant = 0.0
  private(set) var items: [LayoutItem] = []
  private(set) var isFluid = false

  init(_ engine: LayoutEngine, in ancestor: UIView, isRightToLeft: Bool) {
    self.engine = engine
    self.ancestor = ancestor
    self.isRightToLeft = isRightToLeft
  }

  mutating func add(constant amount: CGFloat) { constant += Double(amount) }

  /// Adds `factor` times an attribute of a view or guide.
  mutating func add(
    _ factor: Double,
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject
  ) {
    guard let view = NSLayoutConstraint.view(of: item) else { return }
    // [D] Seen from inside, a scroll view's edges are those of its content; size and center are its
    // own.
    if item === ancestor, attribute.isPosition, !attribute.isCenter,
      let scrollView = item as? UIScrollView
    {
      return add(factor, attribute, of: scrollView.contentLayoutGuide)
    }
    let inner = (item as? UILayoutGuide).flatMap { $0.insets?(view) }
    if inner != nil { isFluid = true }
    if inner != nil, view === ancestor, view is UIScrollView {
      addOffset(factor, attribute, of: view)
    }
    let subject = inner == nil ? item : view
    let insets = inner ?? margins(of: view, attribute)
    switch attribute {
    case .notAnAttribute: break
    case .width:
      addSize(2, times: factor, of: subject, less: insets.left + insets.right)
    case .height:
      addSize(3, times: factor, of: subject, less: insets.top + insets.bottom)
    case .left, .leftMargin: addX(factor, at: 0, of: subject, insets: insets)
    case .right, .rightMargin: addX(factor, at: 1, of: subject, insets: insets)
    case .leading, .leadingMargin: addEdge(factor, isLeading: true, of: subject, insets: insets)
    case .trailing, .trailingMargin: addEdge(factor, isLeading: false, of: subject, insets: insets)
    case .centerX, .centerXWithinMargins:
      addX(factor * mirror, at: 0.5, of: subject, insets: insets)
    case .top, .topMargin: addY(factor, at: 0, of: subject, insets: insets)
    case .bottom, .bottomMargin: addY(factor, at: 1, of: subject, insets: insets)
    case .centerY, .centerYWithinMargins: addY(factor, at: 0.5, of: subject, insets: insets)
    case .firstBaseline: addBaseline(factor, isFirst: true, view)
    case .lastBaseline: addBaseline(factor, isFirst: false, view)
    }
  }

  // If text runs from right to left, leading edges are measured leftwards, so that a constant means
  // the same distance.
  private var mirror: Double { isRightToLeft ? -1 : 1 }

  private mutating func addEdge(
    _ factor: Double,
    isLeading: Bool,
    of item: AnyObject,
    insets: UIEdgeInsets
  ) {
    addX(factor * mirror, at: isLeading == isRightToLeft ? 1 : 0, of: item, insets: insets)
  }

  /// `part` is 0 at the left edge, 1 at the right.
  private mutating func addX(
    _ factor: Double,
    at part: Double,
    of item: AnyObject,
    insets: UIEdgeInsets
  ) {
    let scale = factor * zoom(of: item)
    addOrigin(0, times: factor, of: item)
    if part != 0 { addUnknown(2, times: scale * part, of: item) }
    constant += scale * ((1 - part) * Double(insets.left) - part * Double(insets.right))
  }

  private mutating func addY(
    _ factor: Double,
    at part: Double,
    of item: AnyObject,
    insets: UIEdgeInsets
  ) {
    let scale = factor * zoom(of: item)
    addOrigin(1, times: factor, of: item)
    if part != 0 { addUnknown(3, times: scale * part, of: item) }
    constant += scale * ((1 - part) * Double(insets.top) - part * Double(insets.bottom))
  }

  /// How much larger an item is seen from outside, where a scroll view zooms it.
  ///
  /// [W] The common way to centre an image sets the constants of its edges from its zoomed frame. Its
  /// width and height are still those of its bounds.
  private func zoom(of item: AnyObject) -> Double {
    guard item !== ancestor, let view = item as? UIView else { return 1 }
    return Double(view.layoutStateIfAny?.zoom ?? 1)
  }

  private mutating func addBaseline(_ factor: Double, isFirst: Bool, _ view: UIView) {
    let lines = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard lines === view else { return addBaseline(factor, isFirst: isFirst, lines) }
    // A label may be given its text later.
    let withoutText: (first: CGFloat, last: CGFloat)? = view is UILabel ? (0, 0) : nil
    guard let offsets = view.baselineOffsets ?? withoutText else {
      return addY(factor, at: 1, of: view, insets: .zero)
    }
    isFluid = true
    addY(factor, at: isFirst ? 0 : 1, of: view, insets: .zero)
    constant += factor * Double(isFirst ? offsets.first : -offsets.last)
  }

  private mutating func addSize(
    _ unknown: Int,
    times factor: Double,
    of item: AnyObject,
    less: CGFloat
  ) {
    addUnknown(unknown, times: factor, of: item)
    constant -= factor * Double(less)
  }

  private mutating func addUnknown(_ unknown: Int, times factor: Double, of item: AnyObject) {
    let known = engine.item(for: item)
    if !items.contains(where: { $0 === known }) { items.append(known) }
    terms.append(.init(factor, known.unknowns[unknown]))
  }

  /// Adds the origin of `item` in the ancestor's coordinates, as a sum up the hierarchy.
  private mutating func addOrigin(_ unknown: Int, times factor: Double, of item: AnyObject) {
    var view: UIView?
    if let guide = item as? UILayoutGuide {
      addUnknown(unknown, times: factor, of: guide)
      view = guide.owningView
    } else {
      view = item as? UIView
    }
    while let next = view, next !== ancestor {
      addUnknown(unknown, times: factor, of: next)
      // Scrolling moves subviews relative to what is outside of the scroll view.
      if next !== item, next is UIScrollView { shift(by: -factor, next, unknown) }
      view = next.superview
    }
  }

  /// Guides that stay visible move in the content's coordinates.
  private mutating func addOffset(
    _ factor: Double,
    _ attribute: NSLayoutConstraint.Attribute,
    of view: UIView
  ) {
    guard attribute.isPosition else { return }
    let isVertical = attribute.isVerticalPosition
    let sign = isVertical || !attribute.isMirrored ? 1 : mirror
    shift(by: factor * sign, view, isVertical ? 1 : 0)
  }

  private mutating func shift(by factor: Double, _ view: UIView, _ unknown: Int) {
    isFluid = true
    view.layoutState.scrollsConstraints = true
    constant += factor * Double(unknown == 0 ? view.bounds.minX : view.bounds.minY)
  }

  private mutating func margins(
    of view: UIView,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> UIEdgeInsets {
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      isFluid = true
      return view.effectiveMargins
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      return .zero
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a position and not a length.
  fileprivate var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }

  fileprivate var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  fileprivate var isVerticalPosition: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    case .left, .right, .leading, .trailing, .centerX, .width, .height, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      false
    }
  }

  /// Whether it is measured leftwards if text runs from right to left.
  fileprivate var isMirrored: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins:
      true
    default: false
    }
  }
}
