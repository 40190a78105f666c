import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Links of text views, which a tap follows unless the delegate objects.
@MainActor
@Suite struct TextLinkTests {
  private let bench = Bench()

  /// "Terms" is a link at the start of the first line.
  private func text(_ link: Any) -> UITextView {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "Terms apply")
    text.addAttribute(.link, value: link, range: NSRange(location: 0, length: 5))
    view.attributedText = text
    view.isEditable = false
    bench.stage.advance(by: 0)
    return view
  }

  private var opened: [String] {
    bench.stage.core.journal.events.compactMap { event in
      if case .system(.open(let url)) = event.kind { url } else { nil }
    }
  }

  private let onLink = CGPoint(x: 12, y: 15)
  private let behind = CGPoint(x: 250, y: 15)

  @Test(arguments: [true, false])
  func aTapOpensTheLink(isURL: Bool) throws {
    _ = text(isURL ? try #require(URL(string: "https://a.b")) : "https://a.b")
    bench.stage.tap(at: behind)
    #expect(opened == [])
    bench.stage.tap(at: onLink)
    #expect(opened == ["https://a.b"])
  }

  @Test func textThatIsEditedHasNoLinks() {
    let view = text("https://a.b")
    view.isEditable = true
    bench.stage.tap(at: onLink)
    #expect(opened == [] && view.isFirstResponder)
  }

  @Test func theDelegateMayObject() {
    let view = text("https://a.b")
    let delegate = LinkDiary()
    view.delegate = delegate
    bench.stage.tap(at: onLink)
    #expect(delegate.asked == ["https://a.b 0–5"] && opened == [])
    delegate.answer = true
    bench.stage.tap(at: onLink)
    #expect(delegate.asked.count == 2 && opened == ["https://a.b"])
  }

  @Test func aDelegateOfBeforeIOS10IsAskedToo() {
    let view = text("https://a.b")
    let delegate = OldLinkDiary()
    view.delegate = delegate
    bench.stage.tap(at: onLink)
    #expect(delegate.asked == ["https://a.b"] && opened == [])
  }

  @Test(.evidence(.measured)) func sinceIOS17TheDelegateGivesTheAction() {
    let view = text("https://a.b")
    let delegate = ItemDiary()
    view.delegate = delegate
    delegate.action = { $0 }
    bench.stage.tap(at: onLink)
    #expect(delegate.told == ["action of https://a.b 0–5"] && opened == ["https://a.b"])
    delegate.action = { [delegate] _ in UIAction { _ in delegate.told.append("own") } }
    bench.stage.tap(at: onLink)
    #expect(delegate.told.suffix(2) == ["action of https://a.b 0–5", "own"])
    #expect(opened.count == 1)
  }

  private var showsMenu: Bool { bench.stage.window.subviews.contains { $0 is MenuOverlay } }

  @Test(.evidence(.measured)) func withoutAnActionATapShowsTheMenu() {
    let view = text("https://a.b")
    let delegate = ItemDiary()
    view.delegate = delegate
    delegate.showsMenu = false
    bench.stage.tap(at: onLink)
    #expect(delegate.told == ["action of https://a.b 0–5", "menu https://a.b of 3"])
    #expect(!showsMenu)
    delegate.told = []
    delegate.showsMenu = true
    bench.stage.tap(at: onLink)
    let told = ["action of https://a.b 0–5", "menu https://a.b of 3", "display"]
    #expect(delegate.told == told && showsMenu && opened == [])
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
  }

  @Test(.evidence(.measured)) func aTaggedPartHasAnEmptyMenu() {
    let view = text("https://a.b")
    let delegate = ItemDiary()
    view.delegate = delegate
    delegate.action = { $0 }
    let text = NSMutableAttributedString(string: "Terms apply")
    text.addAttribute(.textItemTag, value: "t", range: NSRange(location: 0, length: 5))
    view.attributedText = text
    bench.stage.tap(at: onLink)
    #expect(delegate.told == ["action of t 0–5", "menu  of 0"] && !showsMenu)
  }

  @Test func linksHaveTheirOwnLook() {
    let view = text("https://a.b")
    view.tintColor = .red
    func color(at index: Int) -> UIColor? {
      view.textWithLinks.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(at: 0) == .red && color(at: 5) == nil)
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(color(at: 4) == .green)
    view.linkTextAttributes = [:]
    #expect(color(at: 0) == nil, "as the text has it")
    view.linkTextAttributes = nil
    #expect(color(at: 0) == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }
}

@MainActor
private final class LinkDiary: NSObject, UITextViewDelegate {
  var asked: [String] = []
  var answer = false

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    asked.append("\(URL) \(characterRange.lowerBound)–\(characterRange.upperBound)")
    return answer
  }
}

@MainActor
private final class OldLinkDiary: NSObject, UITextViewDelegate {
  var asked: [String] = []

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool {
    asked.append("\(URL)")
    return false
  }
}

/// Implements what iOS 17 asks, and what it asks no longer.
@MainActor
private final class ItemDiary: NSObject, UITextViewDelegate {
  var told: [String] = []
  var action: (UIAction) -> UIAction? = { _ in nil }
  var showsMenu = true

  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    let name =
      switch textItem.content {
      case .link(let url): url.absoluteString
      case .textAttachment: "attachment"
      case .tag(let tag): tag
      }
    told.append("action of \(name) \(textItem.range.lowerBound)–\(textItem.range.upperBound)")
    return action(defaultAction)
  }

  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    told.append("menu \(defaultMenu.title) of \(defaultMenu.children.count)")
    return showsMenu ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }

  func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    told.append("display")
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    told.append("old")
    return true
  }
}
