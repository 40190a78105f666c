import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@Suite struct StrategistTests {
  @Test(arguments: [
    ("XX.OO....", 2), ("X.X.O.O..", 1), ("OO.X.X...", 4), ("O...O.X..", 8), ("X...O...X", nil),
  ])
  func theBestMoveWinsOrKeepsTheOtherFromWinning(board: String, place: Int?) throws {
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 9
    let game = Noughts(board)
    strategist.gameModel = game
    let move = try #require(strategist.bestMove(for: Side.x) as? Placing)
    if let place { #expect(move.place == place) }
    #expect(game.squares == Array(board), "the model is not changed by looking ahead")
  }

  @Test func whoPlaysPerfectlyIsNeverBeaten() throws {
    let game = Noughts(".........")
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 9
    strategist.gameModel = game
    let random = GKMersenneTwisterRandomSource(seed: 3)
    while let moves = game.gameModelUpdates(for: game.turn), !moves.isEmpty {
      let best = strategist.bestMoveForActivePlayer()
      let any = moves[random.nextInt(upperBound: moves.count)]
      game.apply(game.turn === Side.x ? try #require(best) : any)
    }
    #expect(!game.isWin(for: Side.o))
  }

  @Test func equalMovesAreChosenByTheRandomSource() throws {
    let game = Noughts(".........")
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    strategist.maxLookAheadDepth = 1
    #expect((strategist.bestMove(for: Side.x) as? Placing)?.place == 0)
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
    let places = (0..<40).compactMap { _ in
      (strategist.bestMove(for: Side.x) as? Placing)?.place
    }
    #expect(Set(places).count > 4)
  }
}

private final class Side: NSObject, GKGameModelPlayer, @unchecked Sendable {
  let playerId: Int
  let sign: Character

  init(_ id: Int, _ sign: Character) {
    (playerId, self.sign) = (id, sign)
  }

  static let x = Side(0, "X")
  static let o = Side(1, "O")
}

private final class Placing: NSObject, GKGameModelUpdate {
  var value = 0
  let place: Int

  init(_ place: Int) {
    self.place = place
  }
}

/// Noughts and crosses.
private final class Noughts: NSObject, GKGameModel {
  var squares: [Character]
  var turn = Side.x

  init(_ board: String) {
    squares = Array(board)
  }

  var players: [any GKGameModelPlayer]? { [Side.x, Side.o] }
  var activePlayer: (any GKGameModelPlayer)? { turn }

  func setGameModel(_ gameModel: any GKGameModel) {
    guard let other = gameModel as? Noughts else { return }
    (squares, turn) = (other.squares, other.turn)
  }

  func copy(with zone: NSZone? = nil) -> Any { Noughts("") }

  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    if isWin(for: Side.x) || isWin(for: Side.o) { return nil }
    return squares.indices.filter { squares[$0] == "." }.map { Placing($0) }
  }

  func apply(_ gameModelUpdate: any GKGameModelUpdate) {
    guard let move = gameModelUpdate as? Placing else { return }
    squares[move.place] = turn.sign
    turn = turn === Side.x ? Side.o : Side.x
  }

  func isWin(for player: any GKGameModelPlayer) -> Bool {
    guard let sign = (player as? Side)?.sign else { return false }
    let lines = [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    return lines.contains { $0.allSatisfy { squares[$0] == sign } }
  }

  func isLoss(for player: any GKGameModelPlayer) -> Bool {
    isWin(for: player.playerId == 0 ? Side.o : Side.x)
  }
}
