import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Much at once, often, and again.
@MainActor
@Suite struct StressTests {
  private func film(on stage: Stage) throws -> Film {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    return try stage.record {
      UIView.animate(
        withDuration: 0.6,
        delay: 0.1,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 1,
        animations: { view.center.y += 300 }
      )
      stage.schedule(at: 0.3) {
        UIView.animate(withDuration: 0.4) { view.transform = .init(rotationAngle: 1) }
      }
    }
  }

  @Test func `the same film twice, whatever other stages do meanwhile`() throws {
    let first = try film(on: Stage(device: .iPhone15))
    let (stage, other) = (Stage(device: .iPhone15), Stage(device: .iPadPro11))
    let stray = UIView()
    other.window.addSubview(stray)
    UIView.animate(withDuration: 3) { stray.alpha = 0 }
    other.advance(by: 0.7)
    let second = try film(on: stage)
    #expect(first.frames.map(\.scene.root.digest) == second.frames.map(\.scene.root.digest))
    #expect(first.events == second.events)
  }

  @Test func `two stages taken by turns are as one after the other`() {
    func make() -> (Stage, UIView) {
      let stage = Stage(device: .iPhone15)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.advance(by: 0)
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      stage.advance(by: 0)
      return (stage, view)
    }
    func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
    let alone = make()
    let expected = (0..<10).map { _ in
      alone.0.advance(by: 0.1)
      return x(alone.1)
    }
    let (a, b) = (make(), make())
    var seen: (a: [CGFloat], b: [CGFloat]) = ([], [])
    for _ in 0..<10 {
      a.0.advance(by: 0.1)
      seen.a.append(x(a.1))
      b.0.advance(by: 0.1)
      seen.b.append(x(b.1))
    }
    #expect(seen.a == expected)
    #expect(seen.b == expected)
  }

  @Test func `ten thousand commits leave nothing behind`() {
    let stage = Stage(device: .iPhone15)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    weak var first: UIView?
    weak var last: UIView?
    // Each round has two commits at least: one starts the animation, one ends it.
    for commit in 0..<5_000 {
      let passing = UIView()
      if commit == 0 { first = passing }
      last = passing
      view.addSubview(passing)
      UIView.animate(withDuration: 0.001) { passing.alpha = 0.5 }
      stage.advance(by: 0.002)
      passing.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    #expect(first == nil)
    #expect(last == nil)
    #expect(view.layer.children.isEmpty)
    #expect(stage.core.animations.entries.isEmpty)
    #expect(stage.core.queue.isSettled)
  }
}
