import Foundation
import Testing

@testable import HeadlessUIKit

/// What the keyboard looks like; see `Goldens/Controls`.
@MainActor
@Suite struct KeyboardPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func keysStandBelowAField(_ style: UIUserInterfaceStyle) throws {
    let stage = Stage(device: .iPhone15)
    stage.window.overrideUserInterfaceStyle = style
    let screen = LoginScreen()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    screen.user.becomeFirstResponder()
    stage.typeText("Ada")
    stage.advance(by: 1)
    try PictureGolden.compare(stage, style == .dark ? "keyboard-dark" : "keyboard-light")
  }

  @Test func numbersHaveAPad() throws {
    let stage = Stage(device: .iPhoneSE)
    let screen = LoginScreen()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    screen.secret.keyboardType = .numberPad
    screen.secret.becomeFirstResponder()
    stage.typeText("1234")
    stage.advance(by: 1)
    try PictureGolden.compare(stage, "keyboard-numbers")
  }
}

private final class LoginScreen: UIViewController {
  let user = UITextField(frame: CGRect(x: 40, y: 120, width: 300, height: 40))
  let secret = UITextField(frame: CGRect(x: 40, y: 180, width: 300, height: 40))

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    (user.placeholder, secret.placeholder) = ("Name", "Password")
    secret.isSecureTextEntry = true
    user.returnKeyType = .go
    for field in [user, secret] {
      field.borderStyle = .roundedRect
      view.addSubview(field)
    }
  }
}
