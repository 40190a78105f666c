import Foundation
import HeadlessUIKit
import Testing

/// How an extension would talk to the app that shows it.
@MainActor @Suite struct ExtensionContextTests {
  @Test func aControllerHasTheContextThatItBeginsWith() {
    let stage = Stage(device: .iPhone15)
    let (controller, context) = (UIViewController(), NSExtensionContext())
    #expect(controller.extensionContext == nil && context.inputItems.isEmpty)
    controller.beginRequest(with: context)
    #expect(controller.extensionContext === context)
    var answers: [Bool] = []
    context.completeRequest(returningItems: []) { answers.append($0) }
    context.open(URL(fileURLWithPath: "/")) { answers.append($0) }
    #expect(answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers == [false, false])
  }

  @Test func anItemKeepsItsPartsInItsDictionary() throws {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "Title")
    item.attachments = [NSItemProvider()]
    let copy = try #require(item.copy() as? NSExtensionItem)
    item.attributedTitle = nil
    #expect(item.userInfo?.count == 1 && item.attributedTitle == nil)
    #expect(copy.attributedTitle?.string == "Title" && copy.attachments?.count == 1)
    #expect(copy.userInfo?[NSExtensionItemAttachmentsKey] is [NSItemProvider])
    #expect(copy.attributedContentText == nil)
  }
}
