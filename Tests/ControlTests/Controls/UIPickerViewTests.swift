import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Wheels: what they ask for, where they stop, whom they tell.
@MainActor
@Suite struct UIPickerViewTests {
  private let bench = Bench()
  private let shelf = Shelf()

  private func picker() -> UIPickerView {
    let picker = bench.add(UIPickerView(), CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (shelf, shelf)
    bench.stage.advance(by: 0)
    return picker
  }

  @Test func wheelsStandSideBySide() {
    let picker = picker()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 20)
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.rowSize(forComponent: 1).width == 80)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "row 1")
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test(
    .evidence(.measured),
    arguments: [
      (0, 108.0, 32.0), (1, 139.5801, 30.2662), (2, 167.7381, 25.2525),
    ]
  )
  func rowsStandOnADrum(row: Int, middle: Double, height: Double) throws {
    let view = try #require(picker().view(forRow: row, forComponent: 0))
    let wheel = try #require(view.superview)
    #expect(isNear(view.frame.midY - wheel.bounds.minY, middle, within: 1e-3))
    #expect(isNear(view.frame.height, height, within: 1e-3))
  }

  @Test func codeSelectsInSilence() throws {
    let picker = picker()
    picker.selectRow(5, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 5)
    bench.stage.advance(by: 1)
    let row = try #require(picker.view(forRow: 5, forComponent: 0))
    #expect(abs(picker.convert(row.center, from: row.superview).y - 108) < 0.5)
    #expect(row.alpha == 1 && shelf.chosen.isEmpty)
  }

  @Test func aFingerTurnsAWheelToARow() {
    let picker = picker()
    bench.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 80), duration: 0.5)
    bench.stage.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(shelf.chosen == [[0, row]])
    bench.stage.tap(at: CGPoint(x: 100, y: 108 + 32))
    bench.stage.advance(by: 1)
    #expect(shelf.chosen.last == [0, row + 1])
  }

  @Test func aReloadKeepsWhatIsThere() {
    let picker = picker()
    picker.selectRow(15, inComponent: 0, animated: false)
    shelf.count = 4
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
  }
}

@MainActor
private final class Shelf: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 20
  var chosen: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? count : 3
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 180 : 80
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "row \(row)" }
  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { chosen.append([component, row]) }
}
