import Testing
import Timeline

@testable import VirtualTime

/// Darwin's ticks are nanoseconds of the virtual clock.
@MainActor
@Suite struct MachTimeTests {
  private let core = StageCore()

  /// 2.01 is a little less as a number than it says.
  @Test(arguments: [(0, 0), (1.5, 1_500_000_000), (2.01, 2_010_000_000)])
  func ticksAreCountedByTheClock(seconds: Double, ticks: UInt64) {
    core.becomeAmbient()
    core.run(until: Instant(seconds: seconds))
    #expect(mach_absolute_time() == ticks)
  }

  /// Code that measures may leave the answer unused.
  @Test func aTickLastsANanosecond() {
    var info = mach_timebase_info_data_t()
    #expect((info.numer, info.denom) == (0, 0))
    mach_timebase_info(&info)
    #expect((info.numer, info.denom) == (1, 1))
  }

  /// Other code compares it before it measures, with C's numbers.
  @Test func theAnswerIsSuccessAndNothingElse() {
    var info = mach_timebase_info_data_t()
    let answer = mach_timebase_info(&info)
    let failure: kern_return_t = 5
    #expect(answer == KERN_SUCCESS && answer != failure)
    let (isRefused, isFailure) = (answer != KERN_SUCCESS, answer == failure)
    #expect(!isRefused && !isFailure)
  }
}
