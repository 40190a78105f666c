import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a stack starts with, where its own baselines are, and which places it has.
@MainActor @Suite struct StackBaselineTests {
  private let stage = Stage(device: .iPhone15)

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test(.evidence(.documented)) func aStackStartsWithItsDefaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.spacingUseDefault == CGFloat.greatestFiniteMagnitude)
    #expect(UIStackView.spacingUseSystem == -CGFloat.greatestFiniteMagnitude)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.requiresConstraintBasedLayout)
  }

  /// Those of the first and the last view with text that are seen.
  @Test func aStackHasTheBaselinesOfItsText() throws {
    let (hidden, upper, lower) = (label(9), label(12), label(30))
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [UIView(), hidden, upper, lower, UIView()])
    stack.axis = .vertical
    stack.spacing = 5
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    stage.window.addSubview(stack)
    stage.advance(by: 0)
    let own = try #require(stack.baselineOffsets)
    let (first, last) = (try #require(upper.baselineOffsets), try #require(lower.baselineOffsets))
    let (top, bottom) = (
      upper.convert(CGPoint(x: 0, y: first.first), to: nil as UIView?).y,
      lower.convert(CGPoint(x: 0, y: lower.bounds.height - last.last), to: nil as UIView?).y
    )
    #expect(abs(100 + own.first - top) < 1e-9 && abs(400 - own.last - bottom) < 1e-9)
    #expect(top > 170 && bottom > top)
    #expect(first.first < 12, "of the text at its natural height, though the label is stretched")
    for view in [upper, lower] { view.isHidden = true }
    let isWithout = stack.baselineOffsets == nil
    #expect(isWithout)
  }

  @Test(.evidence(.documented), arguments: [(-1, false), (0, true), (2, true), (3, false)])
  func aStackHasAPlaceForEachView(index: Int, isOne: Bool) throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let view = UIView()
    stage.window.addSubview(stack)
    if isOne {
      try stage.record { stack.insertArrangedSubview(view, at: index) }
      #expect(stack.arrangedSubviews.firstIndex(of: view) == index && view.superview === stack)
    } else {
      #expect(throws: Stage.UIKitException.self) {
        try stage.record { stack.insertArrangedSubview(view, at: index) }
      }
      #expect(stack.arrangedSubviews.count == 2 && view.superview == nil)
    }
  }

  /// A view that is arranged once more moves, and keeps the space after it.
  @Test func aViewIsArrangedOnce() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(9, after: views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(stack.subviews.count == 3 && stack.customSpacing(after: views[0]) == 9)
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }
}
