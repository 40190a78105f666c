import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// What was wrong before a film began stands in that film, once.
@MainActor
@Suite struct FirstScreenFaultTests {
  private let stage = Stage(device: .iPhone15)

  private final class Narrow: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  private func showNarrowScreen() {
    let root = P()
    let child = Narrow()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.didMove(toParent: root)
    stage.show(root)
  }

  @Test func aConflictOnTheFirstScreenReachesTheFirstFilmAndNoOther() throws {
    showNarrowScreen()
    let first = try stage.record {}
    #expect(first.faults.map(\.kind) == [.constraints])
    #expect(first.faults.map(\.time) == [0])
    #expect(try stage.record {}.faults == [])
  }

  @Test func settlingAndLookingTakeNothingAway() throws {
    showNarrowScreen()
    try stage.settle()
    _ = try stage.rest()
    stage.advance(by: 1)
    let film = try stage.record { UIView.animate(withDuration: 0.2) { stage.window.alpha = 0 } }
    #expect(film.faults.map(\.kind) == [.constraints])
    #expect(film.faults.map(\.time) == [0])
  }

  @Test func whatAThrownFilmHasSaidIsNotSaidAgain() throws {
    showNarrowScreen()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { stage.window.rootViewController?.present(stage.root, animated: false) }
    }
    #expect(try stage.record {}.faults == [])
  }
}

extension Stage {
  fileprivate var root: UIViewController { window.rootViewController ?? UIViewController() }
}
