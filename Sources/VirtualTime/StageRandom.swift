/// The random numbers of a stage, which are the same in every run: SplitMix64 (Steele, Lea, Flood
/// 2014) from zero.
package final class StageRandom: StagePart, RandomNumberGenerator {
  private var state: UInt64 = 0

  package init() {}

  package static var ofStage: StageRandom { StageCore.ambient.part(StageRandom.self) }

  package func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
