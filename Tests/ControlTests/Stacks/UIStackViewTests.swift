import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// A view that asks for a size.
private final class Brick: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite struct UIStackViewTests {
  private let bench = Bench()

  /// Three bricks 30, 60 and 90 wide, 10, 20 and 40 high, in a row of 300 by 100.
  private func row(_ distribution: UIStackView.Distribution, spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Brick(30, 10), Brick(60, 20), Brick(90, 40)])
    stack.distribution = distribution
    stack.spacing = spacing
    return bench.add(stack, CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  /// Origin and length along the axis, as text.
  private func spans(_ stack: UIStackView) -> String {
    stack.arrangedSubviews.map { view in
      let (from, length) =
        stack.axis == .vertical
        ? (view.frame.minY, view.frame.height) : (view.frame.minX, view.frame.width)
      return "\(text(from))+\(text(length))"
    }.joined(separator: " ")
  }

  private func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  struct Case: Sendable, CustomStringConvertible {
    let distribution: UIStackView.Distribution
    let spacing: CGFloat
    let spans: String
    var description: String { "\(distribution) \(spacing)" }
  }

  @Test(arguments: [
    // (300 − 2 · 15) / 3 = 90 each.
    Case(distribution: .fillEqually, spacing: 15, spans: "0+90 105+90 210+90"),
    // 300 − 30 = 270 in the proportion 1 : 2 : 3.
    Case(distribution: .fillProportionally, spacing: 15, spans: "0+45 60+90 165+135"),
    // (300 − 180) / 2 = 60 between them.
    Case(distribution: .equalSpacing, spacing: 15, spans: "0+30 90+60 210+90"),
    // Centres at 15, 135 and 255.
    Case(distribution: .equalCentering, spacing: 15, spans: "0+30 105+60 210+90"),
  ])
  func distributionsShareTheRow(row one: Case) {
    let stack = row(one.distribution, spacing: one.spacing)
    #expect(spans(stack) == one.spans)
  }

  @Test func fillStretchesTheViewThatHugsLeast() {
    let stack = row(.fill, spacing: 10)
    for view in stack.arrangedSubviews {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
    bench.stage.advance(by: 0)
    #expect(spans(stack) == "0+30 40+160 210+90")
  }

  @Test func withoutAWidthOfItsOwnTheStackIsAsLargeAsItsViews() {
    let stack = UIStackView(arrangedSubviews: [Brick(30, 10), Brick(60, 20)])
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 95, height: 20)
    )
    stack.axis = .vertical
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 35)
    )
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, "0+100 0+100 0+100"),
    (.top, "0+10 0+20 0+40"),
    (.bottom, "90+10 80+20 60+40"),
    (.center, "45+10 40+20 30+40"),
  ])
  func alignmentsPlaceViewsAcross(alignment: UIStackView.Alignment, expected: String) {
    let stack = row(.fillEqually)
    stack.alignment = alignment
    bench.stage.advance(by: 0)
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.map { "\(text($0.minY))+\(text($0.height))" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesAlign(alignment: UIStackView.Alignment) throws {
    let labels = [12.0, 30].map { size in
      let label = UILabel()
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    bench.add(stack, CGRect(x: 0, y: 0, width: 200, height: 80))
    let lines = try labels.map { label in
      let offsets = try #require(label.baselineOffsets)
      return alignment == .firstBaseline
        ? label.frame.minY + offsets.first : label.frame.maxY - offsets.last
    }
    #expect(isNear(lines[0], lines[1], within: 0.51))
    #expect(labels[0].frame.minY > labels[1].frame.minY)
  }

  @Test func customSpacingReplacesTheSpacingAfterAView() {
    let stack = row(.equalSpacing, spacing: 0)
    stack.distribution = .fill
    stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
    stack.spacing = 5
    for view in stack.arrangedSubviews.dropLast() {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    bench.stage.advance(by: 0)
    #expect(spans(stack) == "0+30 55+60 120+180")
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test func aHiddenViewLeavesItsPlaceAndItsSpacing() {
    let stack = row(.fillEqually, spacing: 10)
    stack.arrangedSubviews[1].isHidden = true
    bench.stage.advance(by: 0)
    #expect(stack.arrangedSubviews[0].frame.width == 145)
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 155, y: 0, width: 145, height: 100))
    stack.arrangedSubviews[1].isHidden = false
    bench.stage.advance(by: 0)
    #expect(spans(stack).hasPrefix("0+93.5 103.5+93"))
  }

  @Test func hidingInABlockShrinksTheViewInSight() throws {
    let stack = row(.fillEqually)
    let (hidden, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { hidden.isHidden = true }
    bench.stage.advance(by: 0.5)
    let shown = try #require(hidden.layer.presentation())
    #expect(!shown.isHidden)
    #expect(isNear(shown.bounds.width, 50))
    #expect(isNear(try #require(last.layer.presentation()).bounds.width, 125))
    bench.stage.advance(by: 0.5)
    #expect(try #require(hidden.layer.presentation()).isHidden)
    #expect(last.frame.width == 150)
  }

  @Test func layoutMarginsInsetTheRowWhenAsked() {
    let stack = row(.fillEqually)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 30)
    stack.isLayoutMarginsRelativeArrangement = true
    bench.stage.advance(by: 0)
    #expect(spans(stack) == "30+80 110+80 190+80")
    #expect(stack.arrangedSubviews[0].frame.minY == 5)
    #expect(stack.arrangedSubviews[0].frame.height == 80)
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [Brick(20, 20), Brick(20, 20)])
    inner.axis = .vertical
    inner.distribution = .fillEqually
    let outer = UIStackView(arrangedSubviews: [inner, Brick(50, 50)])
    outer.distribution = .fillEqually
    bench.add(outer, CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  @Test func rowsRunFromTheRightWhereTextDoes() {
    let stack = row(.fillEqually)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.setNeedsUpdateConstraints()
    bench.stage.advance(by: 0)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [200, 100, 0])
  }

  @Test func aViewThatLeavesTheStackLeavesTheRow() {
    let stack = row(.fillEqually)
    let first = stack.arrangedSubviews[0]
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    let second = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(second)
    #expect(second.superview === stack)
    stack.insertArrangedSubview(second, at: 1)
    bench.stage.advance(by: 0)
    #expect(stack.arrangedSubviews[0].frame.width == 150)
    #expect(second.frame.minX == 150)
  }

  @Test func noStackReportsAConflict() {
    for distribution in [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      let stack = row(distribution, spacing: 8)
      for view in stack.arrangedSubviews { view.isHidden.toggle() }
      bench.stage.advance(by: 0)
      for view in stack.arrangedSubviews { view.isHidden.toggle() }
      bench.stage.advance(by: 0)
      stack.removeFromSuperview()
    }
    #expect(bench.stage.faults.isEmpty, "\(bench.stage.faults)")
  }
}
