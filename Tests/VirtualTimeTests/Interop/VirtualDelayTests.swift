import Testing

@testable import VirtualTime

/// The delay a timer was made with does not depend on how busy the machine is.
@Suite struct VirtualDelayTests {
  @Test(arguments: [2, 1.5, 0.3, 0.25, 0.33, 0.016, 10])
  func `what is left in a short turn gives back what was asked for`(delay: Double) {
    for spent in [0, 0.0001, 0.0008] {
      let found = VirtualDelay.roundest(from: delay - spent, within: spent + 0.0001)
      #expect(abs(found - delay) < 1e-12, "after \(spent) s of real time")
    }
  }

  @Test(arguments: [2, 1.5, 0.5, 4])
  func `a slow turn still gives back a round delay`(delay: Double) {
    #expect(VirtualDelay.roundest(from: delay - 0.06, within: 0.07) == delay)
  }

  @Test func `what is past fires at once`() {
    #expect(VirtualDelay.roundest(from: -0.2, within: 1) == 0)
  }

  @Test func `a turn of unknown age rounds to 5 ms`() {
    #expect(VirtualDelay.roundest(from: 0.3296, within: 3) == 0.33)
  }
}
