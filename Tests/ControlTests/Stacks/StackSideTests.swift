import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which edges of its views a stack ties, and to what.
@MainActor @Suite struct StackSideTests {
  private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let stage = Stage(device: .iPhone15)

  private func stack(_ views: [UIView], _ change: (UIStackView) -> Void) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stage.window.addSubview(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func made(_ name: String, in stack: UIStackView) -> [NSLayoutConstraint] {
    stack.made.filter { $0.identifier == name }
  }

  @Test(
    arguments: [
      (.fill, "== =="), (.leading, "== <="), (.trailing, "== >="), (.center, "== >= <="),
      (.firstBaseline, ">= <="), (.lastBaseline, ">= <="),
    ] as [(UIStackView.Alignment, String)],
    [NSLayoutConstraint.Axis.horizontal, .vertical]
  )
  func edgesAcrossAreTiedAsTheAlignmentSays(
    row: (alignment: UIStackView.Alignment, words: String),
    axis: NSLayoutConstraint.Axis
  ) {
    let (alignment, words) = row
    let view = Block(30, 20)
    let stack = stack([view]) { ($0.alignment, $0.axis) = (alignment, axis) }
    let ties = made("UISV-alignment", in: stack)
    let relations = ties.map { tie in
      tie.relation == .equal ? "==" : tie.relation == .lessThanOrEqual ? "<=" : ">="
    }
    #expect(relations.joined(separator: " ") == words)
    let sides: [NSLayoutConstraint.Attribute] =
      axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
    let wanted: [NSLayoutConstraint.Attribute] =
      switch alignment {
      case .center: [axis == .horizontal ? .centerY : .centerX] + sides
      case .trailing: sides.reversed()
      case .fill, .leading, .firstBaseline, .lastBaseline: sides
      }
    #expect(ties.map(\.firstAttribute) == wanted)
    #expect(ties.map(\.secondAttribute) == ties.map(\.firstAttribute))
    #expect(ties.allSatisfy { $0.firstItem === view && $0.secondItem === stack })
    let ends = made("UISV-canvas-connection", in: stack)
    #expect(
      ends.map(\.firstAttribute)
        == (axis == .horizontal ? [.leading, .trailing] : [.top, .bottom])
    )
    #expect(
      made("UISV-canvas-fit", in: stack).map(\.firstAttribute) == [
        axis == .horizontal ? .height : .width
      ]
    )
  }

  /// What sticks out is reported, and stands where the alignment puts it.
  @Test(
    .evidence(.inferred),
    arguments: [(.leading, 0), (.center, -40), (.trailing, -80)]
      as [(UIStackView.Alignment, CGFloat)]
  )
  func aViewThatIsTooWideStaysAligned(alignment: UIStackView.Alignment, x: CGFloat) {
    let (wide, narrow) = (UIView(), Block(20, 20))
    let stack = UIStackView(arrangedSubviews: [wide, narrow])
    (stack.axis, stack.alignment) = (.vertical, alignment)
    stack.frame = CGRect(x: 50, y: 0, width: 100, height: 200)
    stage.window.addSubview(stack)
    // 180 points; a constraint of a view around the stack is older than those of the stack.
    wide.widthAnchor.constraint(equalTo: stage.window.widthAnchor, constant: -213).isActive = true
    stage.advance(by: 0)
    #expect(stack.frame.width == 100)
    #expect(wide.frame.minX == x && wide.frame.width == 180)
    #expect(narrow.frame.midX == (alignment == .leading ? 10 : alignment == .center ? 50 : 90))
    #expect(stage.faults.count == (alignment == .center ? 2 : 1))
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline, .fill, .center])
  func baselinesAreTiedInRowsOnly(alignment: UIStackView.Alignment) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let views = [Block(9, 9), Block(9, 9), Block(9, 9)]
      let stack = stack(views) { ($0.alignment, $0.axis) = (alignment, axis) }
      let ties = made("UISV-alignment", in: stack).filter {
        [.firstBaseline, .lastBaseline].contains($0.firstAttribute)
      }
      let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
      #expect(ties.count == (isBaseline && axis == .horizontal ? 2 : 0))
      #expect(ties.allSatisfy { $0.secondItem === views[0] })
      #expect(
        ties.allSatisfy {
          $0.firstAttribute == (alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
        }
      )
    }
  }

  @Test func marginsAreTheEdgesWhereTheyAreAskedFor() {
    let stack = stack([Block(9, 9)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let ends = made("UISV-canvas-connection", in: stack)
    #expect(ends.allSatisfy { $0.secondItem === stack.layoutMarginsGuide })
  }

  @Test func aHiddenViewHasNoLengthBehindTheOneBefore() {
    let views = (0..<4).map { _ in Block(30, 20) }
    (views[0].isHidden, views[2].isHidden) = (true, true)
    let stack = stack(views) { $0.spacing = 5 }
    let hiding = made("UISV-hiding", in: stack)
    #expect(hiding.map(\.firstAttribute) == [.width, .leading, .width, .leading])
    #expect(hiding[0].constant == 0 && hiding[0].secondItem == nil)
    #expect(hiding[1].secondItem === stack && hiding[1].secondAttribute == .leading)
    #expect(hiding[3].secondItem === views[1] && hiding[3].secondAttribute == .trailing)
    #expect(made("UISV-spacing", in: stack).count == 1)
    #expect(views[2].frame.width == 0 && views[2].frame.minX == views[1].frame.maxX)
    // Hidden views are aligned across, too.
    #expect(made("UISV-alignment", in: stack).filter { $0.firstItem === views[0] }.count == 2)
  }

  @Test(.evidence(.documented, .inferred))
  func spacesBetweenBaselinesAreForColumnsOnly() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = stack([UILabel(), UILabel(), Block(9, 9)]) {
        ($0.axis, $0.isBaselineRelativeArrangement, $0.spacing) = (axis, true, 30)
      }
      let spaces = made("UISV-spacing", in: stack)
      let isColumn = axis == .vertical
      #expect(spaces[0].firstAttribute == (isColumn ? .firstBaseline : .leading))
      #expect(spaces[1].firstAttribute == (isColumn ? .top : .leading), "it has no text")
      #expect(spaces.allSatisfy { $0.secondAttribute == (isColumn ? .lastBaseline : .trailing) })
      #expect(spaces[0].constant == 30 && spaces[0].firstItem === stack.arrangedSubviews[1])
    }
  }

  @Test(.evidence(.documented, .inferred))
  func theEndsOfAColumnAreMeasuredFromBaselinesToo() throws {
    let labels = [UILabel(), UILabel()]
    let stack = stack(labels) {
      ($0.axis, $0.isBaselineRelativeArrangement, $0.spacing) = (.vertical, true, 30)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    // Text that comes later is measured too.
    for label in labels { label.text = "Ag" }
    stage.advance(by: 0)
    let offsets = try labels.map { try #require($0.baselineOffsets) }
    let first = labels[0].frame.minY + offsets[0].first
    let second = labels[1].frame.minY + offsets[1].first
    #expect(abs(first - 40) < 0.5 && abs(second - first - 30) < 0.5)
    #expect(abs(stack.frame.height - 90) < 0.5)
  }

  /// As Interface Builder saved it: of labels of 17 and 15 points in 50 points, the upper one
  /// begins at 0 and the lower one at 19.5, both 30.5 high.
  @Test(.evidence(.measured))
  func stretchedLabelsAreMeasuredAtTheirNaturalHeight() throws {
    let labels = [17.0, 15].map { size in
      let label = UILabel()
      (label.text, label.font) = ("Label", .systemFont(ofSize: size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.isBaselineRelativeArrangement) = (.vertical, true)
    (stack.distribution, stack.spacing) = (.fillEqually, 8)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let natural = labels.map { $0.naturalSize.height }
    try stage.record(for: 0, fps: 1) { stage.window.addSubview(stack) }
    #expect(stage.faults.isEmpty)
    let frames = labels.map(\.frame)
    #expect(frames[0].minY == 0 && frames[1].maxY == 50)
    #expect(abs(frames[0].height - frames[1].height) < 0.5)
    #expect(frames[0].height > natural[0] + 5 && frames[1].minY < frames[0].maxY)
    let (first, last) = (
      try #require(labels[1].baselineOffsets).first, try #require(labels[0].baselineOffsets).last
    )
    #expect(abs(frames[1].minY + first - (frames[0].maxY - last) - 8) < 0.5)
    #expect(abs(first + last - 19) < 1.5, "\(first) \(last)")
  }

  @Test func equalLengthsAreTiedInTurn() {
    let views = [Block(9, 9), Block(19, 29), Block(29, 39)]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = stack(views) { ($0.axis, $0.distribution) = (axis, .fillEqually) }
      let equal = made("UISV-fill-equally", in: stack)
      #expect(
        equal.map(\.firstAttribute)
          == Array(repeating: axis == .horizontal ? .width : .height, count: 2)
      )
      #expect(zip(equal, views).allSatisfy { $0.secondItem === $1 })
      #expect(zip(equal, views.dropFirst()).allSatisfy { $0.firstItem === $1 })
      #expect(
        equal.allSatisfy { $0.priority == .required && $0.multiplier == 1 && $0.constant == 0 }
      )
      stack.removeFromSuperview()
    }
  }

  @Test func proportionsOfAColumnAreThoseOfHeights() {
    let stack = stack([Block(100, 10), Block(1, 30)]) {
      ($0.axis, $0.distribution) = (.vertical, .fillProportionally)
    }
    let shares = made("UISV-fill-proportionally", in: stack)
    #expect(shares.map(\.multiplier) == [3] && shares[0].firstAttribute == .height)
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 150])
  }

  @Test func spacesAreTheSystemsOrTheirOwn() {
    let views = [Block(9, 9), Block(9, 9), Block(9, 9), Block(9, 9)]
    let stack = stack(views) { stack in
      stack.spacing = 5
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
      stack.setCustomSpacing(11, after: views[1])
      stack.setCustomSpacing(12, after: views[2])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[2])
    }
    #expect(made("UISV-spacing", in: stack).map(\.constant) == [8, 11, 5])
    #expect(stack.customSpacing(after: views[1]) == 11)
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(views[1])
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    #expect(made("UISV-spacing", in: stack).map(\.constant) == [8, 8, 8])
  }

  @Test func viewsAreArrangedWhereTheyAreInserted() {
    let views = [Block(9, 9), Block(9, 9), Block(9, 9)]
    let stack = stack([views[0], views[1]]) { _ in }
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 2)
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.layoutIfNeeded()
    #expect(views[2].frame.maxX == 300)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack && stack.arrangedSubviews.count == 2)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.layoutIfNeeded()
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func everyPropertyArrangesAnew() {
    let changes: [(UIStackView) -> Void] = [
      { $0.axis = .vertical }, { $0.distribution = .fillEqually }, { $0.alignment = .center },
      { $0.spacing = 9 }, { $0.setCustomSpacing(9, after: $0.arrangedSubviews[0]) },
      { $0.isLayoutMarginsRelativeArrangement = true },
      { $0.arrangedSubviews[0].isHidden = true },
    ]
    for change in changes {
      let stack = stack([Block(10, 20), Block(30, 40)]) { _ in }
      let before = stack.arrangedSubviews.map(\.frame)
      change(stack)
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame) != before)
      stack.removeFromSuperview()
    }
  }

  @Test func aViewThatHidesInABlockStaysInSight() throws {
    let stack = stack([Block(10, 20), Block(30, 40)]) { _ in }
    stage.advance(by: 0)
    let view = stack.arrangedSubviews[0]
    UIView.animate(withDuration: 0.5, delay: 0.25, options: []) { view.isHidden = true }
    let stay = try #require(view.layer.animation(forKey: "stack.hidden") as? CABasicAnimation)
    #expect(stay.duration == 0.75 && stay.keyPath == "hidden")
    #expect(stay.fromValue as? Bool == false && stay.toValue as? Bool == false)
    stage.advance(by: 0.7)
    #expect(view.layer.presentation()?.isHidden == false)
    stage.advance(by: 0.1)
    #expect(view.layer.presentation()?.isHidden != false)
  }

  @Test func baselinesOfAStackAreThoseOfItsFirstAndLastText() throws {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      (label.text, label.font) = ("a", .systemFont(ofSize: size))
      return label
    }
    let labels = [label(10), label(20), label(30)]
    labels[0].isHidden = true
    let stack = stack([UIView(), labels[0], labels[1], labels[2]]) {
      ($0.axis, $0.alignment) = (.vertical, .leading)
    }
    let lines = try #require(stack.arrangedBaselines)
    let (second, third) = (
      try #require(labels[1].baselineOffsets), try #require(labels[2].baselineOffsets)
    )
    #expect(abs(lines.first - (labels[1].frame.minY + second.first)) < 1e-9)
    #expect(abs(lines.last - (200 - labels[2].frame.maxY + third.last)) < 1e-9)
    #expect(self.stack([UIView()]) { _ in }.arrangedBaselines == nil)
  }
}
