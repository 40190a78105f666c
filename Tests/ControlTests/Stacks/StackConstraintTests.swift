import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The constraints that a stack makes, by UIKit's names for them.
@MainActor @Suite struct StackConstraintTests {
  private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 10) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let stage = Stage(device: .iPhone15)

  private func stack(_ distribution: UIStackView.Distribution, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = 4
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stage.window.addSubview(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func made(_ name: String, in stack: UIStackView) -> [NSLayoutConstraint] {
    stack.made.filter { $0.identifier == name }
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, NSLayoutConstraint.Relation.equal), (.fillEqually, .equal),
    (.fillProportionally, .equal), (.equalSpacing, .greaterThanOrEqual),
    (.equalCentering, .greaterThanOrEqual),
  ])
  func spacesAreExactUnlessTheyAreShared(
    distribution: UIStackView.Distribution,
    relation: NSLayoutConstraint.Relation
  ) {
    let spaces = made("UISV-spacing", in: stack(distribution, [Block(10), Block(20), Block(30)]))
    #expect(spaces.map(\.relation) == [relation, relation])
    #expect(spaces.allSatisfy { $0.constant == 4 && $0.priority == .required })
  }

  @Test func theStackIsAsNarrowAsItsContentAtAWeakPriority() {
    let fits = made("UISV-canvas-fit", in: stack(.fill, [Block(10), Block(20)]))
    #expect(fits.map(\.priority.rawValue) == [51])
    #expect(fits.first?.firstAttribute == .height)
  }

  /// Views without a length of their own take no part in the proportion.
  @Test func proportionsAreThoseOfTheIntrinsicLengths() {
    let views = [UIView(), Block(10), Block(0), Block(25), Block(5)]
    let shares = made("UISV-fill-proportionally", in: stack(.fillProportionally, views))
    #expect(shares.map(\.multiplier) == [2.5, 0.5])
    #expect(shares.allSatisfy { $0.priority.rawValue == 999 && $0.secondItem === views[1] })
    #expect(shares.map { $0.firstItem === views[3] } == [true, false])
  }

  @Test(arguments: [(UIStackView.Distribution.equalSpacing, Float(1000)), (.equalCentering, 149)])
  func gapsAreAllAsLongAsTheFirst(distribution: UIStackView.Distribution, priority: Float) {
    let stack = stack(distribution, [Block(10), Block(20), Block(30), Block(40)])
    let equal = made("UISV-distributing", in: stack)
    #expect(stack.gaps.count == 3 && equal.count == 2)
    #expect(equal.allSatisfy { $0.secondItem === stack.gaps[0] })
    #expect(zip(equal, stack.gaps.dropFirst()).allSatisfy { $0.firstItem === $1 })
    #expect(equal.allSatisfy { $0.priority.rawValue == priority })
    let widths = stack.gaps.map(\.layoutFrame.width)
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.5 }, "\(widths)")
  }

  @Test func aStackBuiltAnewKeepsNoGapOfBefore() {
    let stack = stack(.equalSpacing, [Block(10), Block(20), Block(30)])
    stack.distribution = .fill
    stack.layoutIfNeeded()
    #expect(
      stack.gaps.isEmpty && stack.layoutGuides.allSatisfy { $0.identifier != "UISV-distributing" }
    )
  }
}
