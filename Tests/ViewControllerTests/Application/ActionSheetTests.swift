import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Action sheets of iOS up to 8, from the bottom on phones, in popovers on pads.
@MainActor
@Suite struct ActionSheetTests {
  private final class Listener: NSObject, UIActionSheetDelegate {
    var calls: [String] = []

    func willPresent(_ actionSheet: UIActionSheet) { calls.append("willPresent") }
    func didPresent(_ actionSheet: UIActionSheet) { calls.append("didPresent") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("willDismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("didDismiss \(buttonIndex)")
    }
  }

  private let listener = Listener()

  private func made() -> UIActionSheet {
    UIActionSheet(
      title: nil,
      delegate: listener,
      cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy",
      "Move"
    )
  }

  @Test func theDestructiveButtonIsTheFirst() {
    let sheet = made()
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2 && sheet.numberOfButtons == 4)
    #expect(sheet.buttonTitle(at: 3) == "Move")
  }

  @Test func onPhonesItComesFromTheBottom() throws {
    let (stage, screen) = (Stage(device: .iPhone15), P())
    stage.show(screen)
    let sheet = made()
    sheet.show(in: screen.view)
    stage.advance(by: 1)
    let alert = try #require(stage.numberedAlert)
    #expect(alert.preferredStyle == .actionSheet && sheet.isVisible)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel, .default, .default])
    alert.choose(alert.actions[2])
    stage.advance(by: 1)
    #expect(
      listener.calls == [
        "willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2",
      ]
    )
    #expect(!sheet.isVisible && stage.faults.isEmpty)
  }

  @Test func onPadsATapOutsideCancels() throws {
    let (stage, screen) = (Stage(device: .iPadPro11), P())
    stage.show(screen)
    let sheet = made()
    sheet.show(from: CGRect(x: 10, y: 10, width: 40, height: 40), in: screen.view, animated: false)
    stage.advance(by: 1)
    let alert = try #require(stage.numberedAlert)
    #expect(screen.presentedViewController === alert)
    let popover = try #require(alert.popoverPresentationController)
    popover.userWantsToDismiss()
    stage.advance(by: 1)
    #expect(Array(listener.calls.suffix(3)) == ["clicked 1", "willDismiss 1", "didDismiss 1"])
    #expect(!sheet.isVisible)
  }

  /// `willDismiss` once came twice.
  @Test func onPadsATapOutsideDismissesOnce() throws {
    let (stage, screen) = (Stage(device: .iPadPro11), P())
    stage.show(screen)
    let sheet = made()
    sheet.show(in: screen.view)
    stage.advance(by: 1)
    listener.calls = []
    try #require(stage.numberedAlert?.popoverPresentationController).userWantsToDismiss()
    sheet.dismiss(withClickedButtonIndex: 2, animated: true)
    stage.advance(by: 1)
    #expect(listener.calls == ["clicked 1", "willDismiss 1", "didDismiss 1"])
    #expect(stage.faults.isEmpty)
  }

  /// It once counted as shown for ever.
  @Test func aSheetThatGoesWithItsPresenterIsOver() throws {
    let (stage, root, screen) = (Stage(device: .iPadPro11), Q(), P())
    stage.show(root)
    try stage.record { root.present(screen, animated: false) }
    let sheet = made()
    sheet.show(in: screen.view)
    stage.advance(by: 1)
    #expect(sheet.isVisible)
    listener.calls = []
    try stage.record { root.dismiss(animated: true) }
    #expect(!sheet.isVisible && listener.calls.isEmpty)
    sheet.show(in: root.view)
    stage.advance(by: 1)
    #expect(sheet.isVisible && listener.calls == ["willPresent", "didPresent"])
  }

  @Test(arguments: [false, true])
  func onPadsASheetOfNoScreenIsNotAnnounced(hasController: Bool) {
    let stage = Stage(device: .iPadPro11)
    stage.show(P())
    let screen = Q()
    let sheet = made()
    sheet.show(in: hasController ? screen.view : UIView())
    stage.advance(by: 1)
    #expect(listener.calls.isEmpty && !sheet.isVisible)
    #expect(stage.faults.count == 1 && stage.faults.allSatisfy { $0.kind == .presentation })
  }

  @Test func onPhonesItComesAtOnceWithoutAnimation() throws {
    let (stage, screen) = (Stage(device: .iPhone15), P())
    stage.show(screen)
    let sheet = made()
    let film = try stage.record { sheet.show(from: .zero, in: screen.view, animated: false) }
    #expect(film.duration == 0 && sheet.isVisible)
    #expect(listener.calls == ["willPresent", "didPresent"])
  }

  @Test(arguments: [Stage.Device.iPhone15, .iPadPro11])
  func buttonsThatAreAddedLaterAppear(device: Stage.Device) throws {
    let (stage, screen) = (Stage(device: device), P())
    stage.show(screen)
    let sheet = made()
    sheet.show(in: screen.view)
    stage.advance(by: 1)
    let alert = try #require(stage.numberedAlert)
    let height = alert.view.bounds.height
    sheet.addButton(withTitle: "Later")
    stage.advance(by: 0)
    #expect(alert.actions.last?.title == "Later" && alert.view.bounds.height == height + 57)
    alert.choose(try #require(alert.actions.last))
    #expect(listener.calls.contains("clicked 4"))
  }
}
