import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Alerts of iOS up to 8, whose buttons have numbers.
@MainActor
@Suite struct AlertViewTests {
  private final class Listener: NSObject, UIAlertViewDelegate {
    var calls: [String] = []
    var isFirstEnabled = true
    var reaction: ((UIAlertView) -> Void)?

    func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
      reaction?(alertView)
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("willDismiss \(buttonIndex) \(alertView.isVisible)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("didDismiss \(buttonIndex) \(alertView.isVisible)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { isFirstEnabled }
  }

  private let stage = Stage(device: .iPhone15)
  private let listener = Listener()

  private func made() -> UIAlertView {
    UIAlertView(
      title: "Delete?",
      message: "It cannot be undone.",
      delegate: listener,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Delete",
      "Archive"
    )
  }

  /// The alert on screen.
  private var shown: NumberedAlert? { stage.numberedAlert }

  private func press(_ title: String) throws {
    let alert = try #require(shown)
    alert.choose(try #require(alert.actions.first { $0.title == title }))
  }

  @Test func buttonsAreNumberedInTheirOrder() {
    let alert = made()
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(alert.addButton(withTitle: "Later") == 3 && alert.buttonTitle(at: 3) == "Later")
    let plain = UIAlertView()
    #expect(plain.cancelButtonIndex == -1 && plain.firstOtherButtonIndex == -1)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { _ = plain.buttonTitle(at: 0) }
    }
  }

  @Test func theDelegateIsToldInUIKitsOrder() throws {
    stage.show(P())
    let alert = made()
    alert.show()
    #expect(listener.calls == ["willPresent"] && alert.isVisible)
    stage.advance(by: 1)
    #expect(listener.calls == ["willPresent", "didPresent"])
    listener.calls = []
    try press("Delete")
    #expect(listener.calls == ["clicked 1", "willDismiss 1 true"])
    stage.advance(by: 1)
    #expect(listener.calls.last == "didDismiss 1 false" && shown == nil)
    #expect(stage.windows.count == 1 && stage.faults.isEmpty)
  }

  /// Cancel is the bold button of the panel.
  @Test func theCancelButtonHasItsStyle() {
    stage.show(P())
    made().show()
    #expect(shown?.actions.map(\.style) == [.cancel, .default, .default])
  }

  @Test func dismissingByCodeIsNoClick() {
    stage.show(P())
    let alert = made()
    alert.show()
    stage.advance(by: 1)
    listener.calls = []
    alert.dismiss(withClickedButtonIndex: 2, animated: false)
    stage.advance(by: 0)
    #expect(listener.calls == ["willDismiss 2 true", "didDismiss 2 false"])
  }

  /// It was refused while the presentation was in progress.
  @Test func aDismissalWaitsForTheEndOfThePresentation() {
    stage.show(P())
    let alert = made()
    alert.show()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 2)
    #expect(listener.calls.last == "didDismiss 0 false" && !alert.isVisible)
    #expect(stage.faults.isEmpty)
  }

  @Test func oneDismissalIsEnough() throws {
    stage.show(P())
    made().show()
    stage.advance(by: 1)
    listener.calls = []
    listener.reaction = { $0.dismiss(withClickedButtonIndex: 2, animated: true) }
    try press("Delete")
    stage.advance(by: 1)
    #expect(listener.calls == ["clicked 1", "willDismiss 2 true", "didDismiss 2 false"])
  }

  @Test func anAlertIsShownBeforeTheScreenIsThere() throws {
    final class Early: UIViewController {
      let alert = UIAlertView(title: "Hello", message: nil, delegate: nil, cancelButtonTitle: "OK")
      override func viewDidLoad() {
        super.viewDidLoad()
        alert.show()
      }
    }
    let screen = Early()
    stage.show(screen)
    stage.advance(by: 1)
    #expect(screen.alert.isVisible && stage.faults.isEmpty)
    try press("OK")
    stage.advance(by: 1)
    screen.alert.show()
    stage.advance(by: 1)
    #expect(screen.alert.isVisible && shown?.title == "Hello")
  }

  @Test func buttonsThatAreAddedLaterAppear() throws {
    stage.show(P())
    let alert = made()
    alert.show()
    stage.advance(by: 1)
    let height = try #require(shown).view.bounds.height
    alert.addButton(withTitle: "Later")
    stage.advance(by: 0)
    #expect(shown?.actions.map(\.title) == ["Cancel", "Delete", "Archive", "Later"])
    #expect(shown?.view.bounds.height == height + 44)
    try press("Later")
    #expect(listener.calls.contains("clicked 3"))
  }

  private var alphas: [CGFloat] {
    stage.windows.compactMap { ($0 as? AlertWindow)?.alpha }
  }

  /// The later one once lay above the earlier one.
  @Test func aLaterAlertHidesTheEarlierOneAsLongAsItIsThere() {
    stage.show(P())
    let (first, second) = (made(), made())
    first.show()
    stage.advance(by: 1)
    second.show()
    stage.advance(by: 1)
    #expect(alphas == [0, 1] && !first.isVisible && second.isVisible)
    listener.calls = []
    second.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 1)
    #expect(alphas == [1] && first.isVisible && !second.isVisible)
    #expect(listener.calls == ["willDismiss 0 true", "didDismiss 0 false"])
  }

  @Test func aHiddenAlertThatIsDismissedDoesNotComeBack() {
    stage.show(P())
    let (first, second) = (made(), made())
    first.show()
    second.show()
    stage.advance(by: 1)
    first.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 1)
    #expect(alphas == [1] && second.isVisible)
    second.dismiss(withClickedButtonIndex: 0, animated: false)
    stage.advance(by: 0)
    #expect(alphas.isEmpty && stage.windows.count == 1 && stage.faults.isEmpty)
  }

  @Test func theFieldOfAHiddenAlertIsEditedAgain() throws {
    stage.show(P())
    let (first, second) = (made(), made())
    first.alertViewStyle = .plainTextInput
    first.show()
    stage.advance(by: 1)
    let field = try #require(first.textField(at: 0))
    #expect(field.isFirstResponder)
    second.show()
    stage.advance(by: 1)
    #expect(!field.isFirstResponder)
    second.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 1)
    #expect(field.isFirstResponder)
  }

  /// Its delegate finds the alert as it is about to be.
  @Test func theFieldOfAHiddenAlertHearsAfterTheAlertBeganToFade() {
    final class Reader: NSObject, UITextFieldDelegate {
      var alphas: [CGFloat?] = []
      func textFieldDidBeginEditing(_ textField: UITextField) {
        alphas.append(textField.window?.alpha)
      }
      func textFieldDidEndEditing(_ textField: UITextField) {
        alphas.append(textField.window?.alpha)
      }
    }
    stage.show(P())
    let (first, second, reader) = (made(), made(), Reader())
    first.alertViewStyle = .plainTextInput
    first.textField(at: 0)?.delegate = reader
    first.show()
    stage.advance(by: 1)
    second.show()
    stage.advance(by: 1)
    second.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 1)
    #expect(reader.alphas == [1, 0, 1])
  }

  /// It once could never be shown again.
  @Test(arguments: [false, true])
  func anAlertThatTheAppTakesAwayIsOver(animated: Bool) {
    stage.show(P())
    let alert = made()
    alert.show()
    stage.advance(by: 1)
    shown?.dismiss(animated: animated)
    stage.advance(by: 1)
    #expect(!alert.isVisible && stage.windows.count == 1)
    alert.show()
    stage.advance(by: 1)
    #expect(alert.isVisible && alphas == [1] && stage.faults.isEmpty)
  }

  @Test func aStyleHasItsTextFields() {
    let alert = made()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    stage.show(P())
    listener.isFirstEnabled = false
    alert.show()
    #expect(shown?.textFields?.count == 2)
    #expect(shown?.actions.map(\.isEnabled) == [true, false, true])
    listener.isFirstEnabled = true
    alert.textField(at: 0)?.sendActions(for: .editingChanged)
    #expect(shown?.actions.map(\.isEnabled) == [true, true, true])
  }

  @Test func thePlainStyleHasNoTextField() {
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { _ = made().textField(at: 0) }
    }
  }

  @Test func anAccessoryViewIsSetByName() {
    let (alert, view) = (made(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80)))
    alert.setValue(view, forKey: "accessoryView")
    stage.show(P())
    alert.show()
    #expect(shown?.contentController?.view === view)
  }
}
