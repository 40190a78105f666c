import Testing

import Timeline

@Suite struct FrictionTests {
  @Test func motionApproachesTheWholeDistance() {
    let friction = Friction.normal
    expectClose(
      friction.motion(at: 60, velocity: 900).distance,
      friction.distance(velocity: 900),
      within: 1e-9
    )
  }

  @Test func settlingLeavesTheAskedDistance() {
    let friction = Friction.fast
    let time = friction.settlingDuration(velocity: 1200, epsilon: 0.5)
    let left =
      friction.distance(velocity: 1200) - friction.motion(at: time, velocity: 1200).distance
    expectClose(left, 0.5, within: 1e-9)
  }

  /// Apple's sum of millisecond steps and the integral differ by half a step.
  @Test func projectionIsNearTheWholeDistance() {
    let projected = Friction.projection(velocity: 1000)
    expectClose(projected, 499, within: 1e-9)
    expectClose(Friction.normal.distance(velocity: 1000), projected, within: 1)
  }

  @Test func rubberBandsResistMoreTheFurtherTheyArePulled() {
    let band = RubberBand()
    let shown = stride(from: 0.0, through: 2000, by: 50).map {
      band.offset(pulling: $0, dimension: 800)
    }
    let gains = zip(shown, shown.dropFirst()).map { $1 - $0 }
    #expect(zip(gains, gains.dropFirst()).allSatisfy { $0 > $1 })
    #expect(shown.allSatisfy { $0 < 800 })
    expectClose(
      band.offset(pulling: 100, dimension: 800),
      (1 - 1 / (100 * 0.55 / 800 + 1)) * 800,
      within: 1e-12
    )
  }

  @Test func rubberBandsLeadBackAndMirror() {
    let band = RubberBand()
    for pull in [-300.0, 0, 12, 700] {
      let shown = band.offset(pulling: pull, dimension: 500)
      expectClose(band.pull(showing: shown, dimension: 500), pull, within: 1e-9)
      #expect(band.offset(pulling: -pull, dimension: 500) == -shown)
    }
    #expect(band.position(of: 40, within: 0...100, dimension: 500) == 40)
    #expect(band.position(of: 110, within: 0...100, dimension: 500) < 110)
  }

  @Test func frictionlessSlidesEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Friction(drag: 1) }
  }
}
