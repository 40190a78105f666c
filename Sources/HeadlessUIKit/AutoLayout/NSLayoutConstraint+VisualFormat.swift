import Foundation
import Geometry

extension NSLayoutConstraint {
  /// The constraints of a format string; an invalid format raises an exception.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      var builder = VisualFormatBuilder(
        parsed,
        text: format,
        options: options,
        metrics: metrics ?? [:],
        views: views
      )
      return try builder.build()
    } catch {
      Stage.current.core.raise(
        "NSLayoutConstraint",
        "\(error)",
        remedy: "correct the format or the dictionaries of metrics and views"
      )
      return []
    }
  }
}

/// Makes constraints from a format and the dictionaries for its names.
@MainActor
private struct VisualFormatBuilder {
  let format: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat,
    text: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment()
    let items = try resolvedItems()
    guard let first = items.first, let last = items.last else { return [] }
    var gaps = format.gaps[...]
    if format.startsAtSuperview, let gap = gaps.popFirst() {
      let parent = try superview(of: first)
      try space(gap, from: edge(of: parent, leading, gap: gap), to: (first, leading))
    }
    for (index, gap) in gaps.prefix(items.count - 1).enumerated() {
      let (before, after) = (items[index], items[index + 1])
      try space(gap, from: (before, end), to: (after, start), standard: 8)  // [D]
    }
    if format.endsAtSuperview, let gap = gaps.last {
      let parent = try superview(of: last)
      try space(gap, from: (last, trailing), to: edge(of: parent, trailing, gap: gap))
    }
    for (view, item) in zip(format.views, items) { try size(item, view.predicates) }
    align(items)
    return made
  }

  private func resolvedItems() throws(VisualFormatError) -> [AnyObject] {
    var items: [AnyObject] = []
    for view in format.views {
      guard let item = views[view.name] else {
        throw problem("\(view.name) is not a key in the views dictionary.")
      }
      guard item is UIView || item is UILayoutGuide else {
        throw problem("the value of \(view.name) is neither a view nor a layout guide.")
      }
      items.append(item as AnyObject)
    }
    return items
  }

  /// [D] Views in a row are aligned at horizontal edges, views in a column at vertical ones.
  private func checkAlignment() throws(VisualFormatError) {
    let across: NSLayoutConstraint.FormatOptions = [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ]
    let down: NSLayoutConstraint.FormatOptions = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    guard format.views.count > 1, !options.isDisjoint(with: isVertical ? down : across) else {
      return
    }
    throw problem("the options align the views along the axis on which they follow each other.")
  }

  private var isVertical: Bool { format.axis == .vertical }
  private var leading: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }
  private var trailing: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  // [D] Between views above each other, distances may be measured between baselines.
  private var usesBaselines: Bool { isVertical && options.contains(.spacingBaselineToBaseline) }
  private var start: NSLayoutConstraint.Attribute { usesBaselines ? .firstBaseline : leading }
  private var end: NSLayoutConstraint.Attribute { usesBaselines ? .lastBaseline : trailing }

  // [D] The standard distance to a superview's edge is its margin.
  private func edge(
    of parent: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    gap: VisualFormat.Gap
  ) -> (item: AnyObject, edge: NSLayoutConstraint.Attribute) {
    (parent, gap == .standard ? attribute.withinMargins : attribute)
  }

  private func superview(of item: AnyObject) throws(VisualFormatError) -> AnyObject {
    let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let parent else {
      throw problem("a view that '|' refers to has no superview.")
    }
    return parent
  }

  private mutating func space(
    _ gap: VisualFormat.Gap,
    from before: (item: AnyObject, edge: NSLayoutConstraint.Attribute),
    to after: (item: AnyObject, edge: NSLayoutConstraint.Attribute),
    standard: CGFloat = 0
  ) throws(VisualFormatError) {
    let predicates: [VisualFormat.Predicate] =
      switch gap {
      case .flush: [.init(amount: .number(0))]
      case .standard: [.init(amount: .number(Double(standard)))]
      case .predicates(let list): list
      }
    // From right to left, the next view is on the left.
    let isFlipped = options.contains(.directionRightToLeft) && !isVertical
    let (first, second) = isFlipped ? (before, after) : (after, before)
    for predicate in predicates {
      let constraint = NSLayoutConstraint(
        item: first.item,
        attribute: first.edge,
        relatedBy: predicate.relation,
        toItem: second.item,
        attribute: second.edge,
        multiplier: 1,
        constant: try number(predicate.amount)
      )
      try finish(constraint, predicate)
    }
  }

  private mutating func size(
    _ item: AnyObject,
    _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for predicate in predicates {
      var (other, constant): (Any?, CGFloat) = (nil, 0)
      if case .name(let name) = predicate.amount, metrics[name] == nil, let view = views[name] {
        other = view
      } else {
        constant = try number(predicate.amount)
      }
      let constraint = NSLayoutConstraint(
        item: item,
        attribute: attribute,
        relatedBy: predicate.relation,
        toItem: other,
        attribute: attribute,
        multiplier: 1,
        constant: constant
      )
      try finish(constraint, predicate)
    }
  }

  private mutating func finish(
    _ constraint: NSLayoutConstraint,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    made.append(constraint)
  }

  private func number(_ amount: VisualFormat.Predicate.Amount) throws(VisualFormatError) -> CGFloat
  {
    switch amount {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      if let number = Double(boxed: metrics[name]) { return CGFloat(number) }
      guard let priority = metrics[name] as? UILayoutPriority else {
        throw problem("\(name) is not a key in the metrics dictionary.")
      }
      return CGFloat(priority.rawValue)
    }
  }

  private mutating func align(_ items: [AnyObject]) {
    let edges: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, edge) in edges where options.contains(option) {
      for (before, after) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: before,
            attribute: edge,
            relatedBy: .equal,
            toItem: after,
            attribute: edge,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
  }

  private func problem(_ sentence: String) -> VisualFormatError {
    VisualFormatError(problem: sentence, format: text, position: 0)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
