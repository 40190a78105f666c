import Testing
import UIKit

@MainActor
@Suite struct DrawerTests {
  private let stage = Stage(device: .iPhone15)
  private let drawer = DrawerView(frame: CGRect(x: 0, y: 800, width: 390, height: 400))

  private func shownOffset() throws -> CGFloat {
    try #require(drawer.layer.presentation()).affineTransform().ty
  }

  @Test func theDrawerFollowsTheFinger() throws {
    stage.window.addSubview(drawer)
    stage.advance(by: 0)
    drawer.panBegan()
    drawer.panChanged(translation: -150)
    stage.advance(by: 0)
    #expect(abs(try shownOffset() + 150) < 1e-6)
    drawer.panChanged(translation: -75)
    stage.advance(by: 0.5)
    #expect(abs(try shownOffset() + 75) < 1e-6)
  }

  @Test func aFlickUpOpensIt() throws {
    stage.window.addSubview(drawer)
    stage.advance(by: 0)
    drawer.panBegan()
    drawer.panChanged(translation: -150)
    let film = try stage.record { drawer.panEnded(velocity: -100) }
    #expect(drawer.place == .open)
    #expect(drawer.transform.ty == -300)
    #expect(film.duration > 0.1 && film.duration <= 1)
  }

  @Test func aFlickDownTakesItBack() throws {
    stage.window.addSubview(drawer)
    stage.advance(by: 0)
    drawer.panBegan()
    drawer.panChanged(translation: -150)
    _ = try stage.record { drawer.panEnded(velocity: 100) }
    #expect(drawer.place == .closed)
    #expect(drawer.transform == .identity)
    #expect(abs(try shownOffset()) < 1e-9)
  }
}
