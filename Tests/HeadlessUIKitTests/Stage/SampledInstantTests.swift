import Testing
import Timeline

@testable import HeadlessUIKit

/// When a film is photographed.
@Suite struct SampledInstantTests {
  @Test func aRateGoesOnAndClosesWithOnePicture() {
    let rate = SampledInstants.rate(FrameRate(25))
    #expect((0...3).map { rate.time(of: $0)?.seconds } == [0, 0.04, 0.08, 0.12])
    #expect(rate.closing(from: 0) == 0..<1 && rate.closing(from: 7) == 7..<8)
  }

  /// Those that are left show the state at rest.
  @Test func statedInstantsAreAllOfThem() {
    let three = SampledInstants.instants([0, 2, 5].map { Instant(seconds: $0) })
    #expect((0...3).map { three.time(of: $0)?.seconds } == [0, 2, 5, nil])
    #expect(three.closing(from: 1) == 1..<3 && three.closing(from: 3).isEmpty)
  }
}
