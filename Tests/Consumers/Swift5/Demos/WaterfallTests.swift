import Testing
import UIKit

@MainActor
@Suite struct WaterfallTests {
  private let stage = Stage(device: .init(width: 200, height: 400, scale: 1))
  private let waterfall = WaterfallViewController()

  private func content(_ hue: Int) -> CALayer? {
    let cells = waterfall.collectionView.visibleCells
    return cells.first { $0.contentView.tag == hue }?.contentView.layer.presentation()
  }

  /// The faults were that contents jumped to their new size, and that what a data source sets on a
  /// new cell came by animation.
  @Test func contentsMoveAlongAndNewCellsAreFilledAtOnce() throws {
    stage.show(waterfall)
    let before = try #require(content(2)).bounds.height
    var heights: [CGFloat] = []
    var radius: CGFloat = 0
    for time in [0.001, 0.15] {
      stage.schedule(at: time) {
        heights.append(content(2)?.bounds.height ?? 0)
        radius = content(9)?.cornerRadius ?? 0
      }
    }
    let film = try stage.record { waterfall.insert() }
    let after = try #require(content(2)).bounds.height
    #expect(film.duration == 0.3 && film.faults.isEmpty && radius == 20)
    #expect(before == 58 && after == 95)
    #expect(abs(heights[0] - before) < 1 && abs(heights[1] - (before + after) / 2) < 3)
  }
}
