import Testing
import UIKit

/// Screens that come and go in apps that keep Swift 6's rules.
@MainActor @Suite struct ScreenFlowsTests {
  @Test func aFlowAwaitsItsScreens() async throws {
    let stage = Stage(device: .iPhone15)
    let host = UIViewController()
    stage.show(host)
    let flow = SignUpFlow(on: host)
    var name = ""
    stage.schedule(at: 1) { stage.tap(at: CGPoint(x: 196, y: 455)) }
    let film = try await stage.recordLive {
      name = await flow.run()
    }
    #expect(name == "Ada")
    #expect(flow.steps == ["shown", "hidden"])
    #expect(host.presentedViewController == nil)
    #expect(film.duration >= 1.5)
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [true, false]) func aPictureIsPulledByHand(leaves: Bool) throws {
    let stage = Stage(device: .iPhone15)
    // This test holds the photo's screen itself.
    stage.keepsControllers = true
    let grid = PhotoGridScreen()
    stage.show(grid)
    var photo: UIViewController?
    #expect(try stage.record { photo = grid.open() }.duration == 0.35)
    #expect(photo?.view.frame == stage.window.bounds)
    let before = try stage.record(for: 0) {}.end
    let pull = PhotoPull()
    grid.delegate.interaction = pull
    stage.schedule(at: 0.45) { pull.move(by: 120) }
    stage.schedule(at: 0.6) { pull.letGo(leaves: leaves) }
    let film = try stage.record { photo?.dismiss(animated: true) }
    #expect((grid.presentedViewController == nil) == leaves)
    if !leaves { #expect(film.frames.last?.scene == before.scene) }
    #expect(stage.window.isUserInteractionEnabled)
    #expect(stage.faults.isEmpty)
  }

  @Test func aContainerForwardsByHand() throws {
    let stage = Stage(device: .iPhone15)
    let container = HandForwarder()
    var log: [String] = []
    let (a, b) = (Chronicler("a") { log.append($0) }, Chronicler("b") { log.append($0) })
    stage.show(container)
    container.select(a, animated: false)
    #expect(log == ["a didLoad", "a willAppear false", "a didAppear false"])
    stage.advance(by: 0)
    log = []
    let film = try stage.record { container.select(b, animated: true) }
    #expect(film.duration == 0.4)
    #expect(
      log == [
        "b didLoad", "a willDisappear true", "b willAppear true", "a didDisappear true",
        "b didAppear true",
      ]
    )
    log = []
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    try stage.record { container.present(cover, animated: true) }
    try stage.record { container.dismiss(animated: true) }
    #expect(
      log == [
        "b willDisappear true", "b didDisappear true", "b willAppear true", "b didAppear true",
      ]
    )
    #expect(stage.faults.isEmpty)
  }
}
