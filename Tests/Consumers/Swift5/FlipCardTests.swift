import Testing
import UIKit

@MainActor
@Suite struct FlipCardTests {
  private let stage = Stage(device: .iPhone15)
  private let card = FlipCardView(frame: CGRect(x: 100, y: 100, width: 120, height: 160))

  private func place() {
    stage.window.addSubview(card)
    stage.advance(by: 0)
  }

  @Test func aFlipSwapsTheFacesAndReports() throws {
    place()
    var reported: Bool?
    let film = try stage.record { card.flip { reported = $0 } }
    #expect(reported == true)
    #expect(abs(film.duration - 0.6) < 1e-9)
    #expect(card.front.superview == nil)
    #expect(card.back.superview === card)
    try stage.record { card.flip() }
    #expect(card.back.superview == nil)
    #expect(!card.isFlipped)
  }

  @Test func theWobbleReachesItsKeyframes() throws {
    place()
    let x = card.center.x
    var ended = false
    card.wobble { ended = $0 }
    for (time, offset) in [(0.2, 0.0), (0.4, 20.0), (0.6, 0.0), (0.8, -20.0), (1.0, 0.0)] {
      stage.advance(by: time - stage.now)
      let shown = try #require(card.layer.presentation()).position.x
      #expect(abs(shown - x - offset) < 1e-6, "at \(time) s")
    }
    #expect(ended)
    #expect(card.center.x == x)
  }

  @Test func theFaceTurnsInDepth() throws {
    place()
    let film = try stage.record { card.turnInDepth() }
    #expect(film.duration == 1)
    #expect(abs(card.front.layer.transform.m11 + 1) < 1e-9)
    #expect(card.front.alpha == 0.5)
  }
}
