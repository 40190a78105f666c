import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import TransrenderCommand

/// What `try` remembers of the screens before its touches.
@MainActor @Suite struct SeenScreensTests {
  private let stage = Stage(device: .iPhone15)
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let seen = SeenScreens()

  init() {
    stage.show(stack)
    stage.advance(by: 0)
  }

  private func push() {
    stack.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 0)
  }

  @Test func onlyANewScreenIsNext() throws {
    #expect(seen.next(on: stage) == nil)
    seen.note(stage)
    push()
    #expect(try #require(seen.next(on: stage)).name == "UIViewController")
    seen.note(stage)
    stack.popViewController(animated: false)
    stage.advance(by: 0)
    #expect(seen.next(on: stage) == nil)
  }

  /// A film would say that something keeps it.
  @Test func aScreenThatIsLeftIsNotHeld() throws {
    push()
    seen.note(stage)
    let film = try stage.record { _ = stack.popViewController(animated: true) }
    #expect(film.survivors.count == 0 && film.faults.count == 0)
  }
}
