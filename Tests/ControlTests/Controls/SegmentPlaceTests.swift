import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The widths of segments, the choice between them, and the pill behind it.
@MainActor
@Suite struct SegmentPlaceTests {
  private let bench = Bench()

  private func control(_ items: [Any] = ["A", "B"], isRightToLeft: Bool = false)
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: items)
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bench.add(control, CGRect(x: 0, y: 0, width: 200, height: 32))
    control.layoutIfNeeded()
    return control
  }

  private func lefts(_ control: UISegmentedControl) -> [CGFloat] {
    control.layoutIfNeeded()
    return control.segments.map(\.label.frame.minX)
  }

  @Test(arguments: [(false, [0, 50]), (true, [150, 0])] as [(Bool, [CGFloat])])
  func aWidthThatIsSetLeavesTheRestToTheOthers(isRightToLeft: Bool, places: [CGFloat]) {
    let control = control(isRightToLeft: isRightToLeft)
    control.setWidth(50, forSegmentAt: 0)
    #expect(lefts(control) == places)
    #expect(control.segments.map(\.label.frame.width) == [50, 150])
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let left = isRightToLeft ? 152.0 : 2
    #expect(control.pill.frame == CGRect(x: CGFloat(left), y: 2, width: 46, height: 28))
    #expect(control.pill.layer.cornerRadius == 7 && control.layer.cornerRadius == 9)
    #expect(control.widthForSegment(at: 0) == 50 && control.widthForSegment(at: 1) == 0)
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func aTapChoosesTheSegmentBelowIt(isRightToLeft: Bool, index: Int) {
    let control = control(isRightToLeft: isRightToLeft)
    bench.stage.tap(at: CGPoint(x: 20, y: 16))
    #expect(control.selectedSegmentIndex == index)
  }

  @Test func contentMayApportionTheWidths() {
    let control = control(["A", "A longer title"])
    #expect(lefts(control) == [0, 100])
    let even = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    let own = control.segments.map { $0.label.intrinsicContentSize.width.rounded(.up) + 24 }
    #expect(isNear(lefts(control)[1], 200 * own[0] / (own[0] + own[1])))
    #expect(isNear(control.intrinsicContentSize.width, own[0] + own[1]))
    #expect(isNear(even, 2 * own[1]))
  }

  @Test func imagesStandInTheMiddle() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12)).image { _ in }
    let control = control([image, "B"])
    #expect(control.segments[0].picture.frame == CGRect(x: 40, y: 10, width: 20, height: 12))
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
  }

  @Test(arguments: [(0, 0, -1), (1, 0, 0), (2, 0, 1), (0, 2, 0), (2, 2, -1)])
  func aChoiceStaysWithItsSegment(chosen: Int, removed: Int, left: Int) {
    let control = control(["A", "B", "C"])
    control.selectedSegmentIndex = chosen
    control.removeSegment(at: removed, animated: false)
    #expect(control.selectedSegmentIndex == left && control.numberOfSegments == 2)
  }

  @Test func aChoiceStaysWithItsSegmentBehindNewOnes() {
    let control = control(["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "behind", at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "before", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
  }

  @Test(.evidence(.documented)) func anIndexBeyondTheEndRemovesTheLastSegment() {
    let control = control(["A", "B", "C"])
    control.removeSegment(at: 5, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B")
    for _ in 0..<3 { control.removeSegment(at: 5, animated: false) }
    #expect(control.numberOfSegments == 0)
  }

  @Test(.evidence(.documented)) func contentIsMovedByThePlaceOfItsSegment() {
    let control = control(["A", "B"])
    let kinds: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
    let (all, right) = (UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: 5, vertical: 0))
    control.setContentPositionAdjustment(all, forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(right, forSegmentType: .right, barMetrics: .default)
    let set = [UISegmentedControl.Segment.right, .left].map {
      control.contentPositionAdjustment(forSegmentType: $0, barMetrics: .default)
    }
    #expect(set == [right, .zero])
    #expect(lefts(control) == [1, 105])
    #expect(control.segments.map(\.label.frame.minY) == [2, 0])
  }

  @Test func aSegmentIsInsertedWhereItBelongs() {
    let control = control()
    control.insertSegment(withTitle: "first", at: -4, animated: false)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    control.insertSegment(withTitle: "second", at: 1, animated: true)
    let titles = (0..<5).map { control.titleForSegment(at: $0) ?? "" }
    #expect(titles == ["first", "second", "A", "B", "last"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.subviews.count == 1, "the pill is left")
  }

  @Test func aMomentaryControlTellsWhichOneWasTouched() {
    let control = control()
    control.isMomentary = true
    var touched: [Int] = []
    control.addAction(
      UIAction { _ in touched.append(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    bench.stage.tap(at: CGPoint(x: 150, y: 16))
    bench.stage.tap(at: CGPoint(x: 150, y: 16))
    #expect(touched == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.layoutIfNeeded()
    #expect(control.pill.isHidden)
  }

  @Test func aChoiceThatIsNotThereIsNone() {
    let control = control()
    for (wanted, chosen) in [(1, 1), (2, -1), (0, 0), (-1, -1), (-7, -1)] {
      control.selectedSegmentIndex = wanted
      control.layoutIfNeeded()
      #expect(control.selectedSegmentIndex == chosen && control.pill.isHidden == (chosen < 0))
    }
  }

  @Test func titlesHaveTheAttributesOfTheirState() {
    let control = control()
    control.selectedSegmentIndex = 0
    let large = UIFont.systemFont(ofSize: 20)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green, .font: large], for: .selected)
    control.layoutIfNeeded()
    let (first, second) = (control.segments[0].label, control.segments[1].label)
    #expect(first.textColor == .green && second.textColor == .red && first.font == large)
    control.isEnabled = false
    control.layoutIfNeeded()
    #expect(control.segments.allSatisfy { isNear($0.label.alpha, 0.3) })
    // The attributes for the state were forgotten.
    control.isEnabled = true
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    control.setEnabled(false, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(first.textColor == .green && second.textColor == .blue && second.alpha == 1)
    let images = [UIControl.State.normal, .disabled].map { state in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      control.setBackgroundImage(image, for: state, barMetrics: .default)
      return image
    }
    control.layoutIfNeeded()
    #expect(control.images.views.map { $0.image === images[1] } == [false, true])
  }

  @Test func anImageHasTheColorOfTitles() {
    let image = UIImage(systemName: "star") ?? UIImage()
    let control = control([image, image])
    control.tintColor = .systemRed
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.setEnabled(false, forSegmentAt: 1)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    #expect(control.segments.map(\.picture.tintColor) == [.green, .label])
    #expect(control.segments[0].picture.alpha == 1)
    #expect(isNear(control.segments[1].picture.alpha, 0.3))
  }

  @Test func anOffsetMovesTheContentOfItsSegment() {
    let control = control()
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 7)
    control.layoutIfNeeded()
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
    #expect(control.segments.map(\.label.frame.origin) == [.zero, CGPoint(x: 103, y: -2)])
  }

  /// A new title used to fly in from the corner, and a removed one was gone at once.
  @Test func segmentsThatComeAndGoFadeInTheirPlaces() throws {
    let control = control()
    control.insertSegment(withTitle: "C", at: 1, animated: true)
    let new = control.segments[1].label
    bench.stage.advance(by: 0.1)
    let coming = try #require(new.layer.presentation())
    #expect(coming.opacity > 0 && coming.opacity < 1)
    #expect(isNear(coming.frame.minX, 200 / 3, within: 0.01))
    let old = control.segments[2].label
    let sliding = try #require(old.layer.presentation())
    #expect(sliding.frame.minX > 100 && sliding.frame.minX < 133)
    bench.stage.advance(by: 1)
    #expect(new.alpha == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.numberOfSegments == 2)
    bench.stage.advance(by: 0.1)
    let going = try #require(new.layer.presentation())
    #expect(going.opacity > 0 && going.opacity < 1)
    bench.stage.advance(by: 1)
    #expect(new.superview == nil)
  }

  @Test func stylesOfAMacAreNeverUsed() {
    let (toggle, slider, button) = (UISwitch(), UISlider(), UIButton())
    toggle.preferredStyle = .checkbox
    slider.preferredBehavioralStyle = .mac
    button.preferredBehavioralStyle = .mac
    #expect(toggle.style == .sliding)
    #expect(slider.behavioralStyle == .pad && button.behavioralStyle == .pad)
  }
}
