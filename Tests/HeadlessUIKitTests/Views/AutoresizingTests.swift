import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A parent's growth is shared among the flexible parts, in proportion to what they measure.
@MainActor
@Suite(.evidence(.documented)) struct AutoresizingTests {
  private typealias Mask = UIView.AutoresizingMask

  /// Left margin 10, width 30, right margin 60, in a parent that grows from 100 to 200.
  struct Row: Sendable {
    let start, length, end: Bool
    let x, width: CGFloat
  }

  private nonisolated static let rows = [
    Row(start: false, length: false, end: false, x: 10, width: 30),
    Row(start: true, length: false, end: false, x: 110, width: 30),
    Row(start: false, length: true, end: false, x: 10, width: 130),
    Row(start: false, length: false, end: true, x: 10, width: 30),
    Row(start: true, length: true, end: false, x: 35, width: 105),
    Row(start: false, length: true, end: true, x: 10, width: 30 + 100.0 / 3),
    Row(start: true, length: false, end: true, x: 10 + 100.0 / 7, width: 30),
    Row(start: true, length: true, end: true, x: 20, width: 60),
  ]

  @Test(arguments: rows)
  func `widths follow their flags`(row: Row) {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    child.autoresizingMask = [
      row.start ? Mask.flexibleLeftMargin : [], row.length ? Mask.flexibleWidth : [],
      row.end ? Mask.flexibleRightMargin : [],
    ]
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - row.x) < 1e-9)
    #expect(abs(child.frame.width - row.width) < 1e-9)
    #expect(child.frame.minY == 10 && child.frame.height == 30)
    parent.frame.size.width = 100
    #expect(abs(child.frame.minX - 10) < 1e-9, "and back")
    #expect(abs(child.frame.width - 30) < 1e-9)
  }

  @Test(arguments: rows)
  func `heights follow theirs`(row: Row) {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    child.autoresizingMask = [
      row.start ? Mask.flexibleTopMargin : [], row.length ? Mask.flexibleHeight : [],
      row.end ? Mask.flexibleBottomMargin : [],
    ]
    parent.addSubview(child)
    parent.bounds.size.height = 200
    #expect(abs(child.frame.minY - row.x) < 1e-9)
    #expect(abs(child.frame.height - row.width) < 1e-9)
    #expect(child.frame.minX == 10 && child.frame.width == 30)
  }

  @Test func `what fills nothing fills what comes`() {
    let (parent, child) = (UIView(), UIView())
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(child.frame == parent.bounds)
  }

  @Test func `a parent may keep its children as they are`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    child.frame = parent.bounds
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 50
    #expect(child.frame.width == 10)
  }
}
