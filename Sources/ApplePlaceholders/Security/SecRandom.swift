import HeadlessUIKit

/// [D] The one source there is.
public typealias SecRandomRef = AnyObject
public var kSecRandomDefault: SecRandomRef? { nil }

/// Bytes that look random, but are the same in every run.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  let source = RandomBytes.ofStage
  for index in 0..<count {
    bytes.storeBytes(of: source.next(), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// The bytes that a stage gives out: SplitMix64 (Steele, Lea, Flood 2014) from zero.
private final class RandomBytes: StagePart {
  private var state: UInt64 = 0

  static var ofStage: RandomBytes { StageCore.ambient.part(RandomBytes.self) }

  func next() -> UInt8 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}
