import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Controls that are too small for their parts, as on a screen of one point.
@MainActor @Suite struct SmallControlTests {
  private nonisolated static let controls: [(String, @MainActor () -> UIView)] = [
    (
      "segments",
      {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 0
        return control
      }
    ),
    ("switch", { UISwitch() }), ("slider", { UISlider() }), ("stepper", { UIStepper() }),
    ("pages", { UIPageControl() }), ("progress", { UIProgressView() }),
    ("spinner", { UIActivityIndicatorView(style: .large) }), ("field", { UITextField() }),
    ("search", { UISearchBar() }), ("button", { UIButton(type: .contactAdd) }),
    ("configured", { UIButton(configuration: .filled()) }), ("picker", { UIPickerView() }),
    ("date", { UIDatePicker() }), ("calendar", { UICalendarView() }),
    (
      "cell",
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "a"
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
    ),
  ]

  @Test(arguments: controls.map(\.0), [CGSize.zero, CGSize(width: 1, height: 1)])
  func everyPartIsSomewhereAndCanGrow(name: String, size: CGSize) throws {
    let make = try #require(Self.controls.first { $0.0 == name }).1
    let bench = Bench()
    let control = bench.add(make(), CGRect(origin: .zero, size: size))
    control.layoutIfNeeded()
    expectFinite(control)
    try bench.stage.record {
      UIView.animate(withDuration: 0.2) {
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        control.layoutIfNeeded()
      }
    }
    expectFinite(control)
    #expect(bench.stage.faults.isEmpty)
  }

  private func expectFinite(_ view: UIView) {
    let frame = view.layer.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let isFinite = numbers.allSatisfy(\.isFinite)
    #expect(isFinite, "\(type(of: view)) \(frame)")
    view.subviews.forEach(expectFinite)
  }
}
