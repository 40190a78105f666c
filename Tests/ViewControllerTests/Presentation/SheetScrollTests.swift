import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a finger began decides whether it scrolls a sheet's content or drags the sheet.
@MainActor @Suite(.evidence(.documented)) struct SheetScrollTests {
  private let theatre = Theatre(.pageSheet)
  private let list = UIScrollView()

  /// The sheet's top edge stands at 59; the list is scrolled, so that it keeps what begins on it.
  private func open(_ frame: CGRect, scrolledTo y: CGFloat = 500) throws {
    try theatre.present()
    list.frame = frame
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: frame.width, height: 3000)
    theatre.b.view.addSubview(list)
    list.contentOffset.y = y
    theatre.stage.advance(by: 0)
  }

  private func leaves(from x: CGFloat, _ y: CGFloat, by way: CGVector) throws -> Bool {
    let start = CGPoint(x: x, y: 59 + y)
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    try theatre.stage.record { theatre.stage.drag(from: start, to: end, duration: 0.6) }
    return theatre.a.presentedViewController == nil
  }

  @Test func aFingerThatLeavesTheListScrollsIt() throws {
    try open(CGRect(x: 0, y: 0, width: 393, height: 250))
    #expect(try !leaves(from: 200, 246, by: CGVector(dx: 0, dy: 480)))
    #expect(theatre.b.view.convert(CGPoint.zero, to: nil).y == 59)
  }

  @Test func aFingerThatBeganAboveTheListDragsTheSheet() throws {
    try open(CGRect(x: 0, y: 250, width: 393, height: 300))
    #expect(try leaves(from: 200, 246, by: CGVector(dx: 0, dy: 480)))
  }

  @Test func aFingerThatBeganBelowTheListDragsTheSheet() throws {
    try open(CGRect(x: 0, y: 0, width: 393, height: 250))
    #expect(try leaves(from: 200, 254, by: CGVector(dx: 0, dy: 480)))
  }

  @Test func aFingerThatLeavesTheListSidewaysScrollsIt() throws {
    try open(CGRect(x: 0, y: 0, width: 150, height: 793))
    #expect(try !leaves(from: 148, 200, by: CGVector(dx: 230, dy: 480)))
  }

  @Test func aFingerThatBeganBesideTheListDragsTheSheet() throws {
    try open(CGRect(x: 0, y: 0, width: 150, height: 793))
    #expect(try leaves(from: 152, 200, by: CGVector(dx: -140, dy: 480)))
  }

  /// At its top there is nothing to scroll.
  @Test func aListAtItsTopLetsTheSheetGo() throws {
    try open(CGRect(x: 0, y: 0, width: 393, height: 793), scrolledTo: 0)
    #expect(try leaves(from: 200, 200, by: CGVector(dx: 0, dy: 480)))
  }

  @Test func aFingerThatMovesAcrossDoesNotDrag() throws {
    try open(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try !leaves(from: 20, 100, by: CGVector(dx: 350, dy: 300)))
  }
}
