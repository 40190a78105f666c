import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// What a stage logs has a case of its own; only lines of apps and tests are notes.
@MainActor
@Suite struct EventKindTests {
  final class Root: UIViewController {}
  final class Detail: UIViewController {}
  final class Sheet: UIViewController {}
  final class Judge: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  /// Pushes, presents, turns, dismisses, pops and changes tabs.
  private func tour(_ stage: Stage, _ judge: Judge) throws -> Film {
    let stack = UINavigationController(rootViewController: Root())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Detail()]
    (stack.delegate, tabs.delegate) = (judge, judge)
    return try stage.record {
      stage.show(tabs)
      stack.pushViewController(Detail(), animated: true)
      stage.schedule(at: 1) { stack.present(Sheet(), animated: true) }
      stage.schedule(at: 2) { stage.rotate(to: .landscapeRight) }
      stage.schedule(at: 3) { stack.dismiss(animated: true) }
      stage.schedule(at: 4) { stack.popViewController(animated: true) }
      stage.schedule(at: 5) { tabs.selectedIndex = 1 }
      stage.schedule(at: 6) { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    }
  }

  @Test func everyEventOfAStageHasACase() throws {
    let film = try tour(Stage(device: .iPhone15), Judge())
    #expect(film.events.filter { if case .note = $0.kind { true } else { false } } == [])
    let groups = Set(film.events.map { Self.group($0.kind) })
    #expect(
      groups == [
        "callback", "appearance", "sizeChange", "containment", "presentation", "transition",
        "delegate", "system",
      ]
    )
  }

  @Test func aLogReadBackIsTheSameEvent() throws {
    let film = try tour(Stage(device: .iPhone15), Judge())
    for event in film.events where !["delegate", "system"].contains(Self.group(event.kind)) {
      #expect(Film.Event.Kind(name: event.name, detail: event.detail).name == event.name)
      guard event.detail.isEmpty else { continue }
      #expect(Film.Event.Kind(name: event.name) == event.kind)
    }
  }

  private static func group(_ kind: Film.Event.Kind) -> String {
    switch kind {
    case .callback: "callback"
    case .appearance: "appearance"
    case .sizeChange: "sizeChange"
    case .containment: "containment"
    case .presentation: "presentation"
    case .transition: "transition"
    case .delegate: "delegate"
    case .system: "system"
    case .note: "note"
    }
  }
}
