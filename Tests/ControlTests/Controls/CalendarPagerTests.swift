import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The months of an inline date picker, by its chevrons, by swipes and by wheels.
@MainActor
@Suite struct CalendarPagerTests {
  private let stage = Stage(device: .iPhone15)
  private let picker = UIDatePicker()

  init() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = date("2024-01-31T21:10:00Z")
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 330)
    stage.window.addSubview(picker)
    picker.layoutIfNeeded()
    stage.advance(by: 0)
  }

  private var month: CalendarMonthView {
    get throws { try #require(picker.month) }
  }

  private func swipe(by distance: CGFloat) {
    let start = CGPoint(x: 160 - distance / 2, y: 300)
    stage.drag(from: start, to: CGPoint(x: start.x + distance, y: 300), duration: 0.15)
    stage.advance(by: 2)
  }

  @Test func codeThatAnimatesSlidesByAPage() throws {
    let pager = try month.pager
    #expect(pager.shownPages.count == 1)
    let start = pager.contentOffset.x
    picker.setDate(date("2025-06-01T00:00:00Z"), animated: true)
    #expect(pager.shownPages.count == 2)
    #expect(pager.contentOffset.x == start)
    stage.advance(by: 0.15)
    #expect(isNear(pager.contentOffset.x - start, 160, within: 12))
    stage.advance(by: 0.3)
    #expect(pager.shownPages.count == 1)
    #expect(try month.month.start == date("2025-06-01T00:00:00Z"))
    picker.setDate(date("2023-06-01T00:00:00Z"), animated: true)
    stage.advance(by: 0.15)
    #expect(isNear(pager.contentOffset.x - start, -160, within: 12))
    picker.date = date("2022-01-01T00:00:00Z")
    #expect(pager.shownPages.count == 1)
    #expect(pager.contentOffset.x == start)
  }

  @Test func aSecondTurnBeginsWhereTheFirstWouldHaveEnded() throws {
    let month = try month
    for _ in 0..<3 {
      stage.tap(at: CGPoint(x: 320 - 22, y: 122))
      stage.advance(by: 0.05)
    }
    stage.advance(by: 1)
    #expect(month.month.start == date("2024-04-01T00:00:00Z"))
    #expect(month.pager.shownPages.count == 1)
  }

  @Test func aSwipeTurnsThePageAndLeavesTheDate() throws {
    var heard = 0
    picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    swipe(by: -200)
    #expect(try month.month.start == date("2024-02-01T00:00:00Z"))
    #expect(try month.pager.shownPages.count == 1)
    swipe(by: 200)
    swipe(by: 200)
    #expect(try month.month.start == date("2023-12-01T00:00:00Z"))
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    #expect(heard == 0)
  }

  @Test func aSwipeStaysWithinTheLimits() throws {
    picker.minimumDate = date("2024-01-10T12:00:00Z")
    picker.maximumDate = date("2024-02-10T12:00:00Z")
    swipe(by: 200)
    #expect(try month.month.start == date("2024-01-01T00:00:00Z"))
    swipe(by: -200)
    swipe(by: -200)
    #expect(try month.month.start == date("2024-02-01T00:00:00Z"))
  }

  @Test func fromRightToLeftLaterMonthsAreOnTheLeft() throws {
    try month.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    swipe(by: 200)
    #expect(try month.month.start == date("2024-02-01T00:00:00Z"))
    let days = try month.days
    #expect(days[4].frame.minX < days[3].frame.minX)
  }

  // MARK: Wheels

  private func tapName() {
    stage.tap(at: CGPoint(x: 40, y: 122))
    stage.advance(by: 1)
  }

  private func turnMonths(by distance: CGFloat) {
    let middle = CGPoint(x: 120, y: 287)
    stage.drag(
      along: [middle, CGPoint(x: 120, y: middle.y - distance)],
      duration: 0.3,
      pause: 0.3
    )
    stage.advance(by: 2)
  }

  @Test func theNameOfTheMonthOpensWheelsInPlaceOfTheDays() throws {
    let month = try month
    #expect(month.wheels == nil)
    tapName()
    #expect(month.showsWheels)
    #expect(month.pager.alpha == 0)
    #expect(month.wheels?.alpha == 1)
    turnMonths(by: 42)
    #expect(month.month.start == date("2024-02-01T00:00:00Z"))
    #expect(picker.date == date("2024-01-31T21:10:00Z"))
    tapName()
    #expect(month.pager.alpha == 1)
    #expect(month.wheels?.alpha == 0)
    #expect(month.days.count == 29)
  }

  @Test func wheelsGoBackToTheLimits() throws {
    picker.maximumDate = date("2024-01-31T22:00:00Z")
    tapName()
    turnMonths(by: 42)
    #expect(try month.month.start == date("2024-01-01T00:00:00Z"))
    #expect(try month.wheels?.month.start == date("2024-01-01T00:00:00Z"))
  }
}
