import Testing
import UIKit

@MainActor
@Suite struct AccordionTests {
  private let stage = Stage(device: .init(width: 200, height: 400, scale: 1))
  private let accordion = AccordionViewController()

  private func height(_ row: Int) -> CGFloat {
    accordion.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  /// The fault was that rows which size themselves stayed as they were.
  @Test func rowsGrowAndShrinkWithTheirContent() throws {
    stage.show(accordion)
    let closed = height(1)
    var middle: CGFloat = 0
    stage.schedule(at: 0.15) {
      let cell = accordion.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      middle = cell?.layer.presentation()?.frame.minY ?? 0
    }
    let film = try stage.record { stage.tap(at: CGPoint(x: 60, y: closed * 1.5)) }
    #expect(abs(film.duration - 0.441) < 1e-3 && film.faults.isEmpty)
    #expect(height(1) > closed + 30 && height(0) == closed)
    #expect(middle > closed * 2 + 5 && middle < closed + height(1) - 5)
    try stage.record { stage.tap(at: CGPoint(x: 60, y: closed / 2)) }
    #expect(height(1) == closed && height(0) > closed + 30)
  }
}
