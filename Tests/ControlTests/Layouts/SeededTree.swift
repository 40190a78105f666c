import Foundation
import Geometry

@testable import HeadlessUIKit

/// Thirty views that are tied to each other by chance, always by the same.
@MainActor
struct SeededTree {
  let text: String

  init(seed: UInt64) {
    var dice = Dice(state: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views = [root]
    for index in 0..<30 {
      let view = UIView()
      view.accessibilityIdentifier = "view \(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      views[dice.roll(views.count)].addSubview(view)
      views.append(view)
    }
    for view in views.dropFirst() {
      for axis in 0..<2 {
        for _ in 0..<2 { Self.tie(view, views[dice.roll(views.count)], axis, &dice) }
      }
    }
    root.layoutIfNeeded()
    text = LayoutGolden.text(root)
  }

  private static func tie(_ view: UIView, _ other: UIView, _ axis: Int, _ dice: inout Dice) {
    let sides: [NSLayoutConstraint.Attribute] =
      axis == 0 ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    let length: NSLayoutConstraint.Attribute = axis == 0 ? .width : .height
    let isLength = dice.roll(2) == 0
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: isLength ? length : sides[dice.roll(3)],
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)],
      toItem: other === view ? view.superview : other,
      attribute: isLength ? length : sides[dice.roll(3)],
      multiplier: 1,
      constant: CGFloat(dice.roll(41) - 20)
    )
    constraint.priority = UILayoutPriority([1000, 999, 750, 500, 250][dice.roll(5)])
    constraint.isActive = true
  }

  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }
}
