import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts worked out by hand, from the rules that UIKit documents.
@MainActor
@Suite struct HandLayoutTests {
  let bench = Bench(width: 320, height: 480)
  var root: UIView { bench.view }

  // MARK: Priorities

  @Test func aHigherPriorityGoesBeforeAnyNumberOfLowerOnes() {
    let a = box()
    a.widthAnchor.constraint(equalToConstant: 100).at(251)
    for _ in 0..<5 { a.widthAnchor.constraint(equalToConstant: 200).at(250) }
    pin(a)
    #expect(laidOut(a) == CGRect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test func anInequalityHoldsAnEqualityOfLowerPriorityBack() {
    let a = box()
    a.widthAnchor.constraint(equalTo: root.widthAnchor).at(750)
    a.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    a.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    a.heightAnchor.constraint(equalToConstant: 10).at(999)
    pin(a)
    #expect(laidOut(a) == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test func optionalConstraintsPullAsNearAsTheyCan() {
    let (a, b) = (box(), box())
    pin(a, width: 100, height: 20)
    b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8).isActive = true
    b.leftAnchor.constraint(equalToConstant: 0, in: root).at(500)
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true
    b.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 5).isActive = true
    #expect(laidOut(b) == CGRect(x: 108, y: 0, width: 50, height: 45))
  }

  @Test func aspectRatioFillsTheSmallerSide() {
    let a = box()
    center(a)
    a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2).isActive = true
    a.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20).isActive = true
    a.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor).isActive = true
    a.widthAnchor.constraint(equalTo: root.widthAnchor).at(750)
    a.heightAnchor.constraint(equalTo: root.heightAnchor).at(740)
    #expect(laidOut(a) == CGRect(x: 10, y: 165, width: 300, height: 150))
  }

  @Test func aConstantMovesWhatIsInstalledAlready() {
    let a = box()
    pin(a, width: 100, height: 20)
    let width = a.constraints.first { $0.firstAttribute == .width }
    _ = laidOut(a)
    width?.constant = 130
    #expect(laidOut(a).width == 130)
    width?.isActive = false
    a.widthAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(laidOut(a).width == 70)
  }

  @Test func aPriorityCanChangeBetweenOptionalOnes() {
    let a = box()
    pin(a, height: 10)
    let narrow = a.widthAnchor.constraint(equalToConstant: 50).at(400)
    a.widthAnchor.constraint(equalToConstant: 90).at(500)
    #expect(laidOut(a).width == 90)
    narrow.priority = UILayoutPriority(600)
    #expect(laidOut(a).width == 50)
    narrow.priority = UILayoutPriority(300)
    #expect(laidOut(a).width == 90)
  }

  // MARK: Content

  @Test(arguments: [
    Tie(left: (250, 750), right: (251, 750), room: 300, expected: (220, 80)),
    Tie(left: (252, 750), right: (251, 750), room: 300, expected: (60, 240)),
    Tie(left: (250, 749), right: (250, 750), room: 100, expected: (20, 80)),
    Tie(left: (250, 751), right: (250, 750), room: 100, expected: (60, 40)),
  ])
  func theWeakerContentGivesWay(tie: Tie) {
    let (a, b) = (content(60, 20), content(80, 20))
    for (view, priorities) in [(a, tie.left), (b, tie.right)] {
      view.setContentHuggingPriority(UILayoutPriority(priorities.0), for: .horizontal)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(priorities.1),
        for: .horizontal
      )
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: tie.room),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(laidOut(a).width == tie.expected.0)
    #expect(laidOut(b).width == tie.expected.1)
    #expect(b.frame.height == 20)
  }

  @Test(.evidence(.reported)) func contentOfTheHighestPriorityGivesWayInSilence() {
    let a = content(60, 20)
    a.setContentHuggingPriority(.required, for: .horizontal)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    pin(a)
    let width = a.widthAnchor.constraint(equalToConstant: 100).at(999)
    #expect(laidOut(a).width == 60)
    width.constant = 30
    #expect(laidOut(a).width == 60)
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(laidOut(a).width == 40)
    #expect(bench.stage.faults.isEmpty)
  }

  @Test func contentWithoutAWidthAsksForNone() {
    let a = content(UIView.noIntrinsicMetric, 31)
    pin(a)
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(laidOut(a) == CGRect(x: 0, y: 0, width: 40, height: 31))
  }

  @Test func changedContentIsLaidOutAnew() {
    let a = content(10, 10)
    pin(a)
    #expect(laidOut(a).size == CGSize(width: 10, height: 10))
    a.size = CGSize(width: 33, height: 44)
    a.invalidateIntrinsicContentSize()
    #expect(laidOut(a).size == CGSize(width: 33, height: 44))
  }

  @Test func aLabelOfSeveralLinesIsAsHighAsItsWidthMakesIt() {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.numberOfLines = 0
    put(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    let expected = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(expected > 2 * label.font.lineHeight)
    #expect(laidOut(label) == CGRect(x: 0, y: 0, width: 120, height: expected))
  }

  @Test func aPreferredWidthBreaksLinesBeforeLayoutKnowsTheirs() {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    put(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let wanted = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(laidOut(label).size == wanted)
    #expect(label.frame.width <= 100)
  }
}

struct Tie: CustomStringConvertible, Sendable {
  let left: (Float, Float)
  let right: (Float, Float)
  let room: CGFloat
  let expected: (CGFloat, CGFloat)
  var description: String { "\(left) beside \(right) in \(room)" }
}
