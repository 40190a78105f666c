import Testing
import UIKit

@MainActor
@Suite struct CheckmarkTests {
  private let stage = Stage(device: .iPhone15)
  private let view = CheckmarkView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))

  @Test func theMarkFollowsTheCircle() throws {
    stage.window.addSubview(view)
    var doneAt: TimeInterval?
    view.onDone = { doneAt = self.stage.now }
    let film = try stage.record { view.reveal() }
    #expect(abs(film.duration - 0.75) < 1e-9)
    #expect(doneAt == 0.75)
  }

  @Test func halfOfTheCircleStandsAtHalfItsTime() throws {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.reveal()
    stage.advance(by: 0.25)
    let circle = try #require(view.circle.presentation())
    #expect(abs(circle.strokeEnd - 0.5) < 1e-9)
    #expect(view.circle.strokeEnd == 1)
    #expect(view.mark.strokeEnd == 0)
  }
}
