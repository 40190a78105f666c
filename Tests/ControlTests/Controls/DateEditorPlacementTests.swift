import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@Suite struct DateEditorPlacementTests {
  private let card = CGSize(width: 336, height: 346)
  private let space = CGRect(x: 0, y: 59, width: 393, height: 759)

  @Test func itStandsAboveItsFieldWhereThereIsMoreRoom() {
    let field = CGRect(x: 20, y: 600, width: 120, height: 34)
    let placement = DateEditorPlacement(card: card, beside: field, in: space)
    #expect(placement.frame == CGRect(x: 20, y: 246, width: 336, height: 346))
    #expect(placement.anchor.y == 1)
  }

  @Test func itCoversItsFieldWhereNeitherSideHasRoom() {
    let low = CGRect(x: 59, y: 0, width: 734, height: 372)
    let field = CGRect(x: 100, y: 170, width: 120, height: 34)
    let placement = DateEditorPlacement(card: card, beside: field, in: low)
    #expect(placement.frame == CGRect(x: 100, y: 14, width: 336, height: 346))
    #expect(placement.anchor.y == 0.5)
    let small = CGRect(x: 0, y: 0, width: 320, height: 240)
    let tight = DateEditorPlacement(card: card, beside: field, in: small)
    #expect(tight.frame == CGRect(x: 8, y: 8, width: 304, height: 224))
  }
}
