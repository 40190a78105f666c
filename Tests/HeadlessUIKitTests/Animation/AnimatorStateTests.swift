import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule animator.state-table: what each call does in each state, as one table.
@MainActor
@Suite struct AnimatorStateTests {
  enum Start: String, Sendable {
    case inactive, running, paused, stopped
  }

  enum Call: String, CaseIterable, Sendable {
    case start, pause, scrub, stop, stopAndFinish, finish, `continue`, reverse, add
  }

  enum Outcome: String, Sendable {
    case inactive, running, paused, stopped
    /// UIKit raises an exception.
    case raises
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let call: Call
    let from: Start
    let to: Outcome

    var testDescription: String { "\(call) when \(from): \(to)" }

    init(_ call: Call, _ from: Start, _ to: Outcome) {
      (self.call, self.from, self.to) = (call, from, to)
    }
  }

  private nonisolated static let rows: [Row] = [
    Row(.start, .inactive, .running), Row(.start, .running, .running),
    Row(.start, .paused, .running), Row(.start, .stopped, .raises),
    Row(.pause, .inactive, .paused), Row(.pause, .running, .paused),
    Row(.pause, .paused, .paused), Row(.pause, .stopped, .raises),
    Row(.scrub, .inactive, .paused), Row(.scrub, .running, .paused),
    Row(.scrub, .paused, .paused), Row(.scrub, .stopped, .raises),
    Row(.stop, .inactive, .inactive), Row(.stop, .running, .stopped),
    Row(.stop, .paused, .stopped), Row(.stop, .stopped, .stopped),
    Row(.stopAndFinish, .inactive, .inactive), Row(.stopAndFinish, .running, .inactive),
    Row(.stopAndFinish, .paused, .inactive), Row(.stopAndFinish, .stopped, .inactive),
    Row(.finish, .inactive, .raises), Row(.finish, .running, .raises),
    Row(.finish, .paused, .raises), Row(.finish, .stopped, .inactive),
    Row(.continue, .inactive, .raises), Row(.continue, .running, .raises),
    Row(.continue, .paused, .running), Row(.continue, .stopped, .raises),
    Row(.reverse, .inactive, .inactive), Row(.reverse, .running, .running),
    Row(.reverse, .paused, .paused), Row(.reverse, .stopped, .stopped),
    Row(.add, .inactive, .inactive), Row(.add, .running, .running),
    Row(.add, .paused, .paused), Row(.add, .stopped, .raises),
  ]

  private func bring(_ animator: UIViewPropertyAnimator, to state: Start) {
    switch state {
    case .inactive: break
    case .running: animator.startAnimation()
    case .paused: animator.pauseAnimation()
    case .stopped:
      animator.startAnimation()
      animator.stopAnimation(false)
    }
  }

  private func perform(_ call: Call, _ animator: UIViewPropertyAnimator, _ view: UIView) {
    switch call {
    case .start: animator.startAnimation()
    case .pause: animator.pauseAnimation()
    case .scrub: animator.fractionComplete = 0.3
    case .stop: animator.stopAnimation(false)
    case .stopAndFinish: animator.stopAnimation(true)
    case .finish: animator.finishAnimation(at: .current)
    case .continue: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .reverse: animator.isReversed = true
    case .add: animator.addAnimations { view.alpha = 0.5 }
    }
  }

  private func outcome(_ animator: UIViewPropertyAnimator) -> Outcome {
    switch animator.state {
    case .inactive: .inactive
    case .stopped: .stopped
    case .active: animator.isRunning ? .running : .paused
    }
  }

  @Test(.rule("animator.state-table", .documented), arguments: rows)
  func `a call in a state`(row: Row) throws {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 200
    }
    bring(animator, to: row.from)
    var found: Outcome?
    do {
      try scene.stage.record(for: 0) {
        perform(row.call, animator, scene.view)
        found = outcome(animator)
      }
    } catch is Stage.UIKitException {
      found = .raises
    }
    #expect(found == row.to)
    animator.stopAnimation(true)
  }

  @Test func `every call is tried in every state`() {
    #expect(Self.rows.count == Call.allCases.count * 4)
  }

  @Test(.rule("animator.running", .documented))
  func `an outer animator's running one inherits its duration`() {
    let scene = Scenery()
    let other = UIView()
    scene.stage.window.addSubview(other)
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      inner = .runningPropertyAnimator(withDuration: 0.1, delay: 0) { other.alpha = 0 }
    }
    #expect(inner?.duration == 2)
    scene.advance(to: 3)
    let free = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.1,
      delay: 0,
      options: .overrideInheritedDuration
    ) { other.alpha = 1 }
    #expect(free.duration == 0.1)
    scene.advance(to: 4)
  }

  @Test(.rule("animator.completions", .documented))
  func `completions hear the end they came to, each once`() {
    let scene = Scenery()
    var heard: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    animator.addCompletion { heard.append($0) }
    animator.addCompletion { heard.append($0) }
    animator.startAnimation()
    scene.advance(to: 0.25)
    animator.isReversed = true
    scene.advance(to: 0.4)
    animator.isReversed = false
    scene.advance(to: 3)
    #expect(heard == [.end, .end])
    // Used once more, it has to be told anew what to move and whom to tell.
    animator.addAnimations { scene.view.alpha = 1 }
    animator.addCompletion { heard.append($0) }
    animator.startAnimation()
    scene.advance(to: 5)
    #expect(heard == [.end, .end, .end])
    #expect(scene.alpha == 1)
  }

  @Test(.rule("animator.reversed", .documented))
  func `what is scrubbed backwards and released reversed ends at the start`() {
    let scene = Scenery()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      scene.view.center.x = 250
    }
    animator.addCompletion { position = $0 }
    for fraction in [0.2, 0.6, 0.4] {
      animator.fractionComplete = fraction
      scene.stage.advance(by: 0.05)
      #expect(isNear(scene.x, 50 + 200 * fraction))
    }
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.stage.advance(by: 2)
    #expect(scene.x == 50)
    #expect(position == .start)
  }

  @Test(.rule("animator.fraction", .reported))
  func `the fraction is counted the way the animation runs`() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.startAnimation()
    scene.advance(to: 0.3)
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, 0.3))
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.7))
    #expect(isNear(scene.x, 110), "what is shown stays")
    animator.fractionComplete = 0.9
    scene.stage.advance(by: 0)
    #expect(isNear(scene.x, 70))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.stage.advance(by: 0.05)
    #expect(isNear(animator.fractionComplete, 0.95))
    animator.isReversed = false
    #expect(isNear(animator.fractionComplete, 0.05))
    scene.stage.advance(by: 0.95)
    #expect(scene.x == 250)
  }

  @Test(.rule("animator.reversed", .documented))
  func `reversed before it starts, it runs from the end values to the start values`() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.isReversed = true
    animator.fractionComplete = 0.25
    scene.stage.advance(by: 0)
    #expect(isNear(scene.x, 200))
    animator.startAnimation()
    scene.stage.advance(by: 1)
    #expect(scene.x == 50)
    #expect(scene.view.center.x == 50)
  }

  @Test(.rule("animator.completions", .documented))
  func `an animator outside of any window moves nothing but still ends`() {
    let stage = Stage()
    let view = UIView()
    var ended = false
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(ended)
    #expect(view.alpha == 0)
  }

  @Test(.rule("animator.released-while-paused", .documented))
  func `an animator that has ended may be stopped and finished once more`() throws {
    let stage = Stage(device: .iPhone15)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    @MainActor final class Owner {
      let animator: UIViewPropertyAnimator
      init(_ view: UIView) {
        animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
      }
      isolated deinit {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
    }
    var owner: Owner?
    let film = try stage.record { owner = Owner(view) }
    #expect(film.duration == 0.2)
    #expect(owner?.animator.state == .inactive)
    owner = nil
    #expect(stage.faults.map(\.severity) == [.warning])
    #expect(view.alpha == 0)
  }

  @Test(.rule("animator.state-table", .documented))
  func `finishing an animator that was never stopped raises`() {
    let stage = Stage(device: .iPhone15)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {}
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { animator.finishAnimation(at: .end) }
    }
    #expect(animator.state == .inactive)
  }

  @Test(.rule("animator.stop", .documented))
  func `stopping an animator that is not active does nothing`() throws {
    let stage = Stage(device: .iPhone15)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {}
    try stage.record { animator.stopAnimation(false) }
    #expect(animator.state == .inactive)
    #expect(stage.faults.isEmpty)
  }
}
