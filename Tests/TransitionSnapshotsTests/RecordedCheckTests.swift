import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import TransitionSnapshots

/// The checks on what an app's own code did: each passes on the sound version and speaks of the
/// faulty one.
@MainActor
@Suite struct RecordedCheckTests {
  let scenery = MovingBox()

  private func said(_ film: Film, _ check: TransitionCheck) throws -> String {
    try complaints(about: film, check).map(\.description).joined(separator: "\n")
  }

  @Test func aStartThatJumps() throws {
    let before = try scenery.stage.restingScene()
    #expect(try said(scenery.film { $0.center.y = 100 }, .starts(on: before)).isEmpty)
    let resting = try scenery.stage.restingScene()
    let jump = try scenery.stage.record {
      scenery.box.center.x = 60
      UIView.animate(withDuration: 0.2) { scenery.box.center.y = 20 }
    }
    #expect(try said(jump, .starts(on: resting)).contains("the first frame is not the resting"))
  }

  @Test func anEndThatJumps() throws {
    #expect(try said(scenery.film { $0.center.y = 100 }, .endsWhereItSettles).isEmpty)
    let jump = try scenery.stage.record {
      UIView.animate(withDuration: 0.2) {
        scenery.box.center.y = 20
      } completion: { _ in
        scenery.box.isHidden = true
      }
    }
    #expect(try said(jump, .endsWhereItSettles).contains("the end is not the settled frame"))
  }

  @Test func aRestThatIsNotTheOneExpected() throws {
    let film = try scenery.film { $0.center.y = 100 }
    #expect(try said(film, .settles(on: scenery.stage.restingScene())).isEmpty)
    scenery.box.backgroundColor = .green
    let other = try scenery.stage.restingScene()
    #expect(try said(film, .settles(on: other)).contains("the settled frame is not the resting"))
  }

  @Test func aJumpOnTheWay() throws {
    #expect(try said(scenery.film { $0.center.y = 150 }, .isContinuous()).isEmpty)
    let jump = try scenery.stage.record {
      UIView.animate(withDuration: 0.4) { scenery.box.center.x = 90 }
      scenery.stage.schedule(at: 0.2) { scenery.box.center.y -= 80 }
    }
    #expect(try said(jump, .isContinuous()).contains("UIView jumps 80 of 80 points (100%)"))
  }

  @Test func aWayBackThatIsAnother() throws {
    let there = try scenery.film { $0.center.y = 100 }
    #expect(try said(scenery.film { $0.center.y = 20 }, .reverses(there)).isEmpty)
    let other = try scenery.film(.curveEaseIn) { $0.center.y = 100 }
    #expect(try said(other, .reverses(there)).contains("is not its mirror image"))
  }

  @Test func aViewLeftBehind() throws {
    let before = try scenery.stage.restingScene()
    let clean = try film(removingTheDimming: true)
    #expect(try said(clean, .leavesNothing(besides: before)).isEmpty)
    let words = try said(film(removingTheDimming: false), .leavesNothing(besides: before))
    #expect(words.contains("left behind or changed:"))
    #expect(words.contains("DimmingView"))
  }

  private func film(removingTheDimming removes: Bool) throws -> Film {
    let dimming = DimmingView(frame: scenery.root.view.bounds)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    return try scenery.stage.record {
      scenery.root.view.addSubview(dimming)
      UIView.animate(withDuration: 0.2) {
        dimming.alpha = 0.5
      } completion: { _ in
        if removes { dimming.removeFromSuperview() }
      }
    }
  }

  @Test func anAppearanceThatNeverEnds() throws {
    let child = UIViewController()
    scenery.root.addChild(child)
    let sound = try scenery.stage.record {
      scenery.root.view.addSubview(child.view)
      child.didMove(toParent: scenery.root)
    }
    #expect(try said(sound, .balancesCallbacks).isEmpty)
    let halfway = try scenery.stage.record {
      child.beginAppearanceTransition(false, animated: true)
    }
    #expect(
      try said(halfway, .balancesCallbacks).contains(
        "got viewWillDisappear, but never viewDidDisappear"
      )
    )
  }

  @Test func aSecondPresentation() throws {
    let sound = try scenery.stage.record {
      scenery.root.present(UIViewController(), animated: true)
    }
    #expect(try said(sound, .faultless).isEmpty)
    let twice = try scenery.stage.record {
      scenery.root.present(UIViewController(), animated: true)
    }
    #expect(try said(twice, .faultless).contains("has no faults: "))
  }

  @Test(arguments: [(1, ""), (2, "was called 2 times"), (0, "was never called")])
  func anAnimatorThatCountsWrong(completions: Int, words: String) throws {
    let director = Director()
    director.isInteractive = false
    director.completions = completions
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = director
    let film = try scenery.stage.record { scenery.root.present(detail, animated: true) }
    let found = try said(film, .completesOnce)
    #expect(words.isEmpty ? found.isEmpty : found.contains(words), "\(found)")
  }

  @Test(arguments: [true, false])
  func aPresentationThatIsCancelled(cancels: Bool) throws {
    let director = Director()
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = director
    detail.view.backgroundColor = .green
    let before = try scenery.stage.restingScene()
    let film = try scenery.stage.record {
      scenery.root.present(detail, animated: true)
      scenery.stage.schedule(at: 0.1) { director.hand.update(0.4) }
      scenery.stage.schedule(at: 0.2) { cancels ? director.hand.cancel() : director.hand.finish() }
    }
    #expect(try said(film, .cancels(to: before)).isEmpty == cancels)
    #expect(try said(film, .balancesCallbacks).isEmpty)
    #expect(try said(film, .faultless).isEmpty)
  }
}

final class DimmingView: UIView {}

/// A red box on a small white screen.
@MainActor struct MovingBox {
  let stage = Stage(device: .init(width: 100, height: 200, scale: 1))
  let root = UIViewController()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    root.view.backgroundColor = .white
    box.backgroundColor = .red
    root.view.addSubview(box)
    stage.show(root)
  }

  func film(
    _ options: UIView.AnimationOptions = [],
    _ change: @escaping (UIView) -> Void
  ) throws -> Film {
    try stage.record {
      UIView.animate(withDuration: 0.5, delay: 0, options: options) { change(box) }
    }
  }
}

/// Fades a screen in, as far as a hand says.
private final class Director: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let hand = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var completions = 1

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? hand : nil }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      for _ in 0..<self.completions {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
