import Foundation
import Geometry
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import ScreenFile

/// Controls and looks as files write them.
@MainActor @Suite struct WrittenControlTests {
  private func player(_ views: String, _ more: String = "") throws -> ScreenPlayer {
    let text = "{\"controllers\": {\"a\": {\"views\": [\(views)]}}\(more)}"
    return try ScreenPlayer(ScreenDocument(text: text, at: Examples.url("screen.json")))
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let view = view as? View { return view }
    return view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  private func made<View: UIView>(_ type: View.Type, _ views: String) throws -> View {
    let player = try player(views)
    _ = try player.film(fps: 1)
    // A player takes its views along.
    return try withExtendedLifetime(player) { try #require(first(type, in: player.stage.window)) }
  }

  @Test func fieldsMayBeSecure() throws {
    let field = try made(
      UITextField.self,
      "{\"field\": \"Word\", \"text\": \"abc\", \"secure\": true}"
    )
    #expect(field.isSecureTextEntry)
    #expect(try !made(UITextField.self, "{\"field\": \"Name\"}").isSecureTextEntry)
  }

  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func buttonsHaveStyles(style: String) throws {
    let json = "{\"button\": \"Go\", \"buttonStyle\": \"\(style)\", \"frame\": [9, 99, 99, 44]}"
    let button = try made(UIButton.self, json)
    #expect(button.configuration != nil)
    #expect(button.titleLabel?.text == "Go")
    #expect(try made(UIButton.self, "{\"button\": \"Go\"}").configuration == nil)
  }

  @Test func buttonsAndToolbarsTakeImages() throws {
    let button = try made(UIButton.self, "{\"button\": \"Go\", \"image\": \"cover-vertical.png\"}")
    #expect(button.currentImage != nil)
    let json = "{\"toolbar\": [\"Edit\", {\"space\": true}, {\"image\": \"cover-vertical.png\"}]}"
    let items = try #require(try made(UIToolbar.self, json).items)
    #expect(items.map(\.title) == ["Edit", nil, nil])
    #expect(items[2].image != nil)
  }

  @Test func searchBarsCanBeWritten() throws {
    let json = "{\"search\": \"Find\", \"text\": \"cat\", \"cancel\": true}"
    let bar = try made(UISearchBar.self, json)
    #expect((bar.placeholder, bar.text, bar.showsCancelButton) == ("Find", "cat", true))
  }

  @Test func alertsMayHaveFields() throws {
    let alert = """
      {"alert": "Sign in", "actions": ["OK"],
       "fields": ["Name", {"placeholder": "Word", "text": "x", "secure": true}]}
      """
    let text = "{\"controllers\": {\"a\": {}, \"b\": \(alert)}, \"script\": [{\"present\": \"b\"}]}"
    let player = try ScreenPlayer(ScreenDocument(text: text, at: Examples.url("screen.json")))
    _ = try player.film(fps: 1)
    let root = try #require(player.stage.window.rootViewController)
    let fields = try #require((root.presentedViewController as? UIAlertController)?.textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Word"])
    #expect(fields.map(\.isSecureTextEntry) == [false, true])
  }

  /// `--text-size` and `textSize` change what is written in a text style, bold or not.
  @Test(arguments: ["", ", \"weight\": \"bold\""])
  func textStylesGrow(weight: String) throws {
    let json = "{\"label\": \"Hello\", \"font\": \"body\"\(weight)}"
    let sizes = try ["large", "accessibilityLarge"].map { size in
      let player = try player(json, ", \"textSize\": \"\(size)\"")
      _ = try player.film(fps: 1)
      return try withExtendedLifetime(player) {
        try #require(first(UILabel.self, in: player.stage.window)).font.pointSize
      }
    }
    #expect(sizes == [17, 33])
  }

  /// Natural alignment is that of the interface, whatever script the text is in.
  @Test(
    .evidence(.documented),
    arguments: [("en", "שלום", true), ("ar", "Hello", false), ("ar", "שלום", false)]
  )
  func naturalTextFollowsTheInterface(locale: String, text: String, isLeft: Bool) throws {
    let json = "{\"label\": \"\(text)\", \"frame\": [0, 200, 300, 40], \"align\": \"natural\"}"
    let player = try player(json, ", \"locale\": \"\(locale)\", \"device\": {\"size\": [300, 400]}")
    let film = try player.film(fps: 1)
    let runs = try #require(film.frames.last?.scene.root.firstText)
    let start = runs.runs.flatMap { run in run.glyphs.glyphs.map { run.origin.x + $0.position.x } }
    #expect((start.min() ?? 0 < 100) == isLeft)
  }
}

extension Node {
  fileprivate var firstText: TextRuns? {
    if case .text(let runs) = layer.content { return runs }
    return layer.children.lazy.compactMap(\.firstText).first
  }
}
