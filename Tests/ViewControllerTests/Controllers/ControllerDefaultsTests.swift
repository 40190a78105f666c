import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What controllers, coordinators and their companions say unless they are told otherwise.
@MainActor @Suite struct ControllerDefaultsTests {
  private let stage = Stage(device: .iPhone15)

  @Test(.evidence(.documented)) func aControllerStartsWithItsDefaults() {
    let screen = UIViewController()
    #expect(!screen.isViewLoaded && screen.title == nil && screen.nibName == nil)
    #expect(!screen.hidesBottomBarWhenPushed && screen.automaticallyAdjustsScrollViewInsets)
    #expect(screen.edgesForExtendedLayout == .all && !screen.extendedLayoutIncludesOpaqueBars)
    #expect(screen.additionalSafeAreaInsets == .zero && screen.preferredContentSize == .zero)
    #expect(!screen.definesPresentationContext)
    #expect(!screen.providesPresentationContextTransitionStyle)
    #expect(!screen.modalPresentationCapturesStatusBarAppearance && !screen.isModalInPresentation)
    #expect(screen.modalTransitionStyle == .coverVertical && !screen.isEditing)
    #expect(screen.shouldAutomaticallyForwardAppearanceMethods && screen.shouldAutorotate)
    #expect(screen.shouldAutomaticallyForwardRotationMethods())
    #expect(screen.shouldPerformSegue(withIdentifier: "a", sender: nil))
    #expect(screen.viewRespectsSystemMinimumLayoutMargins && screen.toolbarItems == nil)
    #expect(screen.preferredStatusBarStyle == .default && !screen.prefersStatusBarHidden)
    #expect(screen.preferredStatusBarUpdateAnimation == .fade)
    #expect(!screen.prefersHomeIndicatorAutoHidden && screen.extensionContext == nil)
    #expect(screen.preferredScreenEdgesDeferringSystemGestures.isEmpty)
    #expect(screen.overrideUserInterfaceStyle == .unspecified && screen.next == nil)
    #expect(!screen.isViewLoaded, "none of these has loaded the view")
  }

  @Test(.evidence(.documented)) func onlyFormSheetsKeepTheKeyboard() {
    let screen = UIViewController()
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .popover]
    let keeps = styles.map { style in
      screen.modalPresentationStyle = style
      return screen.disablesAutomaticKeyboardDismissal
    }
    #expect(keeps == [false, false, true, false])
  }

  @Test(.evidence(.documented)) func orientationsAreThoseOfTheDevice() {
    stage.advance(by: 0)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIViewController().preferredInterfaceOrientationForPresentation == .portrait)
    let pad = Stage(device: .iPadPro11)
    pad.advance(by: 0)
    #expect(UIViewController().supportedInterfaceOrientations == .all)
  }

  private final class Turning: UIViewController {
    var heard: (any UIViewControllerTransitionCoordinator)?

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard = coordinator
    }
  }

  @Test(.evidence(.documented)) func aRotationIsNoInteraction() throws {
    let screen = Turning()
    stage.show(screen)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    let turn = try #require(screen.heard)
    #expect(turn.isAnimated && !turn.isInteractive && !turn.initiallyInteractive)
    #expect(!turn.isInterruptible && !turn.isCancelled && turn.presentationStyle == .none)
    #expect(turn.percentComplete == 0 && turn.completionVelocity == 1)
    #expect(turn.completionCurve == .easeInOut && turn.containerView === stage.window)
    #expect(turn.viewController(forKey: .from) == nil && turn.view(forKey: .to) == nil)
    #expect(turn.transitionDuration == 0.3)
    // It is over: nothing joins any more.
    #expect(!turn.animateAlongsideTransition(in: nil, animation: nil, completion: nil))
  }

  @Test func aCoordinatorRunsEachBlockOnce() {
    let coordinator = SizeCoordinator(stage.window, turnedBy: 0, over: 0)
    #expect(!coordinator.isAnimated && coordinator.targetTransform == .identity)
    var lines: [String] = []
    for name in ["a", "b"] {
      coordinator.animate(
        alongsideTransition: { _ in lines.append(name) },
        completion: { _ in lines.append("\(name) ends") }
      )
    }
    coordinator.runAlongside()
    coordinator.runAlongside()
    coordinator.complete()
    coordinator.complete()
    #expect(lines == ["a", "b", "a ends", "b ends"])
    let turned = SizeCoordinator(stage.window, turnedBy: .pi, over: 1)
    #expect(abs(turned.targetTransform.a + 1) < 1e-9 && turned.isAnimated)
  }

  @Test(.evidence(.documented)) func aDriverRunsAtItsOwnSpeed() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart && driver.timingCurve == nil)
    #expect(driver.percentComplete == 0 && driver.duration == 0)
    driver.update(0.5)
    #expect(driver.percentComplete == 0, "it drives nothing")
  }

  private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
  }

  @Test(.evidence(.documented)) func anInteractionStartsByDefault() {
    let interaction: any UIViewControllerInteractiveTransitioning = Interaction()
    #expect(interaction.wantsInteractiveStart && interaction.completionSpeed == 1)
    #expect(interaction.completionCurve == .easeInOut)
  }

  @Test(.evidence(.documented)) func aKeyboardOfItsOwnHasNoOtherBeside() {
    let keys = UIInputViewController()
    #expect(!keys.hasDictationKey && !keys.hasFullAccess && !keys.needsInputModeSwitchKey)
    #expect(keys.primaryLanguage == nil && keys.inputView === keys.view)
    #expect(keys.inputView?.inputViewStyle == .keyboard)
    #expect(keys.inputView?.allowsSelfSizing == false)
    #expect(!keys.textDocumentProxy.hasText)
  }

  @Test(.evidence(.documented)) func anExtensionIsAnsweredLater() throws {
    stage.advance(by: 0)
    let (screen, context) = (UIViewController(), NSExtensionContext())
    screen.beginRequest(with: context)
    #expect(screen.extensionContext === context && context.inputItems.isEmpty)
    var answers: [String] = []
    context.completeRequest(returningItems: nil) { answers.append("complete \($0)") }
    context.open(try #require(URL(string: "app:"))) { answers.append("open \($0)") }
    context.completeRequest(returningItems: nil)
    #expect(answers.isEmpty)
    stage.advance(by: 0)
    #expect(answers == ["complete false", "open false"])
  }

  @Test(.evidence(.documented)) func anActivityDoesNothingByItself() {
    let activity = UIActivity()
    #expect(activity.activityType == nil && activity.activityTitle == nil)
    #expect(activity.activityImage == nil && activity.activityViewController == nil)
    #expect(!activity.canPerform(withActivityItems: ["a"]))
    #expect(UIActivity.activityCategory == .action)
    let provider = UIActivityItemProvider(placeholderItem: "a")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.item as? String == "a" && sheet.activityItems.count == 1)
    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "a")
    let item = provider.activityViewController(sheet, itemForActivityType: .mail)
    #expect(item as? String == "a")
  }

  @Test(.evidence(.documented)) func aSegueRunsItsHandler() {
    let (a, b) = (A(), B())
    var calls = 0
    let segue = UIStoryboardSegue(identifier: "next", source: a, destination: b) { calls += 1 }
    segue.perform()
    #expect(calls == 1 && segue.identifier == "next")
    #expect(segue.source === a && segue.destination === b)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        UIStoryboardSegue(identifier: nil, source: a, destination: b).perform()
      }
    }
  }

  /// The title goes to the items, whichever was there first.
  @Test(.evidence(.documented)) func aTitleIsThatOfItsItems() {
    let screen = UIViewController()
    screen.title = "One"
    #expect(screen.navigationItem.title == "One" && screen.tabBarItem.title == "One")
    screen.title = "Two"
    #expect(screen.navigationItem.title == "Two" && screen.tabBarItem.title == "Two")
    let item = screen.navigationItem
    #expect(item === screen.navigationItem && screen.editButtonItem === screen.editButtonItem)
    screen.setEditing(true, animated: false)
    #expect(screen.editButtonItem.title == "Done" && screen.editButtonItem.style == .done)
    screen.isEditing = false
    #expect(screen.editButtonItem.title == "Edit" && screen.editButtonItem.style == .plain)
  }
}
