import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UICalendarViewTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UICalendarView()
  private let diary = Diary()

  init() {
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 330)
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  /// Decides and decorates, and writes down what it is told.
  @MainActor
  private final class Diary: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarSelectionWeekOfYearDelegate
  {
    var lines: [String] = []
    var allowsNothing = true
    var first = 1
    var decorations: [Int: UICalendarView.Decoration] = [:]

    func calendarView(
      _ calendarView: UICalendarView,
      decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.month == 2 ? dateComponents.day.flatMap { decorations[$0] } : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      lines.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) { lines.append("single \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { ($0.day ?? 0) >= first } ?? allowsNothing }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didSelectDate dateComponents: DateComponents
    ) { lines.append("with \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didDeselectDate dateComponents: DateComponents
    ) { lines.append("without \(dateComponents.day ?? 0)") }
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { lines.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
  }

  private var month: CalendarMonthView {
    get throws { try #require(view.subviews.first as? CalendarMonthView) }
  }

  private func tap(_ day: Int) throws {
    let cell = try month.days[day - 1]
    stage.tap(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.advance(by: 1)
  }

  private func chosen() throws -> [Int] { try month.days.filter(\.look.isChosen).map(\.day) }

  @Test func itBeginsWithTheMonthOfTheClock() {
    let month = UICalendarView().visibleDateComponents
    #expect(month.year == 2001 && month.month == 1)
    #expect(month.calendar?.identifier == .gregorian)
  }

  @Test(.evidence(.documented)) func onlyTurnsOfTheUserAreTold() throws {
    view.delegate = diary
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 4), animated: true)
    stage.advance(by: 1)
    #expect(diary.lines.isEmpty)
    #expect(view.visibleDateComponents.month == 4)
    stage.tap(at: CGPoint(x: 320 - 22, y: 122))
    stage.advance(by: 1)
    stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 260, y: 300), duration: 0.15)
    stage.advance(by: 2)
    #expect(diary.lines == ["from 2024-4", "from 2024-5"])
    #expect(view.visibleDateComponents.month == 4)
  }

  @Test(.evidence(.documented)) func withoutABehaviourNothingIsSelected() throws {
    try tap(9)
    #expect(try chosen().isEmpty)
  }

  @Test(.evidence(.documented)) func aTapSelectsADateAndAnotherDeselectsIt() throws {
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    view.selectionBehavior = selection
    try tap(9)
    try tap(14)
    #expect(try chosen() == [14])
    #expect(selection.selectedDate?.day == 14)
    #expect(selection.selectedDate?.year == 2024)
    diary.allowsNothing = false
    try tap(14)
    #expect(try chosen() == [14])
    diary.allowsNothing = true
    try tap(14)
    #expect(try chosen().isEmpty)
    #expect(selection.selectedDate == nil)
    #expect(diary.lines == ["single 9", "single 14", "single 0"])
    selection.selectedDate = DateComponents(year: 2024, month: 2, day: 3)
    #expect(try chosen() == [3])
    #expect(diary.lines.count == 3)
  }

  @Test(.evidence(.documented)) func datesThatCannotBeSelectedAreDisabled() throws {
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    view.selectionBehavior = selection
    diary.first = 10
    selection.updateSelectableDates()
    #expect(try month.days.filter(\.isEnabled).first?.day == 10)
    try tap(9)
    #expect(diary.lines.isEmpty)
  }

  @Test(.evidence(.documented)) func severalDatesAreSelectedOneByOne() throws {
    let selection = UICalendarSelectionMultiDate(delegate: diary)
    view.selectionBehavior = selection
    selection.setSelectedDates([DateComponents(year: 2024, month: 2, day: 20)], animated: false)
    try tap(9)
    try tap(14)
    #expect(try chosen() == [9, 14, 20])
    try tap(20)
    #expect(selection.selectedDates.map(\.day) == [9, 14])
    #expect(diary.lines == ["with 9", "with 14", "without 20"])
  }

  @Test(.evidence(.documented)) func aWeekIsSelectedByAnyOfItsDays() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: diary)
    view.selectionBehavior = selection
    try tap(14)
    #expect(try chosen() == Array(11...17))
    #expect(selection.selectedWeekOfYear?.weekOfYear == 7)
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    try tap(11)
    #expect(diary.lines == ["week 7", "week 0"])
  }

  /// Each of the days had a disc of its own.
  @Test func theDaysOfAWeekStandOnOnePill() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: diary)
    view.selectionBehavior = selection
    func pills() throws -> [CGRect] {
      view.layoutIfNeeded()
      return try month.pager.page.pills.map(\.frame)
    }
    /// Frames come from positions and sizes, and are not exact.
    func pill(covers ends: [CGRect]) throws -> Bool {
      let (pills, wanted) = (try pills(), ends[0].union(ends[1]))
      guard pills.count == 1, wanted.width > ends[0].width else { return false }
      let edges: [(CGFloat, CGFloat)] = [
        (pills[0].minX, wanted.minX), (pills[0].maxX, wanted.maxX),
        (pills[0].minY, wanted.minY), (pills[0].maxY, wanted.maxY),
      ]
      return edges.allSatisfy { isNear($0, $1, within: 0.001) }
    }
    #expect(try pills().isEmpty)
    try tap(14)
    let ends = try [11, 17].map { try month.days[$0 - 1].markFrame }
    #expect(try pill(covers: ends))
    #expect(ends[1].minX > ends[0].maxX && ends[0].minY == ends[1].minY)
    // Only a part of the last week belongs to February.
    try tap(28)
    let last = try [25, 29].map { try month.days[$0 - 1].markFrame }
    #expect(try pill(covers: last))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let mirrored = try [25, 29].map { try month.days[$0 - 1].markFrame }
    #expect(try pill(covers: mirrored) && mirrored[1].minX < mirrored[0].minX)
    selection.selectedWeekOfYear = nil
    #expect(try pills().isEmpty)
  }

  @Test(.evidence(.documented)) func theVisibleMonthAndItsDaysAreWithinTheRange() throws {
    let start = try #require(view.day(of: DateComponents(year: 2024, month: 3, day: 5)))
    let end = try #require(view.day(of: DateComponents(year: 2024, month: 4, day: 20)))
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(view.visibleDateComponents.month == 3)
    #expect(try month.days.filter(\.isEnabled).first?.day == 5)
    view.visibleDateComponents = DateComponents(year: 2025, month: 1)
    #expect(view.visibleDateComponents.month == 4)
    #expect(try month.days.filter(\.isEnabled).last?.day == 20)
  }

  @Test func datesOfAnotherCalendarAreConverted() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = .gmt
    view.visibleDateComponents = DateComponents(calendar: buddhist, year: 2567, month: 6)
    #expect(view.visibleDateComponents.year == 2024)
    #expect(view.visibleDateComponents.month == 6)
  }

  /// The second of two months of one number was taken for the first.
  @Test func aLeapMonthIsAMonthOfItsOwn() {
    var chinese = Calendar(identifier: .chinese)
    chinese.timeZone = .gmt
    view.calendar = chinese
    let leap = date("2023-03-28T00:00:00Z")
    let parts = chinese.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: leap)
    #expect(parts.month == 2 && parts.isLeapMonth == true)
    #expect(view.day(of: parts) == leap)
    view.visibleDateComponents = parts
    #expect(view.visibleDateComponents.isLeapMonth == true)
    view.visibleDateComponents = DateComponents(era: 78, year: 40, month: 2)
    #expect(view.visibleDateComponents.isLeapMonth == false)
  }

  // MARK: Decorations

  @Test(.evidence(.documented)) func decorationsStandBelowTheirNumbers() throws {
    let plain = view.intrinsicContentSize
    diary.decorations[14] = .default(color: .systemPink, size: .large)
    view.delegate = diary
    #expect(view.intrinsicContentSize.height > plain.height)
    view.frame.size = view.intrinsicContentSize
    stage.advance(by: 0)
    let cell = try month.days[13]
    let dot = try #require(cell.subviews.last)
    #expect(dot.backgroundColor == .systemPink)
    #expect(isNear(dot.frame.midX, cell.bounds.midX))
    #expect(dot.frame.minY >= 44 && dot.frame.maxY <= cell.bounds.height)
    let neighbour = try month.days[12]
    #expect(neighbour.subviews.count == cell.subviews.count - 1)
    view.wantsDateDecorations = false
    #expect(dot.superview == nil)
    #expect(view.intrinsicContentSize == plain)
  }

  @Test(.evidence(.documented)) func decorationsAreReloadedForTheirDates() throws {
    var made = 0
    let custom = UICalendarView.Decoration.customView {
      made += 1
      return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    view.delegate = diary
    diary.decorations = [14: custom, 15: custom]
    let cell = try month.days[13]
    let count = cell.subviews.count
    let date = DateComponents(year: 2024, month: 2, day: 14)
    view.reloadDecorations(forDateComponents: [date], animated: true)
    view.reloadDecorations(forDateComponents: [date], animated: true)
    #expect(made == 1)
    #expect(cell.subviews.count == count + 1)
    #expect(cell.subviews.last?.layer.presentation()?.opacity ?? 0 < 1)
    stage.advance(by: 1)
    #expect(cell.subviews.last?.layer.presentation()?.opacity == 1)
    #expect(cell.subviews.last?.isUserInteractionEnabled == false)
    diary.decorations = [:]
    view.reloadDecorations(forDateComponents: [date], animated: false)
    #expect(cell.subviews.count == count)
  }
}
