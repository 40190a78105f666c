import ApplePlaceholders
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct RandomByteTests {
  private func bytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    #expect(SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess)
    return bytes
  }

  @Test func everyStageGetsTheSameBytes() throws {
    let stages = [Stage(device: .iPhone15), Stage(device: .iPhone15)]
    var given: [[UInt8]] = []
    for stage in stages { try stage.prepare { given.append(bytes(20) + bytes(20)) } }
    withExtendedLifetime(stages) {
      #expect(given[0].count == 40 && given[0] == given[1])
      #expect(Set(given[0]).count > 20 && given[0].prefix(20) != given[0].suffix(20))
    }
  }

  @Test func aNegativeCountIsRefused() {
    var byte: UInt8 = 7
    #expect(SecRandomCopyBytes(nil, -1, &byte) == errSecParam && byte == 7)
  }
}
