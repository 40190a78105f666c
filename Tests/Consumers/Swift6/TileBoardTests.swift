import Testing
import UIKit

@MainActor
@Suite struct TileBoardTests {
  private let stage = Stage(device: .iPhone15)
  private let photo = UIImageView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))

  init() {
    photo.backgroundColor = .systemOrange
    stage.window.addSubview(photo)
    stage.advance(by: 0)
  }

  @Test func tilesLieWhereTheirPictureWasAndFlyAway() throws {
    let board = try #require(TileBoard(of: photo, rows: 3, columns: 4))
    #expect(board.tiles.count == 12)
    #expect(board.tiles[5].frame == CGRect(x: 90, y: 140, width: 50, height: 40))
    var isOver = false
    let film = try stage.record { board.fly(duration: 0.6) { isOver = true } }
    #expect(isOver)
    #expect(abs(film.duration - 0.71) < 1e-9)
    #expect(stage.window.subviews == [photo])
    #expect(film.faults.isEmpty)
  }

  @Test func tilesMoveAtTheirOwnTimes() throws {
    let board = try #require(TileBoard(of: photo, rows: 1, columns: 2))
    board.fly(duration: 1) {}
    stage.advance(by: 0.5)
    // easeIn(.5) = .315357; the second started 0.01 s later.
    let opacities = board.tiles.map { Double($0.layer.presentation()?.opacity ?? .nan) }
    #expect(abs(opacities[0] - (1 - 0.315357)) < 1e-5)
    #expect(opacities[1] > opacities[0])
  }

  @Test func paperFallsPieceByPiece() throws {
    let pieces = Confetti.throwPieces(5, into: stage.window)
    stage.advance(by: 0.1)
    let heights = pieces.map { $0.presentation()?.position.y ?? .nan }
    #expect(heights[0] > heights[1] && heights[1] > -10)
    #expect(heights[4] == -10, "not thrown yet")
    stage.advance(by: 2.2)
    #expect(pieces.allSatisfy { $0.animationKeys() == nil })
  }

  @Test func aGaugeCountsOnTheVirtualDisplay() throws {
    let gauge = Gauge()
    let film = try stage.record(fps: 60) { gauge.run() }
    #expect(gauge.value == 100)
    #expect(abs(film.duration - 0.5) < 1e-6)
    #expect(gauge.ticks.count == 30 || gauge.ticks.count == 31)
    for (one, other) in zip(gauge.ticks, gauge.ticks.dropFirst()) {
      #expect(abs(other - one - 1.0 / 60) < 1e-6)
    }
  }
}
