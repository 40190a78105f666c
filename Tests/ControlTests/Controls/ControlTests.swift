import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ControlTests {
  private let bench = Bench()

  /// How often a control told of a new value.
  private final class Count {
    var value = 0
  }

  private func count(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    return count
  }

  private func center(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func aTappedSwitchTurnsAndItsThumbTravels() throws {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 500, height: 5))
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    let count = count(toggle)
    let thumb = toggle.subviews[1]
    bench.stage.tap(at: center(toggle))
    #expect(toggle.isOn && count.value == 1)
    bench.stage.advance(by: 0.12)
    let midway = try #require(thumb.layer.presentation()).position.x
    #expect(midway > 16 && midway < 35)
    try bench.stage.settle()
    #expect(try #require(thumb.layer.presentation()).frame.maxX == 49)
  }

  @Test func aSwitchFollowsTheFingerOnce() throws {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    let count = count(toggle)
    bench.stage.drag(
      from: CGPoint(x: 60, y: 65),
      to: CGPoint(x: 95, y: 65),
      duration: 0.3
    )
    #expect(toggle.isOn && count.value == 1)
    toggle.setOn(false, animated: true)
    #expect(count.value == 1)
  }

  /// Up to ten points are a tap, wherever they lead.
  @Test(arguments: [4.0, 10, 11, 30])
  func aSwitchTurnsOnceHoweverFarTheFingerGoes(distance: Double) {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    let count = count(toggle)
    let start = CGPoint(x: center(toggle).x - 3, y: 65)
    let end = CGPoint(x: start.x + distance, y: 65)
    bench.stage.drag(from: start, to: end, duration: 0.1)
    #expect(toggle.isOn && count.value == 1)
  }

  @Test func aDisabledControlHearsNothing() {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    toggle.isEnabled = false
    bench.stage.tap(at: center(toggle))
    #expect(!toggle.isOn)
  }

  @Test func aSliderFollowsItsThumb() {
    let slider = bench.add(UISlider(), CGRect(x: 20, y: 100, width: 204, height: 34))
    (slider.minimumValue, slider.maximumValue) = (0, 10)
    let count = count(slider)
    // The thumb's middle travels 200 − 28 points.
    bench.stage.drag(
      from: CGPoint(x: 36, y: 117),
      to: CGPoint(x: 36 + 86, y: 117),
      duration: 0.5
    )
    #expect(abs(slider.value - 5) < 1e-4)
    #expect(count.value > 10)
    let before = slider.value
    bench.stage.tap(at: CGPoint(x: 200, y: 117))
    #expect(slider.value == before)
    slider.value = 99
    #expect(slider.value == 10)
  }

  @Test func anAnimatedSliderValueMovesTheThumb() throws {
    let slider = bench.add(UISlider(), CGRect(x: 20, y: 100, width: 204, height: 34))
    slider.setValue(1, animated: true)
    #expect(slider.value == 1)
    bench.stage.advance(by: 0.125)
    let thumb = try #require(slider.subviews.last)
    #expect(isNear(try #require(thumb.layer.presentation()).position.x, 102, within: 0.5))
  }

  @Test func aTappedSegmentIsChosenAndThePillMoves() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    bench.add(control, CGRect(x: 10, y: 10, width: 300, height: 32))
    let count = count(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    bench.stage.tap(at: CGPoint(x: 160, y: 25))
    #expect(control.selectedSegmentIndex == 1 && count.value == 1)
    bench.stage.tap(at: CGPoint(x: 160, y: 25))
    #expect(count.value == 1)
    bench.stage.tap(at: CGPoint(x: 290, y: 25))
    try bench.stage.settle()
    #expect(control.pill.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Three")
    control.setEnabled(false, forSegmentAt: 0)
    bench.stage.tap(at: CGPoint(x: 20, y: 25))
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func segmentsAreAsWideAsTheWidest() {
    let control = UISegmentedControl(items: ["A", "A longer title"])
    let label = UILabel()
    label.text = "A longer title"
    label.font = .systemFont(ofSize: 13, weight: .medium)
    let width = label.intrinsicContentSize.width.rounded(.up) + 24
    #expect(control.intrinsicContentSize == CGSize(width: 2 * width, height: 32))
  }

  @Test func aProgressViewFills() throws {
    let bar = bench.add(UIProgressView(), CGRect(x: 10, y: 10, width: 200, height: 4))
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = 0
    bar.setProgress(0.5, animated: true)
    bench.stage.advance(by: 0.125)
    let fill = try #require(bar.subviews.last)
    #expect(isNear(try #require(fill.layer.presentation()).bounds.width, 50, within: 0.5))
    try bench.stage.settle()
    #expect(fill.frame.width == 100)
  }

  @Test func aPageControlTurnsPages() {
    let control = bench.add(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 37))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    let count = count(control)
    bench.stage.tap(at: CGPoint(x: 90, y: 18))
    bench.stage.tap(at: CGPoint(x: 90, y: 18))
    bench.stage.tap(at: CGPoint(x: 90, y: 18))
    #expect(control.currentPage == 2 && count.value == 2)
    bench.stage.tap(at: CGPoint(x: 5, y: 18))
    #expect(control.currentPage == 1)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test func aStepperCountsAndRepeats() {
    let stepper = bench.add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
    let count = count(stepper)
    bench.stage.tap(at: CGPoint(x: 90, y: 25))
    #expect(stepper.value == 1 && count.value == 1)
    bench.stage.tap(at: CGPoint(x: 20, y: 25))
    bench.stage.tap(at: CGPoint(x: 20, y: 25))
    #expect(stepper.value == 0 && count.value == 2)
    // At .5, .6, .7 and .8 s.
    bench.stage.press(at: CGPoint(x: 90, y: 25), duration: 0.85)
    #expect(stepper.value == 4)
    stepper.wraps = true
    stepper.value = 0
    bench.stage.tap(at: CGPoint(x: 20, y: 25))
    #expect(stepper.value == 100)
  }
}
