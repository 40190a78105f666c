import Testing
import UIKit

@MainActor
@Suite struct CardAnimatorTests {
  @Test func unannotatedCodeRuns() throws {
    let stage = Stage(device: .iPhone15)
    let card = CardView(frame: CGRect(x: 20, y: 500, width: 200, height: 300))
    var opened = false
    let film = try stage.record {
      CardAnimator().open(card, in: stage.window) { opened = true }
    }
    #expect(opened)
    #expect(film.duration == 0.4)
    #expect(card.title.frame == CGRect(x: 16, y: 16, width: 168, height: 24))
  }
}
