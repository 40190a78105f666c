import Foundation
import Geometry

/// The constraints of one stack view, which are rebuilt after every change.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let shown: [UIView]
  private let isVertical: Bool
  private(set) var made: [NSLayoutConstraint] = []
  private(set) var gaps: [UILayoutGuide] = []

  // [W] The names and priorities of UIKit's constraints, as in its conflict reports.
  private static let almostRequired = UILayoutPriority(999)
  private static let centering = UILayoutPriority(149)
  private static let suppression = UILayoutPriority(51)

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arranged.filter { !$0.isHidden }
    isVertical = stack.axis == .vertical
  }

  mutating func build() {
    collapseHidden()
    for view in shown { align(view) }
    alignBaselines()
    // The stack is no larger than its content requires.
    relate(stack, across.length, to: nil, priority: Self.suppression, name: "UISV-canvas-fit")
    guard let first = shown.first, let last = shown.last else { return }
    let ends = endsAtBaselines ? (start(of: first), end(of: last)) : (along.start, along.end)
    relate(first, ends.0, to: edge(along.start), name: "UISV-canvas-connection")
    relate(last, ends.1, to: edge(along.end), name: "UISV-canvas-connection")
    space()
    distribute()
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Axis = (start: Attribute, end: Attribute, center: Attribute, length: Attribute)

  private var along: Axis { isVertical ? Self.vertical : Self.horizontal }
  private var across: Axis { isVertical ? Self.horizontal : Self.vertical }
  private static let vertical: Axis = (.top, .bottom, .centerY, .height)
  private static let horizontal: Axis = (.leading, .trailing, .centerX, .width)

  private typealias Edge = (item: AnyObject, attribute: Attribute)

  private func edge(_ attribute: Attribute) -> Edge {
    (stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack, attribute)
  }

  private mutating func relate(
    _ item: AnyObject,
    _ attribute: Attribute,
    to other: Edge?,
    as relation: NSLayoutConstraint.Relation = .equal,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required,
    name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = name
    made.append(constraint)
  }

  // MARK: Along the axis

  /// [D] A column may be measured between baselines.
  ///
  /// [I] Of views without text it is measured at the edges.
  private func start(of view: UIView) -> Attribute {
    usesBaselines && view.forFirstBaselineLayout.hasBaseline ? .firstBaseline : along.start
  }

  private func end(of view: UIView) -> Attribute {
    usesBaselines && view.forLastBaselineLayout.hasBaseline ? .lastBaseline : along.end
  }

  private var usesBaselines: Bool { stack.isBaselineRelativeArrangement && isVertical }

  /// [D] At its ends baselines have "the specified distance" from the edges.
  ///
  /// [M] That of the margins: in frames that Interface Builder saved of a stack without them, the
  /// edges of its labels lie on its own.
  private var endsAtBaselines: Bool { usesBaselines && stack.isLayoutMarginsRelativeArrangement }

  private var pairs: [(UIView, UIView)] { Array(zip(shown, shown.dropFirst())) }

  private mutating func space() {
    let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    for (view, next) in pairs {
      relate(
        next,
        start(of: next),
        to: (view, end(of: view)),
        as: isExact ? .equal : .greaterThanOrEqual,
        plus: stack.spacing(after: view),
        name: "UISV-spacing"
      )
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for (view, next) in pairs {
        relate(next, along.length, to: (view, along.length), name: "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalizeGaps(from: along.end, to: along.start, priority: .required)
    case .equalCentering:
      equalizeGaps(from: along.center, to: along.center, priority: Self.centering)
    }
  }

  /// Lengths in proportion to the views' intrinsic sizes.
  private mutating func fillProportionally() {
    let lengths = shown.map { view in
      let size = view.intrinsicContentSize
      return max(0, isVertical ? size.height : size.width)
    }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, length) in zip(shown, lengths) where view !== shown[base] && length > 0 {
      relate(
        view,
        along.length,
        to: (shown[base], along.length),
        times: length / lengths[base],
        priority: Self.almostRequired,
        name: "UISV-fill-proportionally"
      )
    }
  }

  /// Guides between neighbouring views, all of equal length.
  private mutating func equalizeGaps(
    from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    for (view, next) in pairs {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-distributing"
      stack.addLayoutGuide(gap)
      relate(gap, along.start, to: (view, from), name: "UISV-distributing-edge")
      relate(gap, along.end, to: (next, to), name: "UISV-distributing-edge")
      if let first = gaps.first {
        relate(
          gap,
          along.length,
          to: (first, along.length),
          priority: priority,
          name: "UISV-distributing"
        )
      }
      gaps.append(gap)
    }
  }

  /// [W] A hidden view has no length and no spacing.
  private mutating func collapseHidden() {
    var before: Edge = edge(along.start)
    for view in stack.arranged {
      if view.isHidden {
        relate(view, along.length, to: nil, name: "UISV-hiding")
        relate(view, along.start, to: before, name: "UISV-hiding")
        align(view)
      } else {
        before = (view, along.end)
      }
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    for (attribute, relation) in ties {
      relate(view, attribute, to: edge(attribute), as: relation, name: "UISV-alignment")
    }
  }

  /// [W] Of a view that is too large, UIKit's conflict reports break the limits: it stays centered.
  ///
  /// They come last, since the newest constraint gives way. [I] It stays at its edge, too.
  private var ties: [(Attribute, NSLayoutConstraint.Relation)] {
    let (start, end, center, _) = across
    return switch stack.alignment {
    case .fill: [(start, .equal), (end, .equal)]
    case .leading: [(start, .equal), (end, .lessThanOrEqual)]
    case .trailing: [(end, .equal), (start, .greaterThanOrEqual)]
    case .center: [(center, .equal), (start, .greaterThanOrEqual), (end, .lessThanOrEqual)]
    case .firstBaseline, .lastBaseline: [(start, .greaterThanOrEqual), (end, .lessThanOrEqual)]
    }
  }

  /// [D] Baselines align in rows only.
  private mutating func alignBaselines() {
    guard !isVertical, let first = shown.first else { return }
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    case .fill, .leading, .center, .trailing: return
    }
    for view in shown.dropFirst() {
      relate(view, attribute, to: (first, attribute), name: "UISV-alignment")
    }
  }
}

extension UIView {
  /// A label without text may be given some.
  fileprivate var hasBaseline: Bool { self is UILabel || baselineOffsets != nil }
}
