import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the fields of a date picker open.
@MainActor
@Suite struct DateEditorTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let picker = UIDatePicker()

  init() {
    picker.datePickerMode = .dateAndTime
    picker.date = date("2024-01-31T21:10:00Z")
    stage.show(root)
    place(at: 100)
  }

  private func place(at y: CGFloat) {
    picker.frame = CGRect(x: 20, y: y, width: 353, height: 34)
    root.view.addSubview(picker)
    stage.advance(by: 0)
  }

  private func tap(_ index: Int) {
    let field = picker.fields.fields[index]
    stage.tap(at: field.convert(CGPoint(x: 10, y: 10), to: nil))
  }

  private func tapOutside() {
    stage.tap(at: CGPoint(x: 200, y: 800))
    stage.advance(by: 1)
  }

  private func opened(_ index: Int) throws -> DateEditorController {
    tap(index)
    stage.advance(by: 1)
    return try #require(root.presentedViewController as? DateEditorController)
  }

  @Test(.evidence(.documented)) func aDateFieldOpensACalendarBelowIt() throws {
    let shown = try opened(0)
    #expect(shown.editor.datePickerStyle == .inline)
    #expect(shown.editor.date == picker.date)
    let frame = shown.view.frame
    #expect(frame == CGRect(x: 20, y: 142, width: 336, height: 346))
    #expect(shown.editor.frame == CGRect(x: 8, y: 8, width: 320, height: 330))
    #expect(shown.view.alpha == 1)
    #expect(stage.faults.isEmpty)
  }

  /// The wheels could only be turned.
  @Test(.evidence(.reported)) func aTimeIsTypedAfterATapOnIt() throws {
    var heard = 0
    picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    let editor = try opened(1).editor
    let wheels = try #require(editor.picker.wheels.first)
    let middle = CGPoint(x: wheels.frame.midX, y: editor.bounds.midY)
    stage.tap(at: editor.convert(middle, to: nil))
    stage.advance(by: 1)
    #expect(editor.entry?.isFirstResponder == true && editor.entry?.keyboardType == .numberPad)
    stage.typeText("7")
    #expect(picker.date == date("2024-01-31T19:10:00Z"))
    stage.typeText("45")
    #expect(picker.date == date("2024-01-31T19:45:00Z") && editor.date == picker.date)
    stage.typeText("\u{8}")
    #expect(picker.date == date("2024-01-31T19:04:00Z") && heard == 4)
    // The keyboard covers what is below.
    stage.tap(at: CGPoint(x: 200, y: 80))
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil && editor.entry?.isFirstResponder == false)
  }

  /// Digits from before the wheels were turned came back with the next one.
  @Test func anotherTimeIsTypedAfterTheWheelsWereTurned() throws {
    let editor = try opened(1).editor
    let wheels = editor.picker
    let hours = try #require(wheels.wheels.first)
    let middle = CGPoint(x: hours.frame.midX, y: editor.bounds.midY)
    stage.tap(at: editor.convert(middle, to: nil))
    stage.advance(by: 1)
    stage.typeText("7")
    wheels.selectRow(9, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: 9, inComponent: 0)
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    stage.typeText("\n")
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    stage.typeText("3")
    #expect(picker.date == date("2024-01-31T15:10:00Z"))
  }

  @Test func aChosenDayChangesTheValueAndTheFieldAndLeavesTheCalendarOpen() throws {
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    let shown = try opened(0)
    let day = try #require(shown.editor.month?.days[8])
    stage.tap(at: day.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.advance(by: 1)
    #expect(heard == [date("2024-01-09T21:10:00Z")])
    #expect(picker.fields.texts.first == "Jan 9, 2024")
    #expect(root.presentedViewController === shown)
    picker.date = date("2024-03-05T08:00:00Z")
    #expect(shown.editor.date == picker.date)
    #expect(heard.count == 1)
  }

  @Test func aTapOutsideClosesItAndReachesNobodyElse() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 750, width: 200, height: 100))
    var (events, taps): ([String], Int) = ([], 0)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    tap(0)
    #expect(events == ["begin"])
    stage.advance(by: 1)
    tapOutside()
    #expect(events == ["begin", "end"])
    #expect(root.presentedViewController == nil)
    #expect(taps == 0)
    tapOutside()
    #expect(taps == 1)
  }

  @Test func theFieldHasTheTintWhileItIsOpen() throws {
    let field = picker.fields.fields[1]
    #expect(field.titleColor(for: .normal) == .label)
    _ = try opened(1)
    #expect(field.titleColor(for: .normal) == picker.tintColor)
    #expect(picker.fields.fields[0].titleColor(for: .normal) == .label)
    tapOutside()
    #expect(field.titleColor(for: .normal) == .label)
  }

  @Test func aTimeFieldOpensWheels() throws {
    picker.minuteInterval = 10
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    let shown = try opened(1)
    #expect(shown.editor.datePickerStyle == .wheels)
    #expect(shown.view.frame.size == CGSize(width: 200, height: 216))
    let wheels = shown.editor.picker
    let minutes = try #require(wheels.wheels.dropFirst().first)
    let middle = minutes.convert(CGPoint(x: 10, y: minutes.bounds.midY), to: nil)
    stage.drag(
      along: [middle, CGPoint(x: middle.x, y: middle.y - 42)],
      duration: 0.3,
      pause: 0.3
    )
    stage.advance(by: 2)
    #expect(heard == [date("2024-01-31T21:20:00Z")])
    #expect(picker.fields.fields[1].title(for: .normal)?.hasPrefix("9:20") == true)
  }

  /// It grows and shrinks like a menu, from a fifth of its size and back.
  @Test func itGrowsFromItsFieldAndShrinksBack() throws {
    let (small, large) = (336 * 0.2, CGFloat(336))
    tap(0)
    let shown = try #require(root.presentedViewController)
    let growing = [small] + (try widths(of: shown)) + [large]
    #expect(zip(growing, growing.dropFirst()).allSatisfy(<), "\(growing)")
    stage.advance(by: 1)
    let whole = try #require(shown.view.layer.presentation())
    #expect(isNear(whole.frame.width, large))
    shown.dismiss(animated: true)
    let shrinking = [large] + (try widths(of: shown)) + [small]
    #expect(zip(shrinking, shrinking.dropFirst()).allSatisfy(>), "\(shrinking)")
    stage.advance(by: 0.2)
    #expect(shown.view.window == nil)
  }

  /// At three instants; it is as clear as it is small, with its upper edge below the field.
  private func widths(of shown: UIViewController) throws -> [CGFloat] {
    try (0..<3).map { _ in
      stage.advance(by: 0.05)
      let card = try #require(shown.view.layer.presentation())
      let scale = 0.2 + 0.8 * CGFloat(card.opacity)
      #expect(isNear(card.frame.width, 336 * scale, within: 0.01) && isNear(card.frame.minY, 142))
      return card.frame.width
    }
  }

  /// Apps close it when a day was chosen.
  @Test(.evidence(.reported)) func codeClosesItByDismissingWhatIsPresented() throws {
    var ends = 0
    picker.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    for isAnimated in [true, false] {
      _ = try opened(0)
      root.presentedViewController?.dismiss(animated: isAnimated)
      stage.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
    #expect(ends == 2)
  }

  @Test func itFollowsLimitsDirectionTintAndStyle() throws {
    picker.minimumDate = date("2024-01-10T00:00:00Z")
    picker.locale = Locale(identifier: "de_DE")
    picker.tintColor = .systemPink
    picker.semanticContentAttribute = .forceRightToLeft
    picker.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    let shown = try opened(0)
    let month = try #require(shown.editor.month)
    #expect(month.days.filter(\.isEnabled).first?.day == 10)
    #expect(month.month.name == "Januar 2024")
    #expect(shown.editor.tintColor == .systemPink)
    #expect(month.days[4].frame.minX < month.days[3].frame.minX)
    #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
    picker.maximumDate = date("2024-02-01T00:00:00Z")
    #expect(shown.editor.maximumDate == picker.maximumDate)
  }

  @Test func theTimeOfAnInlinePickerOpensWheels() throws {
    picker.preferredDatePickerStyle = .inline
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    stage.advance(by: 0)
    let shown = try opened(0)
    #expect(shown.editor.datePickerMode == .time)
  }

  @Test func aDisabledPickerOpensNothing() {
    picker.isEnabled = false
    tap(0)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(picker.alpha == 0.5)
    picker.isEnabled = true
    tap(0)
    #expect(root.presentedViewController != nil)
  }

  @Test func aPickerThatLeavesItsWindowClosesIt() throws {
    _ = try opened(0)
    picker.removeFromSuperview()
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutAControllerItIsReported() throws {
    let other = Stage(device: .iPhone15)
    let picker = UIDatePicker()
    picker.frame = CGRect(x: 20, y: 100, width: 353, height: 34)
    other.window.addSubview(picker)
    picker.layoutIfNeeded()
    other.advance(by: 0)
    let film = try other.record { other.tap(at: CGPoint(x: 40, y: 115)) }
    let sentence = "a date picker in no view controller cannot present what its fields open"
    #expect(film.faults.contains { $0.sentence == sentence })
  }

  /// A wheel that stops used to stop the others.
  @Test func aWheelThatStopsLeavesOthersMoving() throws {
    let shown = try opened(1)
    let wheels = shown.editor.picker.wheels
    let minute = wheels[1].convert(CGPoint(x: 10, y: wheels[1].bounds.midY), to: nil)
    stage.drag(from: minute, to: CGPoint(x: minute.x, y: minute.y - 80), duration: 0.08)
    #expect(wheels[1].isDecelerating)
    let hour = wheels[0].convert(CGPoint(x: 10, y: wheels[0].bounds.midY + 32), to: nil)
    stage.tap(at: hour)
    stage.advance(by: 3)
    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: picker.date)
    #expect(parts.hour == 22)
    #expect(parts.minute != 10)
  }
}
