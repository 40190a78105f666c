import HeadlessUIKit

/// The seeds of a stage's random sources, in the order of their making.
final class GameSeeds: StagePart {
  private var count: UInt64 = 0
  let shared = GKRandomSource(TwisterGenerator(seed: 0))

  static var ofStage: GameSeeds { StageCore.ambient.part(GameSeeds.self) }

  static func next() -> UInt64 { ofStage.take() }

  private func take() -> UInt64 {
    count += 1
    return count
  }
}
