import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Wheels without widths of their own, and what is asked of them that is not there.
@MainActor
@Suite struct PickerPlaceTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var components = 2
    var height: CGFloat = -1

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      10
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      height
    }
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

  @Test func wheelsShareTheWidthInWholePoints() {
    let wheels = picker().wheels
    #expect(wheels.map(\.frame.minX) == [9.5, 162.5])
    #expect(wheels.allSatisfy { $0.frame.width == 148 && $0.frame.height == 216 })
    rows.components = 1
    let single = picker().wheels
    #expect(single.map(\.frame.minX) == [9] && single[0].frame.width == 302)
  }

  @Test(.evidence(.documented)) func wheelsStandFromRightToLeftWhereTheInterfaceDoes() {
    let picker = picker()
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    #expect(picker.wheels.map(\.frame.minX) == [162.5, 9.5])
    #expect(picker.selectedRow(inComponent: 1) == 4)
    picker.semanticContentAttribute = .forceLeftToRight
    picker.layoutIfNeeded()
    #expect(picker.wheels.map(\.frame.minX) == [9.5, 162.5])
  }

  @Test(arguments: [(-1.0, 32.0, 92.0), (50, 50, 83), (0, 32, 92)])
  func theBandIsAsHighAsARow(asked: Double, height: Double, top: Double) {
    rows.height = CGFloat(asked)
    let picker = picker()
    #expect(picker.rowSize(forComponent: 0).height == CGFloat(height))
    let band = CGRect(x: 9, y: CGFloat(top), width: 302, height: CGFloat(height))
    #expect(picker.subviews[0].frame == band && picker.subviews[0].layer.cornerRadius == 8)
  }

  @Test func whatIsNotThereIsNotSelected() {
    let picker = picker()
    picker.selectRow(4, inComponent: 1, animated: false)
    for row in [-1, 10, 99] { picker.selectRow(row, inComponent: 1, animated: false) }
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 9)
    #expect(picker.selectedRow(inComponent: 2) == -1)
    #expect(picker.numberOfRows(inComponent: 2) == 0)
    #expect(picker.rowSize(forComponent: -1) == .zero)
    #expect(picker.view(forRow: 0, forComponent: 7) == nil)
  }

  @Test func aRowThatNobodyNamesIsAQuestionMark() throws {
    let label = try #require(picker().view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(label.text == "?" && label.textAlignment == .center)
    #expect(label.font == .systemFont(ofSize: 21) && label.adjustsFontSizeToFitWidth)
  }

  /// Rows beside the middle are fainter the further they are.
  @Test func rowsFadeWithTheirDistance() throws {
    let picker = picker()
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let alphas = (3...6).map { picker.view(forRow: $0, forComponent: 0)?.alpha ?? 0 }
    #expect(alphas[0] == 1 && alphas[1] < 0.6 && alphas[3] > 0)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 > $1 })
    let above = (0...3).reversed().map { picker.view(forRow: $0, forComponent: 0)?.alpha ?? 0 }
    for (one, other) in zip(alphas, above) { #expect(isNear(one, other)) }
  }
}
