import Foundation
import Geometry

extension UIStackView {
  /// [I] A view that is arranged already moves to the index.
  func arrange(_ view: UIView, at index: Int) {
    // [D] An index that is out of bounds is an exception.
    guard (0...arranged.count).contains(index) else {
      return layer.core.raise(
        "UIStackView",
        "a stack view with \(arranged.count) arranged views has no index \(index)",
        remedy: "use an index from 0 to the number of arranged views"
      )
    }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index, arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Replaces the stack's constraints.
  func makeArrangement() {
    NSLayoutConstraint.deactivate(made)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    var arrangement = StackArrangement(self)
    arrangement.build()
    made = arrangement.made
    gaps = arrangement.gaps
    NSLayoutConstraint.activate(made)
    for view in arranged where distribution == .fillProportionally { view.setNeedsLayout() }
  }

  func keepInSight(_ view: UIView, for duration: TimeInterval) {
    let stay = CABasicAnimation(keyPath: "hidden")
    stay.fromValue = false
    stay.toValue = false
    stay.duration = duration
    view.layer.add(stay, forKey: "stack.hidden")
  }

  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? 8 : spacing  // [D] the system's spacing is 8
  }

  /// The baselines of the first and the last view with text.
  var arrangedBaselines: (first: CGFloat, last: CGFloat)? {
    let shown = arranged.filter { !$0.isHidden }
    let lines = shown.compactMap { view in view.baselineOffsets.map { (view, $0) } }
    guard let first = lines.first, let last = lines.last else { return nil }
    return (
      first.0.frame.minY + first.1.first,
      bounds.height - last.0.frame.maxY + last.1.last
    )
  }
}
