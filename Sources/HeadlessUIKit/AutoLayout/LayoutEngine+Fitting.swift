import ConstraintSolver
import Foundation

extension LayoutEngine {
  func fittingSize(
    of item: LayoutItem,
    in view: UIView,
    _ target: CGSize,
    _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    var question = solver
    // Only constraints of the view itself and its subviews count.
    let outer = item.lines.filter { !($0.constraint.holder?.isDescendant(of: view) ?? false) }
    for id in item.pins + outer.compactMap(\.id) { try? question.remove(id) }
    // What only the view's present size broke counts in the question.
    for line in broken where line.constraint.holder?.isDescendant(of: view) == true {
      _ = equation(of: line).flatMap { try? question.add(line.solved($0)) }
    }
    let (width, height) = (item.unknowns[2], item.unknowns[3])
    let limits = [
      width.atLeast(0), height.atLeast(0),
      width.equals(Double(target.width), strength: priorities.horizontal.strength),
      height.equals(Double(target.height), strength: priorities.vertical.strength),
    ]
    // A constraint that cannot be met is skipped, as a broken one would be.
    for constraint in limits { _ = try? question.add(constraint) }
    wrapText(below: view, in: &question)
    return CGSize(width: question.value(of: width), height: question.value(of: height))
  }

  /// [W] Text is measured twice: on one line for its width, and then at the resulting width for its
  /// height.
  private func wrapText(below view: UIView, in question: inout Solver) {
    let texts = wrapping(in: view)
    var content = texts.map(\.item.content)
    for pass in 0..<2 {
      for (index, (item, text)) in texts.enumerated() {
        let width = pass == 0 ? 0 : question.value(of: item.unknowns[2])
        guard let size = text.wrappedSize(CGFloat(width)) else { continue }
        for id in content[index] { try? question.remove(id) }
        content[index] = sizeConstraints(for: item, text, size).compactMap { try? question.add($0) }
      }
    }
  }

  private func wrapping(in view: UIView) -> [(item: LayoutItem, view: UIView)] {
    let below = view.subviewList.filter { !$0.isLayoutBoundary }.flatMap { wrapping(in: $0) }
    guard let item = view.layoutStateIfAny?.item, item.engine === self, !item.content.isEmpty,
      view.wrappedSize(0) != nil
    else { return below }
    return [(item, view)] + below
  }
}

extension Strength {
  // Above every other priority that is not required.
  static let nearlyRequired = Strength.priority(Double(1000).nextDown)
  // Below every priority that a constraint can have.
  static let exercise = Strength.priority(0.0005)
  static let smallness = Strength.priority(0.00025)
}

extension UILayoutPriority {
  // [D] Priorities are above 0; anything lower has no effect.
  var strength: Strength { .priority(max(0.001, Double(rawValue))) }
}
