import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIDatePickerTests {
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

  @Test(.evidence(.documented)) func limitsThatContradictEachOtherAreIgnored() {
    let picker = UIDatePicker()
    let day = date("2024-01-31T21:10:00Z")
    picker.minimumDate = date("2024-03-01T00:00:00Z")
    picker.maximumDate = date("2024-02-01T00:00:00Z")
    picker.date = day
    #expect(picker.date == day)
    picker.maximumDate = date("2024-04-01T00:00:00Z")
    #expect(picker.date == picker.minimumDate)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 60
    #expect(picker.countDownDuration == 60)
  }

  @Test(.evidence(.documented), arguments: [(7, 60), (40, 60), (0, 60), (15, 4), (30, 2)])
  func anIntervalThatDoesNotDivideAnHourCountsAsAMinute(interval: Int, rows: Int) throws {
    let picker = picker(on: Stage(device: .iPhone15), .time)
    picker.minuteInterval = interval
    let source = try #require(picker.picker.dataSource)
    #expect(source.pickerView(picker.picker, numberOfRowsInComponent: 1).isMultiple(of: rows))
    let titles = (0..<rows).map {
      picker.picker.delegate?.pickerView(picker.picker, titleForRow: $0, forComponent: 1)
    }
    #expect(Set(titles).count == rows)
  }

  @Test func aWheelThatStopsChangesTheDate() throws {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .date)
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    // One row up on the first wheel: February, which has no 31st.
    try stage.record {
      stage.drag(
        along: [CGPoint(x: 120, y: 208), CGPoint(x: 120, y: 166)],
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

  @Test(.evidence(.documented)) func datesAreMultiplesOfTheInterval() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    picker.date = date("2024-01-31T21:10:42Z")
    #expect(picker.date == date("2024-01-31T21:00:00Z"))
    picker.minimumDate = date("2024-01-31T21:10:00Z")
    #expect(picker.date == date("2024-01-31T21:15:00Z"))
    picker.maximumDate = date("2024-01-31T21:12:00Z")
    #expect(picker.date == picker.maximumDate)
    (picker.minimumDate, picker.maximumDate) = (nil, nil)
    picker.roundsToMinuteInterval = false
    picker.date = date("2024-01-31T21:10:42Z")
    #expect(picker.date == date("2024-01-31T21:10:42Z"))
    picker.roundsToMinuteInterval = true
    #expect(picker.date == date("2024-01-31T21:00:00Z"))
    picker.datePickerMode = .date
    picker.date = date("2024-01-31T21:10:42Z")
    #expect(picker.date == date("2024-01-31T21:10:42Z"))
  }

  @Test(.evidence(.documented), arguments: [(-60.0, 0.0), (4500, 4500), (100_000, 86_399)])
  func aCountdownIsShorterThanADay(asked: TimeInterval, kept: TimeInterval) {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = asked
    #expect(picker.countDownDuration == kept)
  }

  @Test(.evidence(.reported)) func nobodyChoosesACountdownOfNothing() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .countDownTimer)
    picker.countDownDuration = 120
    #expect(shown(picker) == ["0 hours", "2 min"])
    stage.advance(by: 0)
    let wheel = picker.picker.wheels[1]
    let middle = wheel.convert(CGPoint(x: 10, y: wheel.bounds.midY), to: nil)
    stage.drag(
      along: [middle, CGPoint(x: middle.x, y: middle.y + 74)],
      duration: 0.3,
      pause: 0.3
    )
    stage.advance(by: 2)
    #expect(picker.countDownDuration == 60)
    #expect(shown(picker) == ["0 hours", "1 min"])
  }

  @Test(.evidence(.documented)) func someModesHaveWheelsOnly() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .yearAndMonth)
    picker.preferredDatePickerStyle = .automatic
    #expect(picker.datePickerStyle == .wheels)
    #expect(shown(picker) == ["January", "2024"])
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { picker.preferredDatePickerStyle = .inline }
    }
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .inline)
  }

  @Test func wheelsAreAsWideAsTheirTitlesAndStandTogether() throws {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .dateAndTime)
    stage.advance(by: 0)
    let frames = picker.picker.wheels.map(\.frame)
    #expect(frames.count == 4)
    #expect(frames[0].width > 2 * frames[1].width)
    #expect(abs(frames[1].width - frames[2].width) < 5)
    #expect(frames.allSatisfy { $0.width > 30 })
    #expect(abs(frames[0].minX - (393 - frames[3].maxX)) < 0.01)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 5) }
    let alignments = try (0..<4).map { component in
      let row = picker.picker.selectedRow(inComponent: component)
      let view = picker.picker.view(forRow: row, forComponent: component)
      let label = try #require(view as? UILabel)
      #expect(label.intrinsicContentSize.width <= frames[component].width)
      return label.textAlignment
    }
    #expect(alignments == [.right, .right, .right, .center])
  }

  @Test func wheelsOfDatesAreMirroredWithTheirTexts() throws {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .date)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    let frames = picker.picker.wheels.map(\.frame)
    #expect(frames[0].minX > frames[1].maxX && frames[1].minX > frames[2].maxX)
    let alignments = try (0..<3).map { component in
      let row = picker.picker.selectedRow(inComponent: component)
      picker.picker.wheels[component].layoutIfNeeded()
      let view = picker.picker.view(forRow: row, forComponent: component)
      return try #require(view as? UILabel).textAlignment
    }
    #expect(alignments == [.right, .left, .center])
    #expect(shown(picker) == ["January", "31", "2024"])
  }

  /// The thirteenth month had no row, and the calendar's year was that of the last era.
  @Test func wheelsHaveTheMonthsAndTheErasOfTheirCalendar() throws {
    func wheels(_ identifier: Calendar.Identifier) -> DatePickerWheels {
      var calendar = Calendar(identifier: identifier)
      (calendar.timeZone, calendar.locale) = (.gmt, Locale(identifier: "en_US"))
      return DatePickerWheels(mode: .date, calendar: calendar, step: 1)
    }
    let coptic = wheels(.coptic)
    let month = try #require(coptic.wheels.firstIndex(of: .month))
    #expect(coptic.count(of: month) == 13)
    let end = DateComponents(calendar: coptic.calendar, year: 1740, month: 13, day: 2)
    let late = try #require(coptic.calendar.date(from: end))
    #expect(coptic.rows(of: late)[month] == 12)
    #expect(coptic.title(ofRow: 12, component: month) == "Nasie")
    for (wheels, day) in [
      (coptic, late), (wheels(.hebrew), date("2024-02-11T00:00:00Z")),
      (wheels(.japanese), date("2001-01-01T00:00:00Z")),
      (wheels(.chinese), date("2023-03-28T00:00:00Z")),
    ] {
      #expect(wheels.date(at: wheels.rows(of: day), from: day) == day)
    }
  }

  @Test func wheelsAreNarrowerWhereThereIsNoRoom() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .dateAndTime)
    picker.frame.size.width = 200
    picker.layoutIfNeeded()
    let frames = picker.picker.wheels.map(\.frame)
    #expect(abs(frames.first?.minX ?? -1) < 0.01)
    #expect(abs((frames.last?.maxX ?? 0) - 200) < 0.01)
  }

  /// Switching used to leave hidden wheels that asked for more columns than there were.
  @Test func styleAndModeChangeInAnyOrder() {
    let stage = Stage(device: .iPhone15)
    let picker = picker(on: stage, .dateAndTime)
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.layoutIfNeeded()
    #expect(picker.picker.isHidden && picker.month?.isHidden == false)
    picker.preferredDatePickerStyle = .wheels
    picker.layoutIfNeeded()
    #expect(shown(picker) == ["January", "31", "2024"])
    #expect(picker.month?.isHidden == true)
  }

  // MARK: Compact

  private func compact(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.date = date("2024-01-31T21:10:00Z")
    return picker
  }

  private func texts(_ picker: UIDatePicker) -> [String?] {
    // ICU puts a narrow space before AM and PM.
    picker.fields.fields.map { field in
      field.title(for: .normal)?.replacing("\u{202F}", with: " ")
    }
  }

  @Test func aCompactPickerSaysItsDate() {
    let picker = compact(.date)
    #expect(picker.datePickerStyle == .compact)
    #expect(texts(picker) == ["Jan 31, 2024"])
    #expect(picker.intrinsicContentSize.height == 34)
  }

  @Test func dateAndTimeHaveAFieldEachAsWideAsItsText() throws {
    let picker = compact(.dateAndTime)
    picker.frame = CGRect(x: 0, y: 0, width: 353, height: 44)
    picker.layoutIfNeeded()
    picker.fields.layoutIfNeeded()
    #expect(texts(picker) == ["Jan 31, 2024", "9:10 PM"])
    let (day, time) = (picker.fields.fields[0], picker.fields.fields[1])
    let text = try #require(day.titleLabel).intrinsicContentSize
    #expect(day.frame.origin == .zero && day.frame.height == 34)
    #expect(abs(day.frame.width - text.width - 24) < 0.01)
    #expect(time.frame.minX == day.frame.maxX + 5)
    #expect(picker.intrinsicContentSize.width == time.frame.maxX)
    #expect(picker.fields.frame.origin == CGPoint(x: 0, y: 5))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, false), (.leading, false), (.fill, false),
    (.left, false), (.trailing, true), (.right, true),
  ])
  func fieldsStandAtTheLeadingEdgeUnlessTheyAreAligned(
    alignment: UIControl.ContentHorizontalAlignment,
    isRight: Bool
  ) {
    let picker = compact(.date)
    picker.contentHorizontalAlignment = alignment
    picker.frame = CGRect(x: 0, y: 0, width: 353, height: 34)
    picker.layoutIfNeeded()
    let start = isRight ? 353 - picker.intrinsicContentSize.width : 0
    #expect(picker.fields.frame.minX == start)
  }

  @Test func fieldsStandAtTheRightFromRightToLeft() {
    let picker = compact(.dateAndTime)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.fields.semanticContentAttribute = .forceRightToLeft
    picker.frame = CGRect(x: 0, y: 0, width: 353, height: 34)
    picker.layoutIfNeeded()
    picker.fields.layoutIfNeeded()
    #expect(picker.fields.frame.minX == 353 - picker.intrinsicContentSize.width)
    #expect(picker.fields.fields[0].frame.minX > picker.fields.fields[1].frame.maxX)
  }

  // MARK: Inline

  private func inline(on stage: Stage, _ mode: UIDatePicker.Mode) throws -> UIDatePicker {
    let picker = picker(on: stage, mode)
    picker.preferredDatePickerStyle = .inline
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    stage.advance(by: 0)
    return picker
  }

  private func chosen(_ picker: UIDatePicker) -> [Int] {
    picker.month?.days.filter(\.look.isChosen).map(\.day) ?? []
  }

  @Test func anInlinePickerIsACalendarWithTheTimeBelow() throws {
    let stage = Stage(device: .iPhone15)
    let picker = try inline(on: stage, .date)
    #expect(picker.datePickerStyle == .inline)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
    #expect(picker.fields.isHidden)
    #expect(chosen(picker) == [31])
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 374))
    #expect(!picker.fields.isHidden && texts(picker) == ["9:10 PM"])
    picker.datePickerMode = .time
    #expect(picker.month?.isHidden == true && texts(picker) == ["9:10 PM"])
    #expect(picker.intrinsicContentSize.height == 34)
  }

  @Test func aTapChoosesADayAtTheSameTime() throws {
    let stage = Stage(device: .iPhone15)
    let picker = try inline(on: stage, .date)
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    // January 2024 begins on a Monday: the 9th is in the third column of the second row.
    let day = CGPoint(x: 320.0 / 7 * 2.5, y: 100 + 66 + 44 * 1.5)
    stage.tap(at: day)
    stage.advance(by: 1)
    #expect(heard == [date("2024-01-09T21:10:00Z")])
    #expect(chosen(picker) == [9])
    stage.tap(at: day)
    stage.advance(by: 1)
    #expect(heard.count == 1)
  }

  @Test func chevronsTurnThePageAndLeaveTheDate() throws {
    let stage = Stage(device: .iPhone15)
    let picker = try inline(on: stage, .date)
    stage.tap(at: CGPoint(x: 320 - 22, y: 122))
    stage.advance(by: 1)
    let month = try #require(picker.month)
    #expect(month.days.count == 29 && chosen(picker).isEmpty)
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    for _ in 0..<2 {
      stage.tap(at: CGPoint(x: 320 - 66, y: 122))
      stage.advance(by: 1)
    }
    #expect(month.month.start == date("2023-12-01T00:00:00Z"))
    picker.date = date("2024-01-31T21:10:00Z")
    #expect(chosen(picker) == [31])
  }

  @Test func daysOutsideTheLimitsCannotBeChosen() throws {
    let stage = Stage(device: .iPhone15)
    let picker = try inline(on: stage, .date)
    picker.minimumDate = date("2024-01-10T12:00:00Z")
    let month = try #require(picker.month)
    #expect(month.days.filter(\.isEnabled).map(\.day) == Array(10...31))
    stage.tap(at: CGPoint(x: 320.0 / 7 * 2.5, y: 100 + 66 + 44 * 1.5))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 320 - 66, y: 122))
    stage.advance(by: 1)
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    #expect(month.month.start == date("2024-01-01T00:00:00Z"))
  }

  /// The virtual clock begins with the year 2001.
  @Test func todayAndTheChosenDayAreMarked() throws {
    let stage = Stage(device: .iPhone15)
    let picker = try inline(on: stage, .date)
    picker.date = date("2001-01-17T09:00:00Z")
    let month = try #require(picker.month)
    #expect(month.days.filter(\.look.isToday).map(\.day) == [1])
    #expect(chosen(picker) == [17])
    picker.date = date("2001-01-01T09:00:00Z")
    #expect(month.days[0].look == CalendarDay.Look(isChosen: true, isToday: true))
  }

  // MARK: Text size

  @Test func fieldsAndDaysFollowTheTextSizeButNotThatOfAccessibility() throws {
    let stage = Stage(device: .iPhone15)
    let fields = compact(.date)
    fields.frame = CGRect(x: 20, y: 500, width: 353, height: 44)
    stage.window.addSubview(fields)
    let calendar = try inline(on: stage, .date)
    let day = try #require(calendar.month?.days.first)
    func sizes() -> [CGFloat] {
      stage.advance(by: 0)
      let field = fields.fields.fields[0].titleLabel?.font.pointSize ?? 0
      let number = labels(below: day).first?.font.pointSize ?? 0
      return [field, fields.intrinsicContentSize.height, number]
    }
    #expect(sizes() == [17, 34, 20])
    stage.textSize = .extraExtraExtraLarge
    let largest = sizes()
    #expect(zip(largest, [17, 34, 20] as [CGFloat]).allSatisfy { $0 > 1.2 * $1 })
    stage.textSize = .accessibilityExtraExtraExtraLarge
    #expect(sizes() == largest)
  }
}
