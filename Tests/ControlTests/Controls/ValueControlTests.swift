import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sliders, switches, steppers and progress: their parts, in both directions, and their events.
@MainActor
@Suite struct ValueControlTests {
  private let bench = Bench()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private final class Count { var value = 0 }

  private func count(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    return count
  }

  // MARK: Sliders

  private func slider(_ value: Float, isRightToLeft: Bool = false) -> UISlider {
    let slider = bench.add(UISlider(), CGRect(x: 0, y: 0, width: 204, height: 34))
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    slider.value = value
    slider.layoutIfNeeded()
    return slider
  }

  @Test(arguments: [(0, 2), (0.25, 45), (0.5, 88), (1, 174)] as [(Float, CGFloat)])
  func theThumbStaysWithinTheTrack(value: Float, x: CGFloat) {
    let slider = slider(value)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 200, height: 4))
    #expect(slider.subviews[4].frame == CGRect(x: x, y: 3, width: 28, height: 28))
    #expect(slider.subviews[4].layer.cornerRadius == 14)
  }

  @Test(arguments: [false, true])
  func thePartsOfATrackMeetUnderTheThumb(isRightToLeft: Bool) {
    let slider = slider(0.25, isRightToLeft: isRightToLeft)
    let (upper, lower) = (slider.subviews[0], slider.subviews[1])
    let (left, right) = isRightToLeft ? (upper, lower) : (lower, upper)
    let middle: CGFloat = isRightToLeft ? 145 : 59
    #expect(left.frame == CGRect(x: 2, y: 15, width: middle - 2, height: 4))
    #expect(right.frame == CGRect(x: middle, y: 15, width: 202 - middle, height: 4))
    #expect(upper.layer.cornerRadius == 2 && lower.layer.cornerRadius == 2)
    #expect(lower.backgroundColor == slider.tintColor && upper.backgroundColor == .systemFill)
  }

  @Test func imagesOfATrackHaveTheirOwnHeightAndCorners() {
    let slider = slider(0.5)
    let (narrow, thumb) = (image(10, 6), image(20, 12))
    slider.setMinimumTrackImage(narrow, for: .normal)
    slider.layoutIfNeeded()
    let (upper, lower) = (slider.subviews[0], slider.subviews[1])
    #expect(lower.frame == CGRect(x: 2, y: 14, width: 100, height: 6))
    #expect(lower.layer.cornerRadius == 0 && lower.backgroundColor == nil)
    #expect(upper.layer.cornerRadius == 2 && upper.backgroundColor != nil)
    slider.setMaximumTrackImage(narrow, for: .normal)
    slider.setThumbImage(thumb, for: .normal)
    slider.layoutIfNeeded()
    #expect(upper.frame.height == 6 && upper.layer.cornerRadius == 0)
    #expect(slider.subviews[4].frame == CGRect(x: 92, y: 11, width: 20, height: 12))
    #expect(slider.subviews[4].layer.cornerRadius == 0)
    #expect(slider.subviews[4].backgroundColor == nil)
    #expect(slider.currentMinimumTrackImage === narrow && slider.currentThumbImage === thumb)
  }

  @Test func picturesAtItsEndsShortenTheTrack() {
    let slider = slider(0)
    (slider.minimumValueImage, slider.maximumValueImage) = (image(8, 4), image(10, 6))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 22, y: 15, width: 158, height: 4))
  }

  /// They stayed where they are from left to right, beside the other value.
  @Test(.evidence(.documented)) func fromRightToLeftThePicturesStandBesideTheirValues() {
    let slider = slider(0, isRightToLeft: true)
    (slider.minimumValueImage, slider.maximumValueImage) = (image(8, 4), image(10, 6))
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 24, y: 15, width: 158, height: 4))
    let start = slider.minimumValueImageRect(forBounds: bounds)
    #expect(start == CGRect(x: bounds.width - 8, y: 15, width: 8, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: bounds).minX == 0)
  }

  /// Ten points beside it are still the thumb, which does not jump below the finger.
  @Test(arguments: [(39.0, true), (41.0, false)])
  func theThumbIsTakenAtItsMargin(x: Double, isTaken: Bool) {
    let slider = slider(0)
    let end = CGPoint(x: x + 86, y: 17)
    bench.stage.drag(from: CGPoint(x: x, y: 17), to: end, duration: 0.2)
    #expect(abs(slider.value - (isTaken ? 0.5 : 0)) < 1e-5)
  }

  @Test(arguments: [true, false])
  func aSliderThatIsNotContinuousTellsOfItsLastValue(isContinuous: Bool) {
    let slider = slider(0)
    slider.isContinuous = isContinuous
    let count = count(slider)
    let start = CGPoint(x: 16, y: 17)
    bench.stage.drag(from: start, to: CGPoint(x: 102, y: 17), duration: 0.2)
    #expect(isContinuous ? count.value > 5 : count.value == 1)
  }

  @MainActor private final class Listener: NSObject {
    var calls = 0
    func moved(_ slider: UISlider, _ event: UIEvent) { calls += 1 }
  }

  @Test(.evidence(.reported))
  func theActionOfASliderReceivesTheEvent() {
    let (slider, listener) = (slider(0), Listener())
    slider.addTarget(listener, action: Selector("moved:", Listener.moved), for: .valueChanged)
    bench.stage.drag(from: CGPoint(x: 16, y: 17), to: CGPoint(x: 102, y: 17), duration: 0.2)
    #expect(listener.calls > 5)
    #expect(bench.stage.faults.isEmpty)
  }

  @Test func fromRightToLeftItsValueGrowsToTheLeft() {
    let slider = slider(0, isRightToLeft: true)
    let start = CGPoint(x: 188, y: 17)
    bench.stage.drag(from: start, to: CGPoint(x: 145, y: 17), duration: 0.2)
    #expect(abs(slider.value - 0.25) < 1e-5)
  }

  @Test func controlsThatAreOffArePale() {
    for control in [UISlider(), UISwitch(), UIStepper()] {
      #expect(control.alpha == 1)
      control.isEnabled = false
      #expect(control.alpha == 0.5)
      control.isEnabled = true
      #expect(control.alpha == 1)
    }
  }

  // MARK: Switches

  @Test(arguments: [(false, false, 2.0), (true, false, 22), (false, true, 22), (true, true, 2)])
  func theThumbIsOnTheSideOfItsState(isOn: Bool, isRightToLeft: Bool, x: CGFloat) {
    let toggle = bench.add(UISwitch(), .zero)
    toggle.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    toggle.isOn = isOn
    toggle.setNeedsLayout()
    toggle.layoutIfNeeded()
    let (track, thumb) = (toggle.subviews[0], toggle.subviews[1])
    #expect(track.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(track.backgroundColor == (isOn ? UIColor.systemGreen : .secondarySystemFill))
    #expect(thumb.frame == CGRect(x: x, y: 2, width: 27, height: 27))
    #expect(track.layer.cornerRadius == 15.5 && thumb.layer.cornerRadius == 13.5)
    // A pressed thumb is seven points wider, away from its end.
    toggle.isHighlighted = true
    #expect(thumb.frame == CGRect(x: x == 2 ? 2 : 15, y: 2, width: 34, height: 27))
  }

  @Test func aFingerThatGoesThereAndBackTurnsASwitchTwice() {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    let count = count(toggle)
    let (left, right) = (CGPoint(x: 60, y: 65), CGPoint(x: 95, y: 65))
    bench.stage.drag(along: [left, right, left], duration: 0.4)
    #expect(!toggle.isOn && count.value == 2)
    toggle.setOn(false, animated: true)
    #expect(count.value == 2)
  }

  @Test func aSwitchHasTheColorsThatItIsGiven() {
    let toggle = bench.add(UISwitch(), CGRect(x: 50, y: 50, width: 0, height: 0))
    toggle.onTintColor = .red
    toggle.thumbTintColor = .green
    bench.stage.tap(at: CGPoint(x: 60, y: 65))
    #expect(toggle.isOn && toggle.subviews[0].backgroundColor == .red)
    #expect(toggle.subviews[1].backgroundColor == .green)
  }

  // MARK: Steppers

  @Test(.evidence(.documented)) func aStepperKeepsItsLimitsInOrder() {
    let stepper = stepper()
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 300
    #expect(stepper.minimumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 50
    #expect(stepper.minimumValue == 50 && stepper.value == 50)
  }

  @Test(.evidence(.documented), arguments: [0, -1, Double.nan])
  func aStepIsAboveZero(step: Double) throws {
    let stepper = stepper()
    #expect(throws: Stage.UIKitException.self) {
      try bench.stage.record { stepper.stepValue = step }
    }
    #expect(stepper.stepValue == 1)
  }

  private func stepper() -> UIStepper {
    bench.add(UIStepper(), CGRect(x: 0, y: 0, width: 94, height: 32))
  }

  @Test func signsStandInTheMiddleOfTheirHalves() {
    let stepper = stepper()
    stepper.layoutIfNeeded()
    let parts = stepper.subviews
    let (shade, minus, divider) = (parts[0], parts[1], parts[2])
    #expect(divider.frame == CGRect(x: 46.5, y: 7, width: 1, height: 18))
    #expect(minus.center == CGPoint(x: 23.5, y: 16))
    #expect(minus.bounds.size == CGSize(width: 15, height: 1.5))
    #expect(parts[5].center == CGPoint(x: 70.5, y: 16) && parts[6].center == parts[5].center)
    #expect(parts[6].bounds.size == CGSize(width: 1.5, height: 15))
    #expect(shade.backgroundColor == nil && stepper.layer.cornerRadius == 8)
  }

  @Test(arguments: [(20.0, 0.0), (80.0, 47.0)])
  func theHalfBelowTheFingerIsShaded(x: Double, left: CGFloat) throws {
    let stepper = stepper()
    stepper.value = 50
    var seen: CGRect?
    var color: UIColor?
    try bench.stage.record {
      bench.stage.press(at: CGPoint(x: x, y: 16), duration: 0.3)
      bench.stage.schedule(at: 0.2) {
        stepper.layoutIfNeeded()
        (seen, color) = (stepper.subviews[0].frame, stepper.subviews[0].backgroundColor)
      }
    }
    #expect(seen == CGRect(x: left, y: 0, width: 47, height: 32) && color == .systemFill)
    stepper.layoutIfNeeded()
    #expect(stepper.subviews[0].backgroundColor == nil)
  }

  @Test func aStepperStopsAtItsLimitsOrWraps() {
    let stepper = stepper()
    let count = count(stepper)
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1, 3, 2)
    stepper.value = 2
    bench.stage.tap(at: CGPoint(x: 80, y: 16))
    #expect(stepper.value == 3 && count.value == 1)
    bench.stage.tap(at: CGPoint(x: 80, y: 16))
    #expect(stepper.value == 3 && count.value == 1)
    stepper.wraps = true
    bench.stage.tap(at: CGPoint(x: 80, y: 16))
    #expect(stepper.value == -1 && count.value == 2)
    bench.stage.tap(at: CGPoint(x: 20, y: 16))
    #expect(stepper.value == 3)
    bench.stage.tap(at: CGPoint(x: 20, y: 16))
    bench.stage.tap(at: CGPoint(x: 20, y: 16))
    #expect(stepper.value == -1, "a limit itself is no step too far")
    stepper.minimumValue = 1
    #expect(stepper.value == 1)
    stepper.value = 9
    stepper.maximumValue = 2
    #expect(stepper.value == 2)
  }

  /// Both signs always looked as if they could be pressed.
  @Test func aStepperCannotBePressedBeyondItsLimits() throws {
    let stepper = stepper()
    func look() -> [UIControl.State] {
      stepper.layoutIfNeeded()
      return [stepper.leftState, stepper.rightState]
    }
    let (minus, plus) = (stepper.subviews[1], stepper.subviews[5])
    #expect(look() == [.disabled, .normal])
    #expect(minus.backgroundColor == .tertiaryLabel && plus.backgroundColor == .label)
    stepper.value = 1
    #expect(look() == [.normal, .normal] && minus.backgroundColor == .label)
    stepper.maximumValue = 1
    #expect(look() == [.normal, .disabled] && plus.backgroundColor == .tertiaryLabel)
    stepper.wraps = true
    #expect(look() == [.normal, .normal])
    stepper.wraps = false
    var color: UIColor? = .red
    try bench.stage.record {
      bench.stage.press(at: CGPoint(x: 80, y: 16), duration: 0.3)
      bench.stage.schedule(at: 0.2) {
        stepper.layoutIfNeeded()
        color = stepper.subviews[0].backgroundColor
      }
    }
    #expect(color == nil && stepper.value == 1)
  }

  /// Twenty steps take 2.4 seconds, and the next ten half a second.
  @Test(.evidence(.documented), arguments: [(2.42, 20.0), (2.92, 30)])
  func aStepperCountsFasterInTheEnd(duration: TimeInterval, value: Double) {
    let stepper = stepper()
    bench.stage.press(at: CGPoint(x: 80, y: 16), duration: duration)
    #expect(stepper.value == value)
  }

  @Test func withoutRepeatsAStepperCountsOnce() {
    let stepper = stepper()
    stepper.autorepeat = false
    bench.stage.press(at: CGPoint(x: 80, y: 16), duration: 0.85)
    #expect(stepper.value == 1)
  }

  @Test func aFingerThatLeavesAStepperCountsNothing() {
    let stepper = stepper()
    let (start, far) = (CGPoint(x: 80, y: 16), CGPoint(x: 80, y: 300))
    bench.stage.drag(along: [start, far], duration: 0.1)
    #expect(stepper.value == 0 && !stepper.isTracking)
    // While it is away nothing is repeated either.
    bench.stage.drag(along: [start, far], duration: 0.1, pause: 1)
    #expect(stepper.value == 0)
  }

  @Test func controlsBeginWithTheirDefaults() {
    let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous && stepper.isContinuous && stepper.autorepeat)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(!stepper.wraps && stepper.value == 0 && !toggle.isOn)
    #expect(UIProgressView().progress == 0 && UIProgressView().progressViewStyle == .default)
  }

  // MARK: Progress

  @Test(arguments: [(false, 0.0), (true, 150.0)])
  func theBarFillsFromWhereLinesBegin(isRightToLeft: Bool, x: CGFloat) {
    let view = bench.add(UIProgressView(), CGRect(x: 0, y: 0, width: 200, height: 4))
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.progress = 0.25
    let (rail, bar) = (view.subviews[0], view.subviews[1])
    #expect(bar.frame == CGRect(x: x, y: 0, width: 50, height: 4) && rail.frame == view.bounds)
    #expect(view.layer.cornerRadius == 2 && bar.layer.cornerRadius == 2)
    #expect(bar.backgroundColor == view.tintColor && view.backgroundColor == .systemFill)
    view.progress = -3
    #expect(view.progress == 0 && bar.frame.width == 0)
  }

  @Test func theBarOfABarIsLowAndNotRound() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.intrinsicContentSize.height == 2.5 && view.frame.height == 2.5)
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 0)
    let (picture, rail) = (image(4, 4), image(5, 4))
    view.progressImage = picture
    #expect((view.subviews[1] as? UIImageView)?.image === picture)
    #expect(view.subviews[1].backgroundColor == nil && view.backgroundColor == .systemFill)
    view.trackImage = rail
    #expect((view.subviews[0] as? UIImageView)?.image === rail && view.backgroundColor == nil)
  }
}
