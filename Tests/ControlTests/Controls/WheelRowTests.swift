import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rows of a wheel: which are made, which are kept, and who hears of a tap.
@MainActor
@Suite struct WheelRowTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [500, 3]
    var widths: [CGFloat] = [-1, -1]
    var heights: [CGFloat] = [-1, -1]
    var made: [Int] = []
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      heights[component]
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? {
      if component == 0 { made.append(row) }
      return "\(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  private let bench = Bench()
  private let rows = Rows()

  private func picker() -> UIPickerView {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    bench.add(picker, CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.layoutIfNeeded()
    return picker
  }

  /// The first and the last row that there is.
  private func reach(_ picker: UIPickerView) -> [Int] {
    let there = (0..<500).filter { picker.view(forRow: $0, forComponent: 0) != nil }
    #expect(there == Array((there.first ?? 0)...(there.last ?? 0)))
    return [there.first, there.last].compactMap(\.self)
  }

  /// A quarter of the drum's 19 rows on each side, and one more.
  @Test func onlyRowsNearTheMiddleAreThere() throws {
    let picker = picker()
    #expect(reach(picker) == [0, 6])
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    picker.selectRow(100, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(reach(picker) == [94, 106] && first.superview == nil)
    picker.selectRow(499, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(reach(picker) == [493, 499])
    let wheel = picker.wheels[0]
    let shown = wheel.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(Set(shown) == Set((493...499).map(String.init)))
  }

  @Test func rowsThatStayAreNotMadeAgain() throws {
    let picker = picker()
    let second = try #require(picker.view(forRow: 2, forComponent: 0))
    rows.made = []
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 2, forComponent: 0) === second && rows.made == [7, 8])
    picker.reloadComponent(0)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 2, forComponent: 0) !== second && second.superview == nil)
    #expect(rows.made == [7, 8] + Array(0...8))
  }

  @Test func rowsAreAsWideAndHighAsTheirWheel() throws {
    (rows.widths, rows.heights) = ([180, 80], [40, 20])
    let picker = picker()
    // 265 points with the gap of 5, in the middle of 320.
    #expect(picker.wheels.map(\.frame.minX) == [27.5, 212.5])
    #expect(picker.wheels.map(\.frame.width) == [180, 80])
    for (component, size) in [CGSize(width: 180, height: 40), CGSize(width: 80, height: 20)]
      .enumerated()
    {
      let row = try #require(picker.view(forRow: 0, forComponent: component))
      #expect(row.frame.size == size && picker.rowSize(forComponent: component) == size)
      #expect(row.center.x == size.width / 2)
      #expect(picker.convert(row.center, from: row.superview).y == 108)
    }
    let insets = picker.wheels.map(\.contentInset)
    #expect(insets[0] == UIEdgeInsets(top: 88, left: 0, bottom: 88, right: 0))
    #expect(insets[1] == UIEdgeInsets(top: 98, left: 0, bottom: 98, right: 0))
    #expect(picker.wheels.map(\.contentSize.height) == [20_000, 60])
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    #expect(picker.wheels.map(\.frame.minX) == [112.5, 27.5])
  }

  /// The band is behind the wheels, and fingers beside them do not find it.
  @Test func theBandIsNotTouched() {
    let picker = picker()
    #expect(!picker.subviews[0].isUserInteractionEnabled && picker.clipsToBounds)
    #expect(picker.hitTest(CGPoint(x: 9.2, y: 108), with: nil) === picker)
    #expect(picker.hitTest(CGPoint(x: 160, y: 108), with: nil) === picker)
    #expect(picker.hitTest(CGPoint(x: 20, y: 108), with: nil) !== picker)
  }

  /// The delegate hears of rows that are chosen, others of the row that is selected already.
  @Test func tapsChooseRowsOnce() {
    let picker = picker()
    var again: [Int] = []
    picker.selectedRowTapped = { again.append($0) }
    bench.stage.tap(at: CGPoint(x: 100, y: 108))
    bench.stage.advance(by: 1)
    #expect(again == [0] && rows.chosen.isEmpty)
    bench.stage.tap(at: CGPoint(x: 250, y: 140))
    bench.stage.advance(by: 1)
    #expect(rows.chosen == [[1, 1]] && again == [0])
    bench.stage.tap(at: CGPoint(x: 250, y: 78))
    bench.stage.advance(by: 1)
    #expect(rows.chosen == [[1, 1], [1, 0]])
  }

  @Test func whatIsReloadedKeepsItsRow() {
    let picker = picker()
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect([0, 1].map(picker.selectedRow) == [7, 2])
    rows.counts = [4, 0]
    for component in 0...1 { picker.reloadComponent(component) }
    picker.layoutIfNeeded()
    #expect([0, 1].map(picker.selectedRow) == [3, -1])
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
    rows.counts = [4]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1 && picker.subviews.count == 2)
    #expect(picker.selectedRow(inComponent: 0) == 3)
  }

  @Test func wheelsAreScrolledQuietly() {
    for wheel in picker().wheels {
      #expect(wheel.decelerationRate == .fast && !wheel.scrollsToTop)
      #expect(!wheel.showsVerticalScrollIndicator && wheel.alwaysBounceVertical)
      #expect(wheel.contentInsetAdjustmentBehavior == .never)
    }
  }

  @Test func aPickerWithoutASizeHasTheUsualOne() {
    let usual = UIPickerView(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    #expect(usual.frame == CGRect(x: 5, y: 6, width: 320, height: 216))
    let own = UIPickerView(frame: CGRect(x: 5, y: 6, width: 100, height: 90))
    #expect(own.frame == CGRect(x: 5, y: 6, width: 100, height: 90))
    #expect(own.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(own.showsSelectionIndicator && own.numberOfComponents == 0)
  }
}
