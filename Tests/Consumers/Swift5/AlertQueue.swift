import UIKit

// Alerts one after the other, over whatever is on screen, and one in a window of its own.

extension UIApplication {
  class func topViewController(
    base: UIViewController? = UIApplication.shared.windows.first { $0.isKeyWindow }?
      .rootViewController
  ) -> UIViewController? {
    if let nav = base as? UINavigationController {
      return topViewController(base: nav.visibleViewController)
    }
    if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
      return topViewController(base: selected)
    }
    if let presented = base?.presentedViewController {
      return topViewController(base: presented)
    }
    return base
  }
}

final class AlertQueue {
  static let shared = AlertQueue()
  private var waiting: [UIAlertController] = []
  private var isShowing = false
  var chosen: [String] = []

  func enqueue(title: String, actions: [String]) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for action in actions {
      alert.addAction(
        UIAlertAction(title: action, style: .default) { [weak self] _ in
          self?.chosen.append(action)
          self?.isShowing = false
          self?.showNext()
        }
      )
    }
    waiting.append(alert)
    showNext()
  }

  private func showNext() {
    guard !isShowing, !waiting.isEmpty else { return }
    isShowing = true
    let alert = waiting.removeFirst()
    UIApplication.topViewController()?.present(alert, animated: true, completion: nil)
  }
}

final class AlertWindowController: UIViewController {
  private var alertWindow: UIWindow?

  static func show(_ alert: UIAlertController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.backgroundColor = .clear
    window.windowLevel = UIWindow.Level.alert + 1
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true, completion: nil)
    return window
  }
}
