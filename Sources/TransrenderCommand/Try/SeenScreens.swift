import HeadlessUIKit
import Scene

/// The screens before each touch, so that one that goes back leads to nothing new.
@MainActor
final class SeenScreens {
  private var screens: [Held] = []
  /// The picture before the last touch.
  var last: Frame?

  /// Weakly: a film reports who keeps a screen that has been left.
  private struct Held {
    weak var screen: UIViewController?
  }

  func note(_ stage: Stage) {
    if let screen = stage.window.rootViewController?.front { screens.append(Held(screen: screen)) }
  }

  /// The screen after the last touch if it is another one; nil without touches.
  func next(on stage: Stage) -> TrialCard.Screen? {
    guard let screen = stage.window.rootViewController?.front, !screens.isEmpty,
      !screens.contains(where: { $0.screen === screen })
    else { return nil }
    return TrialCard.Screen(
      name: TypeNames.of(screen),
      targets: TouchTargets(stage.window).touches
    )
  }
}

extension UIViewController {
  /// What of the topmost controller's containers is in front.
  fileprivate var front: UIViewController {
    switch topmost {
    case let tabs as UITabBarController: tabs.selectedViewController?.front ?? tabs
    case let stack as UINavigationController: stack.topViewController?.front ?? stack
    case let other: other
    }
  }
}
