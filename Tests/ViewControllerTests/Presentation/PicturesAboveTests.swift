import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Screens in the context of one that leaves: pictures of them leave with it.
@MainActor @Suite(.evidence(.inferred)) struct PicturesAboveTests {
  private let third = Third()

  private func open(_ style: UIModalPresentationStyle) throws -> Theatre {
    let theatre = Theatre(style)
    try theatre.present()
    theatre.b.definesPresentationContext = true
    third.modalPresentationStyle = .overCurrentContext
    try theatre.stage.record { theatre.b.present(third, animated: false) }
    return theatre
  }

  /// In a sheet the cover lies in the sheet, otherwise on the lowest screen's own view.
  @Test(arguments: [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false)])
  func aPictureLeavesInPlaceOfAScreen(style: UIModalPresentationStyle, isBeside: Bool) throws {
    let theatre = try open(style)
    let (view, screen) = (try #require(theatre.b.view), third)
    let space = try #require(isBeside ? view.superview : view)
    let before = space.subviews.filter { $0 !== view && !screen.view.isDescendant(of: $0) }
    var covers: [UIView] = []
    theatre.stage.schedule(at: 0.1) {
      #expect(screen.view.window == nil)
      covers = space.subviews.filter { one in one !== view && !before.contains { $0 === one } }
    }
    try theatre.dismiss()
    let cover = try #require(covers.first)
    #expect(covers.count == 1 && cover.superview == nil)
    #expect(cover.frame.size == view.bounds.size && cover.frame.origin == .zero)
    guard case .frozen(let picture) = cover.layer.values.drawing else {
      Issue.record("the cover shows no picture")
      return
    }
    #expect(picture.source == cover.bounds)
    #expect(theatre.a.presentedViewController == nil && screen.presentingViewController == nil)
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }

  /// A dismissal that is taken back brings the screen itself back.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func aScreenComesBackInPlaceOfItsPicture(style: UIModalPresentationStyle) throws {
    let (theatre, director) = (try open(style), Director())
    director.animator?.succeeds = false
    theatre.b.transitioningDelegate = director
    let place = third.view.convert(third.view.bounds, to: nil)
    try theatre.dismiss()
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.b.presentedViewController === third && third.view.window != nil)
    #expect(third.view.convert(third.view.bounds, to: nil) == place)
  }
}

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
