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
    // Only what the view itself and its subviews hold counts.
    let outer = item.lines.filter { !($0.constraint.holder?.isDescendant(of: view) ?? false) }
    for id in item.pins + outer.compactMap(\.id) { try? question.remove(id) }
    let (width, height) = (item.unknowns[2], item.unknowns[3])
    let wishes = [
      width.atLeast(0), height.atLeast(0),
      width.equals(Double(target.width), strength: priorities.horizontal.strength),
      height.equals(Double(target.height), strength: priorities.vertical.strength),
    ]
    // A wish that cannot be met is left out, as a broken constraint would be.
    for wish in wishes { _ = try? question.add(wish) }
    return CGSize(width: question.value(of: width), height: question.value(of: height))
  }
}

extension UILayoutPriority {
  // [D] Priorities start above 0; anything lower is as good as nothing.
  var strength: Strength { .priority(max(0.001, Double(rawValue))) }
}
