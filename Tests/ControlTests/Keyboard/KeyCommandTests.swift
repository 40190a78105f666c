import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct KeyCommandTests {
  private let action = Selector("save")

  @Test func aControllerKeepsTheCommandsThatAreAdded() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let commands = ["s", "p"].map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: action)
    }
    commands.forEach(controller.addKeyCommand)
    #expect(controller.keyCommands == commands)
    controller.removeKeyCommand(commands[0])
    #expect(controller.keyCommands == [commands[1]])
  }

  @Test func theInputModeIsThatOfTheStage() {
    let stage = Stage(device: .init(width: 100, height: 100, scale: 1))
    stage.keyboardLanguage = "ko"
    #expect(UITextField().textInputMode?.primaryLanguage == "ko")
  }
}
