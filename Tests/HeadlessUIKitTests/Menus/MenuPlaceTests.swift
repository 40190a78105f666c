import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Exact places of menus and previews, on a screen with room from 8 to 382 and from 58 to 802.
@Suite struct MenuPlaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var height: CGFloat = 100
    let source: CGRect
    /// nil for a menu beside its control.
    var wanted: CGSize?
    let menu: CGRect
    var preview: CGRect?
    var anchor: CGPoint

    var testDescription: String { name }
  }

  private static let space = CGRect(x: 0, y: 50, width: 390, height: 760)

  private static func rect(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static let besideControls = [
    Row(
      name: "below, flush on the left",
      source: rect(30, 200, 20, 20),
      menu: rect(30, 228, 250, 100),
      anchor: CGPoint(x: 0.04, y: 0)
    ),
    Row(
      name: "above, flush on the right",
      source: rect(350, 760, 20, 20),
      menu: rect(120, 652, 250, 100),
      anchor: CGPoint(x: 0.96, y: 1)
    ),
    Row(
      name: "exactly fitting below",
      source: rect(185, 674, 20, 20),
      menu: rect(70, 702, 250, 100),
      anchor: CGPoint(x: 0.5, y: 0)
    ),
    Row(
      name: "too long, with more room below",
      height: 2000,
      source: rect(185, 300, 20, 20),
      menu: rect(70, 328, 250, 474),
      anchor: CGPoint(x: 0.5, y: 0)
    ),
    Row(
      name: "too long, with more room above",
      height: 2000,
      source: rect(185, 600, 20, 20),
      menu: rect(70, 58, 250, 534),
      anchor: CGPoint(x: 0.5, y: 1)
    ),
    Row(
      name: "too long, with as much room above as below",
      height: 400,
      source: rect(185, 420, 20, 20),
      menu: rect(70, 448, 250, 354),
      anchor: CGPoint(x: 0.5, y: 0)
    ),
    Row(
      name: "beyond the left edge",
      source: rect(0, 200, 10, 20),
      menu: rect(8, 228, 250, 100),
      anchor: .zero
    ),
    Row(
      name: "beyond the right edge",
      source: rect(380, 200, 10, 20),
      menu: rect(132, 228, 250, 100),
      anchor: CGPoint(x: 1, y: 0)
    ),
  ]

  static let belowPreviews = [
    Row(
      name: "where its view is, on the left",
      source: rect(20, 200, 100, 60),
      wanted: CGSize(width: 100, height: 60),
      menu: rect(20, 276, 250, 100),
      preview: rect(20, 200, 100, 60),
      anchor: CGPoint(x: 0.2, y: 0)
    ),
    Row(
      name: "where its view is, on the right",
      source: rect(260, 200, 100, 60),
      wanted: CGSize(width: 100, height: 60),
      menu: rect(110, 276, 250, 100),
      preview: rect(260, 200, 100, 60),
      anchor: CGPoint(x: 0.8, y: 0)
    ),
    Row(
      name: "moved up",
      source: rect(20, 760, 100, 60),
      wanted: CGSize(width: 100, height: 60),
      menu: rect(20, 702, 250, 100),
      preview: rect(20, 626, 100, 60),
      anchor: CGPoint(x: 0.2, y: 0)
    ),
    Row(
      name: "moved down",
      source: rect(20, 0, 100, 60),
      wanted: CGSize(width: 100, height: 60),
      menu: rect(20, 134, 250, 100),
      preview: rect(20, 58, 100, 60),
      anchor: CGPoint(x: 0.2, y: 0)
    ),
    Row(
      name: "too wide",
      source: rect(20, 200, 100, 60),
      wanted: CGSize(width: 748, height: 300),
      menu: rect(8, 321, 250, 100),
      preview: rect(8, 155, 374, 150),
      anchor: CGPoint(x: 0.748, y: 0)
    ),
    Row(
      name: "above a menu that is too long",
      height: 2000,
      source: rect(20, 200, 100, 60),
      wanted: CGSize(width: 200, height: 496),
      menu: rect(20, 322, 250, 480),
      preview: rect(20, 58, 100, 248),
      anchor: CGPoint(x: 0.2, y: 0)
    ),
    Row(
      name: "whose menu would leave on the right",
      source: rect(140, 200, 100, 60),
      wanted: CGSize(width: 100, height: 60),
      menu: rect(132, 276, 250, 100),
      preview: rect(140, 200, 100, 60),
      anchor: CGPoint(x: 0.232, y: 0)
    ),
    Row(
      name: "whose menu would leave on the left",
      source: rect(196, 200, 10, 60),
      wanted: CGSize(width: 10, height: 60),
      menu: rect(8, 276, 250, 100),
      preview: rect(196, 200, 10, 60),
      anchor: CGPoint(x: 0.772, y: 0)
    ),
  ]

  @Test(arguments: besideControls + belowPreviews)
  func eachMenuStandsWhereItShould(row: Row) {
    let place = place(row)
    #expect(Self.isNear(place.menu, row.menu), "\(place.menu)")
    #expect((place.preview == nil) == (row.preview == nil))
    #expect(Self.isNear(place.preview ?? .zero, row.preview ?? .zero), "\(place)")
    #expect(abs(place.anchor.x - row.anchor.x) < 1e-9 && place.anchor.y == row.anchor.y)
  }

  private func place(_ row: Row) -> MenuPlacement {
    let size = CGSize(width: 250, height: row.height)
    guard let wanted = row.wanted else {
      return MenuPlacement(menu: size, beside: row.source, in: Self.space)
    }
    return MenuPlacement(menu: size, under: row.source, preview: wanted, in: Self.space)
  }

  /// In the middle of the screen an edge is the leading one.
  @Test func aPreviewWithoutAMenuKeepsNoGap() {
    let source = Self.rect(16, 394, 358, 400)
    let place = MenuPlacement(menu: .zero, under: source, preview: source.size, in: Self.space)
    #expect(place.preview == source)
    #expect(place.menu == CGRect(x: 16, y: 794, width: 0, height: 0))
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }
}
