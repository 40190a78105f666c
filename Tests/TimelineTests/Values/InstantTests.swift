import Testing

import Timeline

@Suite struct InstantTests {
  @Test(arguments: [24, 25, 30, 48, 50, 60, 90, 100, 120])
  func wholeFrameRatesAreExact(framesPerSecond: Int64) {
    #expect(Instant.ticksPerSecond % framesPerSecond == 0)
  }
}
