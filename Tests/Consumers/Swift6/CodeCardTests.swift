import Testing
import UIKit

@MainActor @Test func aCardShowsItsCode() {
  let card = CodeCard("https://swift.org")
  // Version 2 with a border of one module on each side.
  #expect(card.code.frame.size == CGSize(width: 27 * 6, height: 27 * 6))
  #expect(card.code.image?.ciImage != nil)
}
