import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a pasteboard holds, by kind.
@MainActor
@Suite struct PasteboardTests {
  private let board = UIPasteboard(UIPasteboard.Name("test"))

  private var kinds: [Bool] { [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors] }

  @Test func itHoldsOneKindAtATime() throws {
    let url = try #require(URL(string: "https://a.b"))
    #expect(board.numberOfItems == 0 && board.changeCount == 0 && board.strings == nil)
    board.string = "a"
    #expect(kinds == [true, false, false, false] && board.strings == ["a"])
    board.urls = [url, url]
    #expect(kinds == [false, true, false, false] && board.url == url && board.string == nil)
    #expect(board.numberOfItems == 2)
    let image = UIImage()
    board.image = image
    #expect(kinds == [false, false, true, false] && board.images == [image])
    board.colors = [.red, .blue]
    #expect(kinds == [false, false, false, true] && board.color == .red && board.image == nil)
    board.color = nil
    #expect(kinds == [false, false, false, false] && board.numberOfItems == 0)
    #expect(board.changeCount == 5)
  }

  @Test(.evidence(.documented)) func everyChangeIsAnnounced() {
    var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    board.string = "a"
    board.itemProviders = []
    board.strings = nil
    NotificationCenter.default.removeObserver(observer)
    #expect(heard == 3)
  }

  /// Providers take the place of what was there, and the other way round.
  @Test func providersCountAsItems() {
    board.strings = ["a", "b"]
    #expect(board.itemProviders.count == 2)
    let provider = NSItemProvider(object: NSString(string: "c"))
    board.setItemProviders([provider], localOnly: true, expirationDate: nil)
    #expect(board.itemProviders == [provider] && board.numberOfItems == 1 && board.strings == nil)
    board.string = "d"
    #expect(board.numberOfItems == 1 && board.itemProviders != [provider])
  }
}
