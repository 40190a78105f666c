import Foundation
import HeadlessUIKit

/// Identifiers that are the same in every run: they count.
final class StageIdentifier: StagePart {
  private var taken: UInt64 = 0

  static func next() -> UUID { StageCore.ambient.part(StageIdentifier.self).take() }

  static func nextNumber() -> UInt64 { StageCore.ambient.part(StageIdentifier.self).count() }

  private func count() -> UInt64 {
    taken += 1
    return taken
  }

  private func take() -> UUID {
    let count = count()
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    // Version 4 and its variant, as of identifiers by chance.
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0x40, bytes[0], 0x80, bytes[1], bytes[2], bytes[3], bytes[4], bytes[5],
        bytes[6], bytes[7]
      )
    )
  }
}
