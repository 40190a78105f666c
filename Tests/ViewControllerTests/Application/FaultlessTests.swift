import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Programs as app developers write them, all of them right: nobody complains.
@MainActor @Suite struct FaultlessTests {
  private let stage = Stage(device: .iPhone15)
  private let root = A()

  init() { stage.show(root) }

  private func expectNothing(_ film: Film) {
    #expect(film.faults.map(\.description) == [])
  }

  /// Forwards by hand, as tab-like containers do.
  final class Switcher: UIViewController {
    private(set) var current: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      current?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      current?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      current?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      current?.endAppearanceTransition()
    }

    func show(_ next: UIViewController) {
      let old = current
      current = next
      old?.willMove(toParent: nil)
      addChild(next)
      old?.beginAppearanceTransition(false, animated: true)
      next.beginAppearanceTransition(true, animated: true)
      next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
      view.addSubview(next.view)
      UIView.animate(withDuration: 0.3) {
        next.view.frame = self.view.bounds
        old?.view.alpha = 0
      } completion: { _ in
        old?.view.removeFromSuperview()
        old?.endAppearanceTransition()
        next.endAppearanceTransition()
        old?.removeFromParent()
        next.didMove(toParent: self)
      }
    }
  }

  @Test func aContainerThatForwardsByHand() throws {
    let switcher = Switcher()
    switcher.modalPresentationStyle = .fullScreen
    expectNothing(try stage.record { root.present(switcher, animated: true) })
    expectNothing(try stage.record { switcher.show(P()) })
    expectNothing(try stage.record { switcher.show(Q()) })
    let over = B()
    over.modalPresentationStyle = .fullScreen
    expectNothing(try stage.record { switcher.present(over, animated: true) })
    expectNothing(try stage.record { switcher.dismiss(animated: true) })
    let film = try stage.record { root.dismiss(animated: true) }
    expectNothing(film)
    #expect(film.appearances.filter { $0.hasPrefix("Q.") }.count == 2)
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet, .popover, .custom, .automatic,
    ],
    [Stage.Device.iPhone15, .iPadPro11]
  )
  func everyStyleThereAndBack(style: UIModalPresentationStyle, device: Stage.Device) throws {
    let stage = Stage(device: device)
    let root = A()
    stage.show(root)
    for isAnimated in [true, false] {
      let screens = (0..<2).map { _ in B() }
      var presenter: UIViewController = root
      for screen in screens {
        screen.modalPresentationStyle = style
        screen.popoverPresentationController?.sourceView = presenter.view
        screen.definesPresentationContext = true
        let from = presenter
        expectNothing(try stage.record { from.present(screen, animated: isAnimated) })
        presenter = screen
      }
      expectNothing(try stage.record { stage.rotate(to: .landscapeLeft) })
      expectNothing(try stage.record { stage.rotate(to: .portrait) })
      expectNothing(try stage.record { root.dismiss(animated: isAnimated) })
    }
    #expect(stage.window.subviews == [root.view])
  }

  /// Dims and blurs behind a card, and takes both away when it is gone.
  final class CardPresentation: UIPresentationController {
    private let dimming = UIView()
    private var picture: UIView?

    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 120)
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      if let picture = presentingViewController.view.snapshotView(afterScreenUpdates: false) {
        containerView.addSubview(picture)
        self.picture = picture
      }
      dimming.frame = containerView.bounds
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      if !completed { takeAway() }
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed { takeAway() }
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    private func takeAway() {
      dimming.removeFromSuperview()
      picture?.removeFromSuperview()
    }
  }

  @Test(arguments: [true, false])
  func aPresentationControllerOfOnesOwn(succeeds: Bool) throws {
    let (card, director) = (B(), Director())
    director.makesController = { CardPresentation(presentedViewController: $0, presenting: $1) }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    director.animator?.succeeds = succeeds
    expectNothing(try stage.record { root.present(card, animated: true) })
    #expect((root.presentedViewController == nil) != succeeds)
    guard succeeds else { return }
    director.animator?.succeeds = false
    expectNothing(try stage.record { root.dismiss(animated: true) })
    director.animator?.succeeds = true
    expectNothing(try stage.record { root.dismiss(animated: true) })
  }

  @Test func questionsOverSheetsOverScreens() throws {
    let (screen, sheet) = (B(), Third())
    screen.modalPresentationStyle = .fullScreen
    expectNothing(try stage.record { root.present(screen, animated: true) })
    expectNothing(try stage.record { screen.present(sheet, animated: true) })
    func question(_ title: String, _ then: @escaping () -> Void) -> UIAlertController {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in then() })
      return alert
    }
    let second = question("Really?") { [root] in root.dismiss(animated: true) }
    let first = question("Sure?") { sheet.present(second, animated: true) }
    expectNothing(try stage.record { sheet.present(first, animated: true) })
    expectNothing(try stage.record { first.choose(first.actions[0]) })
    #expect(sheet.presentedViewController === second)
    expectNothing(try stage.record { second.choose(second.actions[0]) })
    #expect(stage.window.subviews == [root.view])
  }

  /// A spinner over everything, put up while a screen comes and kept until the data is there.
  final class Loading: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let window = view.window else { return }
      let spinner = UIView(frame: window.bounds)
      spinner.backgroundColor = UIColor(white: 0, alpha: 0.3)
      window.addSubview(spinner)
    }
  }

  @Test func aSpinnerOverEverythingMayStay() throws {
    let screen = Loading()
    screen.modalPresentationStyle = .fullScreen
    expectNothing(try stage.record { root.present(screen, animated: true) })
    #expect(stage.window.subviews.count == 2)
  }

  @Test func aFrozenBackgroundMayStay() throws {
    let screen = B()
    screen.modalPresentationStyle = .fullScreen
    let film = try stage.record {
      if let picture = root.view.snapshotView(afterScreenUpdates: false) {
        screen.view.insertSubview(picture, at: 0)
      }
      root.present(screen, animated: true)
    }
    expectNothing(film)
  }

  @Test func anotherRootUnderAFadingPicture() throws {
    let home = P()
    let film = try stage.record { [stage] in
      let picture = stage.window.snapshotView(afterScreenUpdates: false)
      stage.window.rootViewController = home
      if let picture { home.view.addSubview(picture) }
      UIView.animate(withDuration: 0.3) {
        picture?.alpha = 0
      } completion: { _ in
        picture?.removeFromSuperview()
      }
    }
    expectNothing(film)
    let flipped = try stage.record { [stage, root] in
      UIView.transition(with: stage.window, duration: 0.4, options: .transitionFlipFromLeft) {
        stage.window.rootViewController = root
      }
    }
    expectNothing(flipped)
  }

  /// Unbalanced at first sight: the end comes with the other direction's begin.
  @Test func anAppearanceThatIsAborted() throws {
    let (manual, child) = (Manual(), C())
    stage.window.rootViewController = manual
    try stage.settle()
    manual.addChild(child)
    manual.view.addSubview(child.view)
    child.didMove(toParent: manual)
    let film = try stage.record {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    expectNothing(film)
    #expect(child.appearance.phase == .disappeared)
  }

  /// An old habit where a custom presentation leaves the presenter uninformed.
  ///
  /// [W] rule transition-context.appearance-by-hand
  @Test func aPresenterToldByHand() throws {
    let (card, director) = (B(), Director())
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    director.animator?.look = { context in
      let isComing = context.viewController(forKey: .to) === card
      let presenter = context.viewController(forKey: isComing ? .from : .to)
      presenter?.beginAppearanceTransition(!isComing, animated: true)
      UIView.animate(withDuration: 1) {
        context.containerView.backgroundColor = .clear
      } completion: { _ in
        presenter?.endAppearanceTransition()
      }
    }
    expectNothing(try stage.record { root.present(card, animated: true) })
    expectNothing(try stage.record { root.dismiss(animated: true) })
    #expect(root.appearance.phase == .appeared)
  }
}
