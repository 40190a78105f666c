import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the setting about motion changes.
@MainActor @Suite struct ReducedMotionTests {
  private let stage = Stage(device: .iPhone15)
  private let first = UIViewController()
  private let second = UIViewController()

  @Test(
    .rule("accessibility.cross-fade", .documented),
    arguments: [
      (Stage.Motion.full, false, false), (.reduced, true, false), (.crossFade, true, true),
    ]
  )
  func appsAreTold(motion: Stage.Motion, isReduced: Bool, fades: Bool) {
    stage.motion = motion
    #expect(UIAccessibility.isReduceMotionEnabled == isReduced)
    #expect(UIAccessibility.prefersCrossFadeTransitions == fades)
    let other = Stage(device: .iPhone15)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    withExtendedLifetime(other) {}
  }

  @Test(.rule("accessibility.cross-fade", .documented)) func everyChangeIsPosted() {
    var heard: [String] = []
    let names = [
      ("reduce", UIAccessibility.reduceMotionStatusDidChangeNotification),
      ("fade", UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
    ]
    let observers = names.map { word, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    for motion in [Stage.Motion.reduced, .reduced, .crossFade, .full] {
      stage.motion = motion
      heard.append("\(motion)")
    }
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(
      heard == [
        "reduce", "reduced", "reduced", "fade", "crossFade", "reduce", "fade", "full",
      ]
    )
  }

  /// The upper screen's place and opacity half-way.
  private func half(
    of upper: UIViewController,
    at time: TimeInterval,
    _ body: () -> Void
  ) throws -> (x: CGFloat, y: CGFloat, opacity: CGFloat, duration: TimeInterval) {
    var seen: (CGFloat, CGFloat, CGFloat) = (.nan, .nan, .nan)
    stage.schedule(at: time) {
      let values = upper.view.layer.presentedValues
      seen = (
        values.position.x - upper.view.bounds.width / 2,
        values.position.y - upper.view.bounds.height / 2, CGFloat(values.opacity)
      )
    }
    let film = try stage.record(body)
    return (seen.0, seen.1, seen.2, film.duration)
  }

  @Test(.rule("accessibility.cross-fade", .inferred)) func aPushAndAPopFade() throws {
    let stack = UINavigationController(rootViewController: first)
    stage.show(stack)
    stage.motion = .crossFade
    let push = try half(of: second, at: 0.175) { stack.pushViewController(second, animated: true) }
    #expect(push.x == 0 && abs(push.opacity - 0.5) < 1e-6 && abs(push.duration - 0.35) < 1e-9)
    #expect(second.view.alpha == 1 && second.view.frame == stack.view.bounds)
    let pop = try half(of: second, at: 0.175) { stack.popViewController(animated: true) }
    #expect(pop.x == 0 && abs(pop.opacity - 0.5) < 1e-6 && abs(pop.duration - 0.35) < 1e-9)
    #expect(second.view.alpha == 1 && second.view.superview == nil)
    stage.motion = .reduced
    let slide = try half(of: second, at: 0.1) { stack.pushViewController(second, animated: true) }
    #expect(slide.x > 0 && slide.opacity == 1)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("accessibility.cross-fade", .inferred), arguments: [true, false])
  func titlesOfTheBarFadeAsWell(isLarge: Bool) throws {
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = isLarge
    (first.title, second.title) = ("Inbox", "Message")
    stage.show(stack)
    for motion in [Stage.Motion.crossFade, .full] {
      stage.motion = motion
      var moved = false
      stage.schedule(at: 0.1) { moved = hasMoved(stack.navigationBar) }
      try stage.record { stack.pushViewController(second, animated: true) }
      #expect(moved == (motion == .full))
      stage.schedule(at: 0.1) { moved = hasMoved(stack.navigationBar) }
      try stage.record { stack.popViewController(animated: true) }
      #expect(moved == (motion == .full))
    }
  }

  private func hasMoved(_ view: UIView) -> Bool {
    !CATransform3DIsIdentity(view.layer.presentedValues.transform)
      || view.subviews.contains { hasMoved($0) }
  }

  /// Under a finger the screen moves: what fades cannot be held.
  @Test(.rule("accessibility.cross-fade", .inferred)) func aFingerStillPops() throws {
    let stack = UINavigationController(rootViewController: first)
    stage.show(stack)
    try stage.record { stack.pushViewController(second, animated: true) }
    stage.motion = .crossFade
    let held = try half(of: second, at: 0.25) {
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.5)
    }
    #expect(held.x > 100 && held.opacity == 1)
    #expect(stack.viewControllers == [first])
  }

  @Test(
    .rule("accessibility.cross-fade", .inferred),
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet]
  )
  func aCoverFades(style: UIModalPresentationStyle) throws {
    stage.show(first)
    stage.motion = .crossFade
    second.modalPresentationStyle = style
    var tops: [CGFloat] = []
    stage.schedule(at: 0.1) {
      tops.append(second.view.convert(CGPoint.zero, to: nil).y)
    }
    let film = try stage.record { first.present(second, animated: true) }
    tops.append(second.view.convert(CGPoint.zero, to: nil).y)
    #expect(tops[0] == tops[1] && abs(film.duration - 0.35) < 1e-9)
    let back = try stage.record { first.dismiss(animated: true) }
    #expect(abs(back.duration - 0.35) < 1e-9 && second.view.window == nil)
    #expect(stage.faults.isEmpty)
  }
}
