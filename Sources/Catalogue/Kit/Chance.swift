/// Pseudo-random numbers that are the same in every run.
package enum Chance {
  /// In [0, 1): SplitMix64 (Steele, Lea, Flood 2014) of the index.
  package static func share(of index: Int) -> Double {
    var word = UInt64(bitPattern: Int64(index)) &* 0x9e37_79b9_7f4a_7c15 &+ 0x9e37_79b9_7f4a_7c15
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((word ^ (word >> 31)) >> 11) / Double(1 << 53)
  }
}
