import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIDatePickerTests {
  private func date(_ text: String) -> Date {
    ISO8601DateFormatter().date(from: text) ?? .distantPast
  }

  private func picker(on stage: Stage, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.date = date("2024-01-31T21:10:00Z")
    picker.frame = CGRect(x: 0, y: 100, width: 393, height: 216)
    stage.window.addSubview(picker)
    picker.layoutIfNeeded()
    return picker
  }

  private func shown(_ picker: UIDatePicker) -> [String?] {
    (0..<picker.picker.numberOfComponents).map { component in
      let row = picker.picker.selectedRow(inComponent: component)
      let source = picker.picker.delegate
      return source?.pickerView(picker.picker, titleForRow: row, forComponent: component)
    }
  }

  @Test func wheelsShowTheDateInTheOrderOfTheLocale() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .date)
    #expect(shown(picker) == ["January", "31", "2024"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(shown(picker) == ["31", "Januar", "2024"])
    picker.datePickerMode = .time
    #expect(shown(picker) == ["21", "10"])
    picker.locale = nil
    #expect(shown(picker) == ["9", "10", "PM"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3 * 3600 + 20 * 60
    #expect(shown(picker) == ["3 hours", "20 min"])
    #expect(picker.countDownDuration == 12_000)
  }

  @Test func aWheelThatStopsChangesTheDate() throws {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .date)
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    // One row up on the first wheel: February, which has no 31st.
    try stage.record {
      stage.drag(
        along: [CGPoint(x: 60, y: 208), CGPoint(x: 60, y: 166)],
        duration: 0.3,
        pause: 0.3
      )
    }
    #expect(heard == [date("2024-02-29T21:10:00Z")])
    #expect(shown(picker) == ["February", "29", "2024"])
  }

  @Test func datesStayWithinTheirLimits() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .date)
    picker.maximumDate = date("2023-12-24T00:00:00Z")
    #expect(picker.date == picker.maximumDate)
    picker.minimumDate = date("2023-12-01T00:00:00Z")
    picker.date = .distantPast
    #expect(picker.date == picker.minimumDate)
    #expect(shown(picker) == ["December", "1", "2023"])
  }

  @Test func aCompactPickerSaysItsDate() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.date = date("2024-01-31T21:10:00Z")
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.field.title(for: .normal) == "Jan 31, 2024")
    #expect(picker.intrinsicContentSize.height == 34)
  }
}
