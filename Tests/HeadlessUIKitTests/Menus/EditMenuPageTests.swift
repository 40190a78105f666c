import Foundation
import Testing

@testable import HeadlessUIKit

/// Choices that fill a page exactly, and those that are a point too wide.
@MainActor
@Suite struct EditMenuPageTests {
  struct Row: CustomTestStringConvertible {
    let widths: [CGFloat]
    let limit: CGFloat
    var begins = false
    let pages: [Range<Int>]

    var testDescription: String { "\(widths) in \(limit)" }
  }

  /// Arrows are 36 points wide: one at the end of a page that goes on, one at the start of the next.
  @Test(arguments: [
    Row(widths: [50, 50, 50], limit: 150, pages: [0..<3]),
    Row(widths: [50, 50, 50], limit: 149, pages: [0..<2, 2..<3]),
    Row(widths: [50, 50, 50], limit: 136, pages: [0..<2, 2..<3]),
    Row(widths: [50, 50, 50], limit: 135, pages: [0..<1, 1..<2, 2..<3]),
    Row(widths: [50, 50, 50], limit: 186, begins: true, pages: [0..<3]),
    Row(widths: [50, 50, 50], limit: 185, begins: true, pages: [0..<2, 2..<3]),
    Row(widths: [50, 50, 50, 50], limit: 136, pages: [0..<2, 2..<4]),
    Row(widths: [200, 50], limit: 100, pages: [0..<1, 1..<2]),
    Row(widths: [50, 200, 50], limit: 100, pages: [0..<1, 1..<2, 2..<3]),
    Row(widths: [50], limit: 50, pages: [0..<1]),
    Row(widths: [], limit: 100, pages: [0..<0]),
  ])
  func pagesAreFilled(row: Row) {
    let pages = EditMenuPages(
      widths: row.widths,
      limit: row.limit,
      arrow: 36,
      beginsWithArrow: row.begins
    )
    #expect(pages.all == row.pages)
  }
}
