import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// What delegates of iOS up to 7 are told of a split's primary.
@MainActor
@Suite struct OldSplitDelegateTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    weak var button: UIBarButtonItem?
    var reaction: () -> Void = {}

    func splitViewController(
      _ svc: UISplitViewController,
      willHide aViewController: UIViewController,
      with barButtonItem: UIBarButtonItem,
      for pc: UIPopoverController
    ) {
      calls.append("hides \(aViewController.name)")
      button = barButtonItem
      reaction()
    }
    func splitViewController(
      _ svc: UISplitViewController,
      willShow aViewController: UIViewController,
      invalidating barButtonItem: UIBarButtonItem
    ) { calls.append("shows \(aViewController.name) \(barButtonItem === button)") }
  }

  private final class Silent: NSObject, UISplitViewControllerDelegate {}

  private let stage = Stage(device: .iPadPro11)
  private let split = UISplitViewController()

  private func show(_ delegate: any UISplitViewControllerDelegate) {
    split.viewControllers = [A(), B()]
    split.delegate = delegate
    stage.show(split)
    stage.advance(by: 0)
  }

  @Test func anUprightPadHidesThePrimaryBehindAButton() {
    let listener = Listener()
    show(listener)
    #expect(listener.calls == ["hides A"])
    stage.resize(to: CGSize(width: 1194, height: 834))
    stage.advance(by: 1)
    #expect(listener.calls == ["hides A", "shows A true"])
    #expect(stage.log.contains { $0.name.contains("willHide") })
  }

  /// The call once stood behind the events that the delegate brings about.
  @Test func theCallIsLoggedBeforeWhatItBringsAbout() throws {
    let listener = Listener()
    listener.reaction = { [stage] in stage.core.note("Listener", "reacts") }
    show(listener)
    let call = try #require(stage.log.firstIndex { $0.name.contains("willHide") })
    let reaction = try #require(stage.log.firstIndex { $0.name == "reacts" })
    #expect(reaction == call + 1 && stage.log[reaction].depth == stage.log[call].depth + 1)
  }

  @Test func delegatesWithoutTheMethodsAreNotLogged() {
    let silent = Silent()
    show(silent)
    #expect(!stage.log.contains { $0.name.contains("willHide") })
  }
}
