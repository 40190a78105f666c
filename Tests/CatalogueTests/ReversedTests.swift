import Catalogue
import Scene
import Testing

@Suite struct ReversedTests {
  @Test(arguments: [0.1, 0.5, 0.9])
  func aDismissalIsThePresentationBackwards(progress: Double) {
    let push = NavigationPush()
    let pop = push.reversed()
    let there = push.scene(from: Samples.before, to: Samples.after, progress: 1 - progress)
    let back = pop.scene(from: Samples.after, to: Samples.before, progress: progress)
    #expect(there.digest == back.digest)
  }

  @Test func aDismissedCoverIsARevealDown() {
    let dismissed = CoverVertical().reversed()
    for progress in [0.25, 0.5] {
      #expect(
        dismissed.scene(from: Samples.before, to: Samples.after, progress: progress)
          == Reveal(.down).scene(from: Samples.before, to: Samples.after, progress: progress)
      )
    }
  }
}
