import HeadlessUIKit

extension UINavigationController {
  /// A stack with one screen, whose title is large.
  static func largeTitled(_ root: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}
