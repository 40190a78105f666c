import Testing
import UIKit

@MainActor
@Suite struct LoaderTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private var shown: CALayer { view.layer.presentation()! }

  @Test func theEndsOfTheRingChaseEachOther() throws {
    let loader = RingLoader(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(loader)
    stage.advance(by: 0)
    loader.startAnimating()
    stage.advance(by: 0.5)
    let ring = try #require(loader.ring.presentation())
    #expect(ring.strokeEnd == 0.5)
    #expect(ring.strokeStart == 0)
    stage.advance(by: 0.5)
    let later = try #require(loader.ring.presentation())
    #expect(later.strokeStart == 0.5)
    #expect(abs(later.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0) - .pi < 1e-6)
    stage.advance(by: 0.75)
    #expect(loader.ring.presentation()?.strokeEnd ?? 0 < 0.5, "the next round has begun")
    loader.stopAnimating()
    stage.advance(by: 0)
    #expect(loader.ring.presentation()?.strokeEnd == 1)
  }

  @Test func dotsHaveALoadOfTheirOwn() {
    let loader = DotsLoader(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stage.window.addSubview(loader)
    stage.advance(by: 0.4)
    #expect(loader.dot.presentation()?.opacity == 1)
    stage.advance(by: 0.2)
    #expect(abs((loader.dot.presentation()?.opacity ?? 0) - 0.6) < 1e-6)
  }

  @Test func aShakeEndsWhereItBegan() {
    view.shake()
    stage.advance(by: 0.05)
    #expect(abs(shown.position.x - 160) < 1e-6)
    stage.advance(by: 0.05)
    #expect(abs(shown.position.x - 140) < 1e-6)
    stage.advance(by: 0.3)
    #expect(shown.position.x == 150)
    #expect(view.layer.animation(forKey: "shake") == nil)
  }

  @Test func aPulseGoesAndComesBack() {
    view.beat()
    stage.advance(by: 0)
    #expect(abs(shown.affineTransform().a - 0.98) < 1e-9)
    stage.advance(by: 0.79)
    #expect(view.layer.animation(forKey: "pulse") is CASpringAnimation)
    stage.advance(by: 0.02)
    #expect(view.layer.animation(forKey: "pulse") == nil)
  }

  @Test func antsMarchByOnePattern() {
    let ants = view.march()
    stage.advance(by: 0.375)
    #expect(ants.presentation()?.lineDashPhase == 5)
    stage.advance(by: 0.75)
    #expect(ants.presentation()?.lineDashPhase == 5)
  }

  @Test func aRippleClearsItselfAway() throws {
    var ended: TimeInterval?
    let film = try stage.record {
      view.ripple(at: CGPoint(x: 20, y: 20)) { ended = self.stage.now }
    }
    #expect(ended == 0.6)
    #expect(film.duration == 0.6)
    #expect(view.layer.sublayers == nil)
  }
}
