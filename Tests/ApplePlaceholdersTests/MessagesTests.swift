import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ApplePlaceholders

/// A screen inside of Messages, without anybody to talk to.
@MainActor @Suite struct MessagesTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aStyleChangesInALaterTurn() {
    let controller = Controller()
    controller.requestPresentationStyle(.expanded)
    controller.requestPresentationStyle(.expanded)
    #expect(controller.told.isEmpty && controller.presentationStyle == .compact)
    stage.advance(by: 0.1)
    #expect(controller.told == ["will 1 from 0", "did 1 from 1"])
    #expect(controller.activeConversation == nil)
  }

  @Test func nothingIsSentWhichIsReportedOnce() {
    var codes: [Int?] = []
    let conversation = MSConversation()
    conversation.insert(MSMessage()) { codes.append(($0 as NSError?)?.code) }
    conversation.sendText("Hello") { codes.append(($0 as NSError?)?.code) }
    #expect(codes.isEmpty && stage.faults.map(\.subject) == ["Messages"])
    stage.advance(by: 0.1)
    #expect(codes == [11, 11])
  }

  @Test func aCopyOfAMessageKeepsWhatItShows() throws {
    let message = MSMessage(session: MSSession())
    let layout = MSMessageTemplateLayout()
    layout.caption = "Whistle"
    message.layout = MSMessageLiveLayout(alternateLayout: layout)
    message.url = URL(string: "https://example.org/?a=1")
    let copy = try #require(message.copy() as? MSMessage)
    #expect(copy.session === message.session && copy.url == message.url)
    let live = try #require(copy.layout as? MSMessageLiveLayout)
    #expect(live.alternateLayout.caption == "Whistle")
    let plain = try #require(layout.copy() as? MSMessageTemplateLayout)
    layout.caption = nil
    #expect(plain.caption == "Whistle")
  }
}

private final class Controller: MSMessagesAppViewController {
  private(set) var told: [String] = []

  override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
    told.append("will \(presentationStyle.rawValue) from \(self.presentationStyle.rawValue)")
  }

  override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
    told.append("did \(presentationStyle.rawValue) from \(self.presentationStyle.rawValue)")
  }
}
