import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The parts of controls are for the eye: a finger on them is on the control.
@MainActor
@Suite struct ControlPartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIControl
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "switch") { UISwitch() },
    Row(name: "slider") { UISlider() },
    Row(name: "stepper") { UIStepper() },
    Row(name: "stepper with images") {
      let stepper = UIStepper()
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      stepper.setBackgroundImage(image, for: .normal)
      stepper.setIncrementImage(image, for: .normal)
      return stepper
    },
    Row(name: "segments") {
      let control = UISegmentedControl(items: ["a", "b"])
      control.selectedSegmentIndex = 0
      return control
    },
    Row(name: "color well") { UIColorWell() },
    Row(name: "button") { UIButton(type: .system) },
    Row(name: "configured button") { UIButton(configuration: .filled()) },
  ]

  @Test(arguments: rows) func aFingerOnAPartIsOnTheControl(row: Row) {
    let bench = Bench()
    let control = bench.add(row.make(), CGRect(x: 20, y: 30, width: 120, height: 40))
    control.layoutIfNeeded()
    #expect(control.subviews.count > 1)
    #expect(control.subviews.allSatisfy { !$0.isUserInteractionEnabled })
    let centers = control.subviews.map(\.center).filter { control.bounds.contains($0) }
    #expect(!centers.isEmpty)
    for center in centers { #expect(control.hitTest(center, with: nil) === control) }
  }

  /// [I] Thumbs float above their track, a pill a little less.
  @Test func whatIsMovedCastsAShadow() {
    let segments = UISegmentedControl(items: ["a", "b"])
    let parts: [(view: UIView, opacity: Float)] = [
      (UISwitch().subviews[1], 0.15), (UISlider().subviews[4], 0.15), (segments.subviews[0], 0.12),
    ]
    for (view, opacity) in parts {
      #expect(view.layer.shadowColor == UIColor.black.cgColor)
      #expect(view.layer.shadowOpacity == opacity && view.layer.shadowRadius == 4)
      #expect(view.layer.shadowOffset == CGSize(width: 0, height: 3))
    }
  }

  /// A ring of 3 points around a gap of 2, in the middle of what need not be a square. [I]
  @Test func aColorWellIsRound() throws {
    let bench = Bench()
    let well = bench.add(UIColorWell(), CGRect(x: 20, y: 30, width: 100, height: 40))
    well.layoutIfNeeded()
    let ring = try #require(well.layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first)
    #expect(ring.frame == CGRect(x: 30, y: 0, width: 40, height: 40) && ring.cornerRadius == 20)
    #expect(ring.type == .conic && ring.colors?.count == 7)
    let parts = well.subviews
    #expect(parts[0].frame == CGRect(x: 33, y: 3, width: 34, height: 34))
    #expect(parts[1].frame == CGRect(x: 35, y: 5, width: 30, height: 30))
    #expect(parts.map(\.layer.cornerRadius) == [17, 15])
    well.selectedColor = .red
    #expect(parts[1].backgroundColor == .red && parts[0].backgroundColor == .systemBackground)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.supportsAlpha)
  }

  /// What is animated moves from where it was, in a quarter of a second. [I]
  @Test(arguments: [true, false]) func valuesMoveOnlyIfThatIsAskedFor(animated: Bool) throws {
    let bench = Bench()
    let slider = bench.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let toggle = bench.add(UISwitch(), CGRect(x: 0, y: 100, width: 0, height: 0))
    let progress = bench.add(UIProgressView(), CGRect(x: 0, y: 200, width: 200, height: 4))
    let changes: [() -> Void] = [
      { slider.setValue(1, animated: animated) }, { toggle.setOn(true, animated: animated) },
      { progress.setProgress(1, animated: animated) },
    ]
    for change in changes {
      #expect(try bench.stage.record(change).duration == (animated ? 0.25 : 0))
    }
    #expect(slider.value == 1 && toggle.isOn && progress.progress == 1)
  }
}
