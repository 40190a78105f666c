import Foundation
import TestSupport
import Testing

@testable import Porting

@Suite struct UIKitOverrideRuleTests {
  @Test func aMethodIsReplacedWhereItIsDeclared() {
    let text = """
      import UIKit
      extension UIButton {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          isEnabled ? super.hitTest(point, with: event) : nil
        }
      }
      """
    #expect(
      ported(text) == """
        import UIKit
        extension UIButton {
          func hitTestOfUIButton(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            isEnabled ? super.hitTest(point, with: event) : nil
          }
        }; extension UIView { @_dynamicReplacement(for: hitTest(_:with:)) func hitTestReplaced\
        (_ value0: CGPoint, with value1: UIEvent?) -> UIView? { if let object = self as? UIButton, \
        let answer = ReplacedMember.answer("hitTest(_:with:)", heir: "UIButton", of: object, \
        { object.hitTestOfUIButton(value0, with: value1) }) { return answer }; \
        return hitTest(value0, with: value1) } }
        """
    )
  }

  @Test func aPropertyIsReplacedInTheNearestClassThatHasIt() {
    let text =
      "import UIKit\nextension UINavigationController"
      + " { open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }"
    let result = ported(text)
    #expect(result.contains("extension UINavigationController { var preferredStatusBarStyleOf"))
    #expect(
      result.contains(
        "; extension UINavigationController { @_dynamicReplacement(for: preferredStatusBarStyle)"
          + " var preferredStatusBarStyleReplaced: UIStatusBarStyle {"
      )
    )
    #expect(complaints(about: text).isEmpty)
  }

  /// How apps hide the shortcuts above the keyboard of an iPad.
  @Test func theShortcutsOfAllFieldsAreReplaced() {
    let text = """
      import UIKit
      extension UITextField {
        open override var inputAssistantItem: UITextInputAssistantItem { super.inputAssistantItem }
      }
      """
    #expect(
      ported(text).contains(
        "; extension UIResponder { @_dynamicReplacement(for: inputAssistantItem) var"
      )
    )
    #expect(complaints(about: text).isEmpty)
  }

  @Test func severalExtensionsShareOneReplacementSubclassesFirst() throws {
    let hit = "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }"
    let text =
      "import UIKit\nextension UIControl { open \(hit) }\nextension UIButton { open \(hit) }"
    let result = ported(text)
    #expect(result.ranges(of: "@_dynamicReplacement").count == 1)
    let first = try #require(result.range(of: "self as? UIButton"))
    let second = try #require(result.range(of: "self as? UIControl"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(ported(result) == result)
  }

  @Test func whatAnObjectSaysOfItselfIsAskedOnTheMainActor() {
    let text =
      "import UIKit\nextension UIView"
      + " { open override var description: String { super.description } }"
    #expect(
      ported(text) == """
        import UIKit
        extension UIView { var descriptionOfUIView: String { super.description } }; \
        extension UIResponder { @_dynamicReplacement(for: description) nonisolated var \
        descriptionReplaced: String { if let answer = MainActor.assumeIsolated({ () -> (String)? in \
        if let object = self as? UIView, let answer = ReplacedMember.answer("description", \
        heir: "UIView", of: object, { object.descriptionOfUIView }) { return answer }; return nil }) \
        { return answer }; return description } }
        """
    )
    #expect(ported(ported(text)) == ported(text))
  }

  @Test(arguments: [
    ("UIView", "func isEqual(_ object: Any?) -> Bool", "isEqual(_:)"),
    ("UILabel", "var hash: Int", "hash"), ("CALayer", "var description: String", "description"),
  ])
  func whatTheRootClassHasIsTold(type: String, head: String, member: String) {
    let text = "import UIKit\nextension \(type) { open override \(head) { value } }"
    #expect(ported(text) == text)
    #expect(
      complaints(about: text)
        == ["2: '\(member)' is NSObject's, where nothing can replace it for all of \(type)"]
    )
  }

  @Test(arguments: [
    "extension UILabel { override func f() {} }",
    "extension UIView { override class var layerClass: AnyClass { CALayer.self } }",
  ])
  func othersStayAndAreTold(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
    #expect(complaints(about: "import UIKit\n" + text).count == 1)
  }

  /// The table names just the members that are dynamic, and the classes that have one.
  @Test func theTableIsThatOfTheSources() throws {
    let root = Repository.root.appending(path: "Sources/HeadlessUIKit")
    let all = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    var found: [String: Set<String>] = [:]
    for path in all where path.hasSuffix(".swift") {
      let bytes = Array(try Data(contentsOf: root.appending(path: path)))
      let source = try Source(path: path, bytes: bytes)
      for type in source.declarations where type.kind == .class && type.has(.open) {
        for member in type.members.map({ source.declarations[$0] }) {
          let isListed = ReplaceableMembers.owners[member.fullName] != nil && !member.isStatic
          guard member.has(.open) || member.has(.public), isListed || member.has(.dynamic),
            !isOfRecognizer(member, in: source), type.name != "UIColor"
          else { continue }
          #expect(member.has(.dynamic), "\(type.name).\(member.fullName)")
          found[member.fullName, default: []].insert(type.name)
        }
      }
    }
    #expect(found == ReplaceableMembers.owners)
  }

  /// Gesture recognizers have methods of the same names, with an event that is there.
  private func isOfRecognizer(_ member: Declaration, in source: Source) -> Bool {
    member.name.hasPrefix("touches")
      && member.parameters.last.map { source.flat($0.type) } == "UIEvent"
  }
}
