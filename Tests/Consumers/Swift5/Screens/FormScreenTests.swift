import Testing
import UIKit

@MainActor
@Suite struct FormScreenTests {
  private let stage = Stage(device: .iPhone15)

  @Test func theLoginFormIsFilledInAndSent() throws {
    let form = LoginViewController()
    stage.show(form)
    #expect(form.emailField.frame.height == 44 && form.emailField.frame.width == 345)
    #expect(!form.loginButton.isEnabled)
    form.emailField.becomeFirstResponder()
    try stage.settle()
    form.emailField.insertText("ada@example.org")
    form.passwordField.insertText("abc")
    form.textChanged(form.passwordField)
    #expect(form.loginButton.isEnabled)
    let before = form.loginButton.convert(form.loginButton.bounds, to: form.view)
    stage.tap(at: CGPoint(x: before.midX, y: before.midY))
    try stage.settle()
    let after = form.loginButton.convert(form.loginButton.bounds, to: form.view)
    #expect(form.attempts.count == 1)
    #expect(!form.errorLabel.isHidden && after.minY > before.minY)
    #expect(stage.faults.isEmpty)
  }

  @Test func theKeyboardPushesTheFormUp() {
    let form = LoginViewController()
    stage.show(form)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 552, width: 393, height: 300)
        )
      ]
    )
    #expect(form.scrollView.frame.maxY == 552)
  }

  @Test func settingsStandInGroups() throws {
    let settings = PreferencesViewController()
    let navigation = UINavigationController(rootViewController: settings)
    stage.show(navigation)
    let table = try #require(settings.tableView)
    #expect(table.numberOfSections == 3)
    #expect(table.visibleCells.count == 6)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 361 })
    let toggle = try #require(
      table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryView as? UISwitch
    )
    let place = toggle.convert(CGPoint(x: 25, y: 15), to: nil)
    stage.tap(at: place)
    try stage.settle()
    #expect(settings.states == [true, true, true])
    stage.tap(at: table.convert(CGPoint(x: 100, y: table.rectForRow(at: [0, 1]).midY), to: nil))
    #expect(settings.visited == ["Password"])
    #expect(stage.faults.isEmpty)
  }

  @Test func theVisualFormatPutsThingsInLine() {
    let screen = FormatViewController()
    stage.show(screen)
    #expect(screen.avatar.frame == CGRect(x: 20, y: 100, width: 64, height: 64))
    #expect(screen.nameLabel.frame.minX == 96)
    #expect(abs(screen.nameLabel.center.y - 132) < 0.5)
    #expect(abs(screen.followButton.frame.maxX - 373) < 0.01)
    #expect(screen.bioLabel.frame.minY == 176 && screen.bioLabel.frame.width == 353)
    #expect(stage.faults.isEmpty)
  }

  @Test func theKnobFollowsTheFinger() throws {
    let knob = KnobControl()
    let screen = UIViewController()
    stage.show(screen)
    screen.view.addSubview(knob)
    knob.translatesAutoresizingMaskIntoConstraints = false
    knob.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
    knob.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
    stage.advance(by: 0)
    #expect(knob.frame.size == CGSize(width: 120, height: 120))
    var values: [CGFloat] = []
    knob.addAction(UIAction { _ in values.append(knob.value) }, for: .valueChanged)
    let center = knob.center
    stage.drag(
      from: CGPoint(x: center.x + 5, y: center.y - 50),
      to: CGPoint(x: center.x + 50, y: center.y),
      duration: 0.3
    )
    #expect(abs(knob.value - 0.25) < 0.001)
    #expect(values.count > 5 && values == values.sorted())
  }
}
