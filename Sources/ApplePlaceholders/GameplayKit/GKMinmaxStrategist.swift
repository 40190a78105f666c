public import Foundation

/// Finds the best move by trying all, some moves ahead, with alpha-beta pruning.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  /// Chooses among moves that are equally good; without one, the first of them is taken.
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player)
    let best = moves.map(\.value).max()
    return choice(of: moves.filter { $0.value == best })
  }

  /// One of so many of the best.
  open func randomMove(
    for player: any GKGameModelPlayer,
    fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player)
    let order = moves.indices.sorted { (moves[$0].value, $1) > (moves[$1].value, $0) }
    return choice(of: order.prefix(numMovesToConsider).map { moves[$0] })
  }

  private func choice(of moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
    guard let randomSource, moves.count > 1 else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    let search = MinmaxSearch(player: player, limit: maxLookAheadDepth)
    for move in moves {
      move.value = search.value(after: move, in: gameModel, step: 1, .min, .max)
    }
    return moves
  }
}

/// What a game is worth to a player if all play as well as they can.
private struct MinmaxSearch {
  let player: any GKGameModelPlayer
  let limit: Int

  func value(
    after move: any GKGameModelUpdate,
    in model: any GKGameModel,
    step: Int,
    _ alpha: Int,
    _ beta: Int
  ) -> Int {
    guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
    next.setGameModel(model)
    next.apply(move)
    return value(of: next, step: step, alpha, beta)
  }

  private func value(of model: any GKGameModel, step: Int, _ alpha: Int, _ beta: Int) -> Int {
    // An early win is better than a late one, and a late loss better than an early one.
    if model.isWin(for: player) { return GKGameModelMaxScore - step }
    if model.isLoss(for: player) { return GKGameModelMinScore + step }
    guard step < limit, let active = model.activePlayer,
      let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (alpha, beta, best) = (alpha, beta, isOwn ? Int.min : .max)
    for move in moves where alpha < beta {
      let value = value(after: move, in: model, step: step + 1, alpha, beta)
      best = isOwn ? max(best, value) : min(best, value)
      if isOwn { alpha = max(alpha, best) } else { beta = min(beta, best) }
    }
    return best
  }
}
