import Testing
import UIKit

@MainActor
@Suite struct InboxTests {
  private let stage = Stage(device: .iPhone15)
  private let inbox = InboxViewController()

  init() {
    inbox.messages = (0..<40).map { index in
      Message(
        sender: "Sender \(index)",
        text: "A few words that fill the line and then go on",
        isRead: index % 2 == 0
      )
    }
    stage.show(inbox)
  }

  @Test func rowsAreAsHighAsTheirTexts() {
    let cells = inbox.tableView.visibleCells
    #expect(cells.count > 5)
    #expect(cells.allSatisfy { $0.frame.height > 60 })
    #expect(stage.faults.isEmpty)
  }

  @Test func aTapOpensAMessage() {
    stage.tap(at: CGPoint(x: 100, y: 250))
    #expect(inbox.opened.count == 1)
    #expect(inbox.tableView.indexPathForSelectedRow == nil)
  }

  @Test func pullingDownRefreshes() throws {
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.5)
    try stage.settle()
    #expect(inbox.refreshes == 1)
    #expect(inbox.tableView.contentOffset.y == 0)
  }

  @Test func anArchivedRowLeaves() throws {
    let path = IndexPath(row: 1, section: 0)
    let next = try #require(inbox.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    inbox.archive(at: path)
    try stage.settle()
    #expect(inbox.tableView.cellForRow(at: path) === next)
  }
}
