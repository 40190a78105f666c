import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Alerts and sheets that are higher than the screen, which once reached beyond it.
@MainActor @Suite(.evidence(.reported)) struct TallAlertTests {
  private let stage = Stage(device: .iPhone15)
  private let p = P()
  private let safe = CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34)

  init() { stage.show(p) }

  /// What is seen of texts and rows, and what scrolls.
  private struct Parts {
    let panel: CGRect
    let header: AlertPart
    let rows: AlertPart
  }

  private func shown(
    _ style: UIAlertController.Style,
    message: String? = nil,
    buttons: Int,
    _ chosen: @escaping (Int) -> Void = { _ in }
  ) throws -> Parts {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for number in 1...buttons {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default) { _ in chosen(number) })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try stage.record { p.present(alert, animated: true) }
    let card = alert.view.subviews[0] as? UIVisualEffectView
    let parts = (card?.contentView.subviews ?? []).compactMap { $0 as? AlertPart }
    return Parts(
      panel: alert.view.convert(alert.view.bounds, to: nil as UIView?),
      header: try #require(parts.first),
      rows: try #require(parts.last)
    )
  }

  private let story = String(repeating: "Once upon a time. ", count: 300)

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func aLongTextScrollsAboveItsButtons(style: UIAlertController.Style) throws {
    let parts = try shown(style, message: story, buttons: 2)
    #expect(parts.panel.minY == safe.minY && parts.panel.maxY == safe.maxY)
    #expect(parts.header.contentSize.height > parts.header.bounds.height + 100)
    #expect(parts.rows.contentSize.height == parts.rows.bounds.height)
    #expect(parts.header.clipsToBounds && !parts.rows.clipsToBounds)
    let middle = CGPoint(x: parts.panel.midX, y: 300)
    stage.drag(from: middle, to: CGPoint(x: middle.x, y: 100), duration: 0.3)
    try stage.settle()
    #expect(parts.header.contentOffset.y > 150 && parts.rows.contentOffset == .zero)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func manyButtonsScrollBelowTheTitle(style: UIAlertController.Style) throws {
    var chosen: [Int] = []
    let parts = try shown(style, buttons: 40) { chosen.append($0) }
    #expect(parts.panel.minY == safe.minY && parts.panel.maxY == safe.maxY)
    #expect(parts.header.contentSize.height == parts.header.bounds.height)
    #expect(parts.rows.contentSize.height > parts.rows.bounds.height + 100)
    // A finger on a button scrolls, and does not press it.
    let middle = CGPoint(x: parts.panel.midX, y: 500)
    stage.drag(from: middle, to: CGPoint(x: middle.x, y: 200), duration: 0.5)
    try stage.settle()
    #expect(parts.rows.contentOffset.y > 250 && chosen.isEmpty)
    parts.rows.scrollRectToVisible(
      CGRect(x: 0, y: parts.rows.contentSize.height - 1, width: 1, height: 1),
      animated: false
    )
    stage.advance(by: 0)
    // In an alert Cancel is the last row, on a sheet it stands below them.
    let end = parts.rows.convert(parts.rows.bounds, to: nil as UIView?).maxY
    try stage.record { stage.tap(at: CGPoint(x: middle.x, y: end - (style == .alert ? 66 : 20))) }
    #expect(chosen == [40])
  }

  @Test func aSheetsCancelStaysOnScreen() throws {
    let parts = try shown(.actionSheet, message: story, buttons: 40)
    let panel = sequence(first: parts.header, next: \.superview).first { $0 is AlertPanel }
    let card = try #require(panel?.subviews.last)
    #expect(card.convert(card.bounds, to: nil as UIView?).maxY == safe.maxY)
    #expect(parts.header.bounds.height == parts.rows.bounds.height)
  }

  @Test func theLargestTextsScrollAsSoonAsTheyAreChosen() throws {
    let message = String(repeating: "Once upon a time. ", count: 10)
    let parts = try shown(.alert, message: message, buttons: 2)
    #expect(!parts.header.clipsToBounds && parts.panel.height < 400)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.advance(by: 0)
    #expect(parts.header.clipsToBounds && parts.header.canScroll)
    let frame = try #require(p.presentedViewController).view.frame
    #expect(frame.minY == safe.minY && frame.maxY == safe.maxY)
  }

  @Test func whatFitsNeitherScrollsNorIsClipped() throws {
    let parts = try shown(.alert, message: "Short.", buttons: 1)
    for part in [parts.header, parts.rows] {
      #expect(!part.canScroll && !part.clipsToBounds)
      #expect(part.contentSize == part.bounds.size && part.bounds.height > 0)
    }
  }

  @Test func aFieldIsSeenAboveTheKeyboard() throws {
    let alert = UIAlertController(title: "Name", message: story, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try stage.record { p.present(alert, animated: true) }
    let field = try #require(alert.textFields?.first)
    let frame = field.convert(field.bounds, to: nil as UIView?)
    let panel = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    let header = try #require(field.superview as? AlertPart)
    #expect(header.convert(header.bounds, to: nil as UIView?).contains(frame))
    #expect(panel.maxY <= stage.keyboard.frame.minY && panel.minY == safe.minY)
  }

  struct Split: CustomTestStringConvertible {
    let whole: AlertHeights
    let room: CGFloat
    let seen: AlertHeights

    var testDescription: String { "\(whole.texts) and \(whole.rows) in \(room)" }
  }

  @Test(arguments: [
    Split(whole: .init(texts: 100, rows: 88), room: 300, seen: .init(texts: 100, rows: 88)),
    Split(whole: .init(texts: 1000, rows: 88), room: 300, seen: .init(texts: 212, rows: 88)),
    Split(whole: .init(texts: 100, rows: 900), room: 300, seen: .init(texts: 100, rows: 200)),
    Split(whole: .init(texts: 500, rows: 500), room: 300, seen: .init(texts: 150, rows: 150)),
    Split(whole: .init(texts: 500, rows: 500), room: -8, seen: .init(texts: 0, rows: 0)),
  ])
  func textsAndRowsShareTheRoom(split: Split) {
    #expect(split.whole.limited(to: split.room) == split.seen)
  }
}
