import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where menus and previews stand.
@Suite struct MenuPlacementTests {
  private static let space = CGRect(x: 0, y: 50, width: 390, height: 760)
  private static let places = [0, 60, 195, 330, 380].flatMap { x in
    [40, 60, 300, 600, 800].map { y in CGRect(x: x, y: y, width: 10, height: 44) }
  }

  @Test func menusStayInsideAndBesideTheirControl() {
    for source in Self.places {
      for height in [44, 200, 500, 2000] as [CGFloat] {
        let size = CGSize(width: 250, height: height)
        let place = MenuPlacement(menu: size, beside: source, in: Self.space)
        #expect(Self.space.insetBy(dx: 8, dy: 8).contains(place.menu), "\(source) \(place)")
        #expect(place.menu.width == 250 && place.menu.height <= height)
        #expect(place.menu.minY >= source.maxY + 8 || place.menu.maxY <= source.minY - 8)
        #expect((0...1).contains(place.anchor.x))
        #expect(place.anchor.y == (place.menu.minY > source.minY ? 0 : 1))
      }
    }
  }

  @Test func menusAreFlushWithTheNearerEdge() {
    let size = CGSize(width: 250, height: 100)
    func x(_ source: CGFloat) -> CGFloat {
      let rect = CGRect(x: source, y: 200, width: 20, height: 20)
      return MenuPlacement(menu: size, beside: rect, in: Self.space).menu.minX
    }
    #expect(x(30) == 30)
    #expect(x(185) == 70)
    #expect(x(350) == 120)
    #expect(x(0) == 8 && x(370) == 132)
  }

  @Test func previewsStayAboveTheirMenuAndInside() {
    for source in Self.places {
      for wanted in [
        CGSize(width: 100, height: 60), CGSize(width: 358, height: 400),
        CGSize(width: 900, height: 1500),
      ] {
        for height in [0, 88, 600] as [CGFloat] {
          let size = CGSize(width: 250, height: height)
          let place = MenuPlacement(menu: size, under: source, preview: wanted, in: Self.space)
          let preview = place.preview ?? .zero
          let inside = Self.space.insetBy(dx: 7.99, dy: 7.99)
          #expect(inside.contains(preview), "\(source) \(wanted) \(height) \(place)")
          #expect(abs(preview.width / preview.height - wanted.width / wanted.height) < 1e-9)
          #expect(preview.width <= wanted.width)
          if height > 0 {
            #expect(inside.contains(place.menu), "\(place)")
            #expect(abs(place.menu.minY - preview.maxY - 16) < 1e-9)
          }
        }
      }
    }
  }

  @Test func aPreviewWithRoomStaysWhereItsViewIs() {
    let source = CGRect(x: 20, y: 200, width: 100, height: 60)
    let size = CGSize(width: 250, height: 100)
    let place = MenuPlacement(menu: size, under: source, preview: source.size, in: Self.space)
    #expect(place.preview == source)
    #expect(place.menu.origin == CGPoint(x: 20, y: 276))
    let right = source.offsetBy(dx: 240, dy: 0)
    let other = MenuPlacement(menu: size, under: right, preview: right.size, in: Self.space)
    #expect(other.menu.maxX == right.maxX)
  }
}
