import Catalogue
import Foundation
import Geometry
import QuartzCore
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What is set between `beginAnimations` and `commitAnimations`, and for what it holds.
@MainActor
@Suite struct BlocklessAnimationTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []
    var pointers: [UnsafeMutableRawPointer?] = []

    func started(_ id: String?, _ context: UnsafeMutableRawPointer?) {
      heard.append("start \(id ?? "-")")
      pointers.append(context)
    }

    func stopped(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      heard.append("stop \(id ?? "-") \(finished.boolValue)")
      pointers.append(context)
    }

    func listen() {
      UIView.setAnimationDelegate(self)
      UIView.setAnimationWillStart(Selector("started", Listener.started))
      UIView.setAnimationDidStop(Selector("stopped", Listener.stopped))
    }
  }

  private let scene = Scenery()
  private let listener = Listener()

  private func found(_ key: String) -> CABasicAnimation? {
    scene.view.layer.animation(forKey: key) as? CABasicAnimation
  }

  /// The animation of a change after these settings.
  private func animation(_ settings: () -> Void) throws -> CABasicAnimation {
    UIView.beginAnimations(nil, context: nil)
    settings()
    scene.view.alpha = scene.view.alpha == 0 ? 1 : 0
    UIView.commitAnimations()
    return try #require(found("opacity"))
  }

  @Test(.evidence(.documented)) func eachSettingIsThatOfTheAnimation() throws {
    let plain = try animation {}
    #expect(plain.duration == 0.2 && plain.delay == 0 && !plain.autoreverses)
    let other = try animation {
      UIView.setAnimationDuration(3)
      UIView.setAnimationDelay(2)
      UIView.setAnimationRepeatCount(2.5)
      UIView.setAnimationRepeatAutoreverses(true)
    }
    #expect(other.duration == 3 && other.delay == 2)
    #expect(other.repeatCount == 2.5 && other.autoreverses)
    let back = try animation {
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatAutoreverses(false)
    }
    #expect(!back.autoreverses && back.duration == 0.2)
  }

  @Test(arguments: [0, -1, 1] as [Float]) func aCountOfNothingIsOnce(count: Float) throws {
    _ = try animation { UIView.setAnimationRepeatCount(count) }
    scene.advance(to: 0.19)
    #expect(found("opacity") != nil)
    scene.advance(to: 0.21)
    #expect(found("opacity") == nil)
  }

  /// At a quarter of the time.
  @Test(
    .evidence(.documented),
    arguments: [(.easeInOut, 0.12916), (.easeIn, 0.09346), (.easeOut, 0.37814), (.linear, 0.25)]
      as [(UIView.AnimationCurve, Double)]
  )
  func curvesArePacedAsTheirNamesSay(curve: UIView.AnimationCurve, progress: Double) throws {
    _ = try animation {
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(curve)
    }
    scene.advance(to: 0.25)
    #expect(isNear(scene.alpha, 1 - progress, within: 1e-4))
  }

  @Test(
    .evidence(.documented),
    arguments: [([], 0), ([true], 0.5), ([false], 0), ([true, false], 0)] as [([Bool], Double)]
  )
  func itBeginsWhereTheModelIsOrWhereTheViewIsSeen(settings: [Bool], start: Double) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    scene.advance(to: 0.5)
    UIView.beginAnimations(nil, context: nil)
    for setting in settings { UIView.setAnimationBeginsFromCurrentState(setting) }
    scene.view.alpha = 1
    UIView.commitAnimations()
    scene.stage.advance(by: 0)
    #expect(isNear(scene.alpha, start))
  }

  // MARK: What they hold for

  @Test(.evidence(.documented)) func oneInsideAnotherHasItsOwnSettings() {
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(2)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(1)
    scene.view.alpha = 0
    UIView.commitAnimations()
    scene.view.center.x += 10
    UIView.setAnimationDuration(3)
    scene.view.bounds.size.width += 10
    UIView.commitAnimations()
    scene.view.layer.cornerRadius = 9
    #expect(found("opacity")?.duration == 1 && found("position")?.duration == 2)
    #expect(found("bounds.size")?.duration == 3 && found("cornerRadius") == nil)
  }

  @Test func settingsWithoutABeginningAreNone() throws {
    UIView.setAnimationDuration(5)
    UIView.setAnimationRepeatCount(5)
    listener.listen()
    UIView.commitAnimations()
    let plain = try animation {}
    #expect(plain.duration == 0.2)
    scene.advance(to: 1)
    #expect(found("opacity") == nil && listener.heard.isEmpty)
  }

  @Test func settingsInsideABlockAreNotThoseAroundIt() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(3)
    UIView.animate(withDuration: 1) {
      UIView.setAnimationDuration(7)
      scene.view.alpha = 0
    }
    scene.view.center.x += 10
    UIView.commitAnimations()
    #expect(found("opacity")?.duration == 3, "a block has the time of the one around it")
    #expect(found("position")?.duration == 3)
  }

  // MARK: The delegate

  /// The start was told without a name and a context.
  @Test(.evidence(.documented)) func theDelegateIsToldOfTheStartAndTheEnd() {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    UIView.beginAnimations("fade", context: context)
    listener.listen()
    scene.view.alpha = 0
    #expect(listener.heard.isEmpty)
    UIView.commitAnimations()
    #expect(listener.heard == ["start fade"])
    scene.advance(to: 0.3)
    #expect(listener.heard == ["start fade", "stop fade true"])
    #expect(listener.pointers == [context, context])
  }

  @Test func anAnimationThatIsRemovedIsNotFinished() {
    UIView.beginAnimations(nil, context: nil)
    listener.listen()
    scene.view.alpha = 0
    UIView.commitAnimations()
    scene.view.layer.removeAllAnimations()
    scene.stage.advance(by: 0)
    #expect(listener.heard == ["start -", "stop - false"])
  }

  /// Without time, or with animations off, there is an end but no start.
  @Test(arguments: [true, false]) func whatDoesNotMoveDoesNotStart(isOff: Bool) {
    UIView.setAnimationsEnabled(!isOff)
    UIView.beginAnimations("cut", context: nil)
    UIView.setAnimationDuration(isOff ? 1 : 0)
    listener.listen()
    scene.view.alpha = 0
    UIView.setAnimationTransition(.flipFromLeft, for: scene.view, cache: true)
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    #expect(scene.view.layer.animationKeys() == nil && listener.heard.isEmpty)
    scene.stage.advance(by: 0)
    #expect(listener.heard == ["stop cut true"])
  }

  // MARK: Transitions

  @Test(
    .evidence(.documented),
    arguments: [
      (.none, nil), (.flipFromLeft, "Flip(from: Catalogue.Heading.left)"),
      (.flipFromRight, "Flip(from: Catalogue.Heading.right)"),
    ] as [(UIView.AnimationTransition, String?)]
  )
  func aTransitionIsDrawnInItsStyle(transition: UIView.AnimationTransition, style: String?) {
    let made = made(transition)
    #expect(made.map { "\($0.style)" } == style)
    #expect(made.map(\.duration) == style.map { _ in 3.0 })
  }

  @Test(arguments: [UIView.AnimationTransition.curlUp, .curlDown])
  func theCurlsAreEachOthersReverse(transition: UIView.AnimationTransition) {
    let style = made(transition)?.style
    #expect((style is CurlUp) == (transition == .curlUp))
    #expect((style is Reversed<CurlUp>) == (transition == .curlDown))
  }

  private func made(_ transition: UIView.AnimationTransition) -> CATransition? {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(3)
    UIView.setAnimationTransition(transition, for: scene.view, cache: false)
    UIView.commitAnimations()
    return scene.view.layer.animation(forKey: "transition") as? CATransition
  }
}
