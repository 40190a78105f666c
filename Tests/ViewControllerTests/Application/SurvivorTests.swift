import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Controllers that left the screen for good and are alive all the same.
@MainActor
@Suite struct SurvivorTests {
  private let stage = Stage(device: .iPhone15)
  private let root = Owner()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    stage.show(stack)
  }

  /// Keeps a controller in a property.
  private final class Owner: UIViewController {
    var kept: UIViewController?
  }

  private final class Presenter: NSObject {
    var delegate: AnyObject?
  }

  /// Held in one of several ways, or in none.
  private class Screen: UIViewController {
    enum Hold { case nothing, closure, delegate, link, timer, button }

    var onTap: (() -> Void)?
    var presenter = Presenter()
    var timer: Timer?

    convenience init(_ hold: Hold) {
      self.init()
      switch hold {
      case .nothing: break
      case .closure: onTap = { self.view.alpha = 0 }
      case .delegate: presenter.delegate = self
      case .link:
        let link = CADisplayLink(target: self, selector: Selector("tick", Screen.tick))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
      case .timer:
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated { self.view.alpha = 1 }
        }
      case .button:
        let button = UIButton(frame: .zero, primaryAction: UIAction { _ in self.view.alpha = 1 })
        view.addSubview(button)
      }
    }

    func tick() {}
  }

  private static let said: [(Screen.Hold, String)] = [
    (.closure, "a retain cycle, probably through the closure in its 'onTap'"),
    (
      .delegate,
      "its 'presenter' refers back to it through the property 'delegate' of Presenter, which makes"
        + " a retain cycle unless that property is weak"
    ),
    (.link, "a CADisplayLink that was not invalidated holds it"),
    (.timer, "the Timer in its 'timer' is still running, and holds it"),
    (.button, "a retain cycle, probably through the action of a UIButton"),
  ]

  @Test func eachIsNamedByClassWithWhatHoldsIt() throws {
    for (hold, words) in Self.said {
      let film = try stage.record(for: 1) { root.present(Screen(hold), animated: true) }
      #expect(film.faults == [])
      let after = try stage.record { root.dismiss(animated: true) }
      #expect(
        after.faults.map { "\($0.subject) \($0.sentence)" } == [
          "Screen was dismissed and is still alive: \(words)"
        ],
        "\(hold)"
      )
      #expect(after.faults.map(\.kind) == [.keptControllers])
      #expect(after.survivors.map(\.hold) == [words])
      #expect(try stage.record {}.faults == [], "it is said once")
    }
  }

  @Test(arguments: [true, false])
  func aPoppedOneIsReported(isHeld: Bool) throws {
    try stage.record {
      stack.pushViewController(Screen(isHeld ? .closure : .nothing), animated: true)
    }
    let film = try stage.record { stack.popViewController(animated: true) }
    #expect(film.survivors.map(\.manner) == (isHeld ? ["popped"] : []))
    #expect(film.faults.map(\.kind) == (isHeld ? [.keptControllers] : []))
  }

  @Test(arguments: [true, false])
  func aRemovedChildIsReported(isHeld: Bool) throws {
    func add() {
      let child = Screen(isHeld ? .delegate : .nothing)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    try stage.record { add() }
    let film = try stage.record {
      let child = root.children[0]
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(film.survivors.map(\.manner) == (isHeld ? ["removed from Owner"] : []))
    #expect(film.faults.count == (isHeld ? 1 : 0))
  }

  @Test func theOneWhoKeepsItIsNamed() throws {
    try stage.record {
      let screen = Screen(.nothing)
      screen.onTap = nil
      root.kept = screen
      root.present(screen, animated: true)
    }
    let film = try stage.record { root.dismiss(animated: true) }
    #expect(film.survivors.map(\.hold) == ["Owner refers to it through its 'kept'"])
    #expect(film.faults.count == 1)
  }

  @Test func whatIsShownAgainIsNoSurvivor() throws {
    let again = try stage.record {
      let screen = Screen(.nothing)
      root.kept = screen
      root.present(screen, animated: true) { [root] in
        root.dismiss(animated: true) { [root] in
          if let kept = root.kept { root.present(kept, animated: true) }
        }
      }
    }
    #expect(again.survivors == [])
    #expect(again.faults == [])
  }

  /// A test may hold what it has made; a check can ask for more.
  @Test func oneThatTheTestHasMadeIsNoFault() throws {
    let screen = Screen(.nothing)
    try stage.record { root.present(screen, animated: true) }
    let film = try stage.record { root.dismiss(animated: true) }
    #expect(film.faults == [])
    #expect(film.survivors.map(\.controller) == ["Screen"])
  }

  @Test func anOwnerThatKeepsThemOnPurposeSaysSoInOneWord() throws {
    stage.keepsControllers = true
    try stage.record { root.present(Screen(.closure), animated: true) }
    let film = try stage.record { root.dismiss(animated: true) }
    #expect(film.faults == [])
    #expect(film.survivors == [])
  }
}
