import Testing
import UIKit

@MainActor
@Suite struct MotionsTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  @Test func anOrbitIsHalfRoundAtHalfItsTime() {
    Motions.orbit(view.layer, around: CGPoint(x: 200, y: 300), radius: 50)
    stage.advance(by: 1)
    #expect(abs(shown.position.x - 150) < 0.05)
    #expect(abs(shown.position.y - 300) < 0.05)
    stage.advance(by: 1)
    #expect(shown.position == view.layer.position)
  }

  @Test func aGroupRunsItsPartsOnOneClock() {
    view.layer.speed = 1
    Motions.pop(view.layer)
    stage.advance(by: 0.1)
    // The parts without a timing function of their own run evenly.
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    #expect(abs(shown.transform.m11 - 0.75) < 1e-6)
    stage.advance(by: 0.2)
    #expect(shown.opacity == 0)
    stage.advance(by: 0.2)
    #expect(shown.opacity == 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aSpringLastsUntilItSettles() throws {
    var settling = 0.0
    let film = try stage.record { settling = Motions.bounce(view, to: 400).settlingDuration }
    #expect(abs(film.duration - settling) < 1e-6)
    #expect(view.layer.position.y == 400)
  }

  @Test func aSpringOvershootsAsItsFormulaSays() {
    Motions.bounce(view, to: 400)
    // Mass 1, stiffness 100, damping 10: the first turn lies π/ω later, ω² = 100 − 25.
    stage.advance(by: .pi / 75.0.squareRoot())
    let overshoot = exp(-5 * .pi / 75.0.squareRoot())
    #expect(abs(shown.position.y - (400 + 250 * overshoot)) < 0.01)
  }

  @Test func aShimmerPassesTheMiddle() throws {
    let gradient = Motions.shimmer(view)
    stage.advance(by: 0.5)
    let locations = try #require(gradient.presentation()?.locations).map(\.doubleValue)
    for (location, expected) in zip(locations, [0.4, 0.5, 0.6]) {
      #expect(abs(location - expected) < 1e-6)
    }
  }

  @Test func anEndlessLoaderIsFilmedForAsLongAsAsked() throws {
    var loader: (dots: CAReplicatorLayer, dot: CALayer)?
    let film = try stage.record(for: 1, fps: 10) { loader = Motions.loader(in: view) }
    #expect(film.frames.count == 11)
    let dot = try #require(loader?.dot.presentation())
    // Down in 0.6 s, on its way up for 0.4 s.
    #expect(abs(Double(dot.opacity) - 0.4 / 0.6) < 1e-5)
  }

  @Test func piecesFlyAndAreClearedAway() throws {
    var ended = false
    var most = 0
    let film = try stage.record {
      Motions.explode(view, columns: 4, rows: 3) { ended = true }
      most = stage.window.subviews.count
    }
    #expect(most == 13)
    #expect(ended)
    #expect(stage.window.subviews.count == 1)
    #expect(film.duration == 0.5)
  }
}
