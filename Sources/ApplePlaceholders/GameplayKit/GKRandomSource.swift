public import Foundation
import HeadlessUIKit

/// A sequence of numbers that a seed determines.
///
/// On a device, sources without a seed begin anywhere; here each has the next seed of its stage, so
/// that every run of a film is the same.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  private var generator: any GameGenerator

  init(_ generator: any GameGenerator) {
    self.generator = generator
    super.init()
  }

  public override convenience init() {
    self.init(TwisterGenerator(seed: GameSeeds.next()))
  }

  /// One for the whole stage.
  open class func sharedRandom() -> GKRandomSource { GameSeeds.ofStage.shared }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else { return 0 }
    return Int(bits(below: UInt64(upperBound)))
  }

  open func nextUniform() -> Float { Float(generator.next() >> 40) / Float((1 << 24) - 1) }

  open func nextBool() -> Bool { generator.next() >> 63 == 1 }

  /// Discards the numbers that would make some results likelier.
  private func bits(below bound: UInt64) -> UInt64 {
    let most = UInt64.max - UInt64.max % bound
    while true {
      let bits = generator.next()
      if bits < most { return bits % bound }
    }
  }

  /// Fisher's and Yates's shuffle.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.dropFirst().reversed() {
      array.swapAt(index, nextInt(upperBound: index + 1))
    }
    return array
  }

  /// A source that goes on with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(generator) }

  func skip(_ count: Int) {
    for _ in 0..<max(count, 0) { _ = generator.next() }
  }
}

/// A source of the kind that most programs use.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open private(set) var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(TwisterGenerator(seed: seed))
  }

  public convenience init() {
    self.init(seed: GameSeeds.next())
  }
}

/// A source that is quicker, and less random in its low bits.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open private(set) var seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    super.init(CongruentialGenerator(seed: seed))
  }

  public convenience init() {
    self.init(seed: GameSeeds.next())
  }
}

/// A source whose seed is data of any length.
open class GKARC4RandomSource: GKRandomSource {
  open private(set) var seed: Data

  public init(seed: Data) {
    self.seed = seed
    super.init(CipherGenerator(key: Array(seed)))
  }

  public convenience init() {
    self.init(seed: withUnsafeBytes(of: GameSeeds.next().littleEndian) { Data($0) })
  }

  open func dropValues(_ count: Int) { skip(count) }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
