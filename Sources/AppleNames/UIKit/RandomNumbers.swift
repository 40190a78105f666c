public import Foundation
import HeadlessUIKit

// Swift prefers these to its own functions of the same names where UIKit is imported: an app that
// shuffles its items is filmed alike in every run.

extension FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var numbers = StageRandom.ofStage
    return random(in: range, using: &numbers)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var numbers = StageRandom.ofStage
    return random(in: range, using: &numbers)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var numbers = StageRandom.ofStage
    return random(in: range, using: &numbers)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var numbers = StageRandom.ofStage
    return random(in: range, using: &numbers)
  }
}

extension Bool {
  public static func random() -> Bool {
    var numbers = StageRandom.ofStage
    return random(using: &numbers)
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var numbers = StageRandom.ofStage
    return randomElement(using: &numbers)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var numbers = StageRandom.ofStage
    return shuffled(using: &numbers)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var numbers = StageRandom.ofStage
    shuffle(using: &numbers)
  }
}

extension UUID {
  /// What `UUID()` is in ported code, where it is the same in every run.
  // [D] RFC 4122, 4.4: all bits are random but those of the version and the variant.
  public static func ofStage() -> UUID {
    let numbers = StageRandom.ofStage
    let high = numbers.next() & ~0xf000 | 0x4000
    let low = numbers.next() & ~(3 << 62) | 1 << 63
    let bytes = [high, low].flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

// Those of C belong to the types of their results in ported code, since Glibc has them as well.

extension UInt32 {
  public static func arc4random() -> UInt32 {
    UInt32(truncatingIfNeeded: StageRandom.ofStage.next())
  }

  /// Below the bound; 0 if that is 0.
  public static func arc4random_uniform(_ bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound)
  }
}

extension Double {
  /// In [0, 1).
  public static func drand48() -> Double { Double.random(in: 0..<1) }
}
