import Foundation
import Testing

@testable import HeadlessUIKit

/// A compact date picker whose calendar is open.
@MainActor
@Suite struct DatePickerPictureTests {
  @Test func theCalendarOfAField() throws {
    let stage = Stage(device: Stage.Device(width: 352, height: 420, scale: 1))
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let picker = UIDatePicker(frame: CGRect(x: 8, y: 8, width: 336, height: 34))
    picker.date = Date(timeIntervalSinceReferenceDate: 16 * 24 * 3600 + 9 * 3600)
    root.view.addSubview(picker)
    stage.show(root)
    try stage.record { stage.tap(at: CGPoint(x: 40, y: 25)) }
    try PictureGolden.compare(stage, "date-editor")
  }
}
