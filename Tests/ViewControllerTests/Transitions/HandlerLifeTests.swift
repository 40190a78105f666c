import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What apps hand to a coordinator lives as long as the transition, whoever keeps the coordinator.
@MainActor @Suite struct HandlerLifeTests {
  private final class Token {}

  private final class Watch {
    weak var token: Token?
  }

  private let theatre = Theatre(.custom)
  private let director = Director()

  init() { theatre.b.transitioningDelegate = director }

  private typealias Coordinator = any UIViewControllerTransitionCoordinator

  /// Hands over a token during a presentation, and keeps the coordinator; returns whether the token
  /// was there half way, and whether it is there at the end.
  private func lives(_ hand: @escaping (Coordinator, Token) -> Void) throws -> [Bool] {
    let watch = Watch()
    var kept: Coordinator?
    var isThere: [Bool] = []
    theatre.stage.schedule(at: 0.5) { isThere.append(watch.token != nil) }
    try theatre.stage.record {
      theatre.a.present(theatre.b, animated: true)
      kept = theatre.b.transitionCoordinator
      let token = Token()
      watch.token = token
      if let kept { hand(kept, token) }
    }
    #expect(kept != nil)
    return isThere + [watch.token != nil]
  }

  @Test func completionsAreLetGo() throws {
    let found = try lives { coordinator, token in
      coordinator.animate(alongsideTransition: nil) { _ in withExtendedLifetime(token) {} }
    }
    #expect(found == [true, false])
  }

  @Test func handlersOfChangesAreLetGo() throws {
    let found = try lives { coordinator, token in
      coordinator.notifyWhenInteractionChanges { _ in withExtendedLifetime(token) {} }
    }
    #expect(found == [true, false])
  }

  @Test func handlersOfTheEndAreLetGo() throws {
    let found = try lives { coordinator, token in
      coordinator.notifyWhenInteractionEnds { _ in withExtendedLifetime(token) {} }
    }
    #expect(found == [true, false])
  }

  @Test func blocksOfASizeAreLetGo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let coordinator = SizeCoordinator(window, turnedBy: 0, over: 1)
    let (first, second) = (Watch(), Watch())
    func hand() {
      let tokens = (Token(), Token())
      (first.token, second.token) = tokens
      coordinator.animate { _ in
        withExtendedLifetime(tokens.0) {}
      } completion: { _ in
        withExtendedLifetime(tokens.1) {}
      }
    }
    hand()
    #expect(first.token != nil && second.token != nil)
    coordinator.runAlongside()
    coordinator.complete()
    #expect(first.token == nil && second.token == nil)
  }
}
