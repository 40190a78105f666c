import Foundation
import Scene
import Testing

@testable import TransrenderCommand

/// Names and texts from elsewhere cannot steer a terminal.
@MainActor @Suite struct VisibleTests {
  @Test(arguments: [
    ("plain, ä, 日本, 🙂\tand\nmore", "plain, ä, 日本, 🙂\tand\nmore"),
    ("a\u{1B}[31mb", "a\\u001b[31mb"), ("a\rb\u{7F}", "a\\u000db\\u007f"),
    ("\u{202E}abc\u{2066}", "\\u202eabc\\u2066"), ("\u{9B}1m", "\\u009b1m"),
    ("\u{E0041}", "\\udb40\\udc41"), ("مي\u{200C}خواهم", "مي\u{200C}خواهم"),
  ])
  func whatATerminalObeysIsShownByItsNumber(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func jsonStillSaysTheSame() throws {
    let text = "{\"name\":\"a\u{202E}b\u{9B}\"}"
    let before = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    let after = try JSONDecoder().decode([String: String].self, from: Data(text.visible.utf8))
    #expect(before == after)
  }

  @Test func complaintsAreOnOneLineWhateverANameHolds() {
    let terminal = Terminal()
    #expect(terminal.run(["check", "a\u{1B}[2J\ntransrender: fine"]) == .badInput)
    #expect(terminal.errors.filter(\.isNewline).count == 1, "\(terminal.errors)")
    #expect(!terminal.errors.contains("\u{1B}"))
  }
}
