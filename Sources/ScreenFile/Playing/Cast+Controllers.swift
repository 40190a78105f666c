import Foundation
import HeadlessUIKit

extension Cast {
  /// Creates a controller of any kind.
  func controller(_ plan: ControllerPlan, named name: String) -> UIViewController {
    let controller =
      switch plan.kind {
      case .plain: ScreenController(name, plan, cast: self)
      case .navigation(let names): stack(names, plan, named: name)
      case .tabs(let names): tabs(names, plan, named: name)
      case .alert(let alert): self.alert(alert, named: name)
      }
    fill(controller, from: plan)
    return controller
  }

  private func fill(_ controller: UIViewController, from plan: ControllerPlan) {
    if let title = plan.title { controller.title = say(title) }
    let bar = plan.bar
    let item = controller.navigationItem
    item.leftBarButtonItems = bar.left.isEmpty ? nil : bar.left.map(button)
    // UIKit puts the first one at the edge.
    item.rightBarButtonItems = bar.right.isEmpty ? nil : bar.right.reversed().map(button)
    if let isLarge = bar.largeTitle { item.largeTitleDisplayMode = isLarge ? .always : .never }
    if let icon = picture(bar.icon) {
      let title = plan.title.map(say)
      controller.tabBarItem = UITabBarItem(title: title, image: icon, selectedImage: nil)
    }
    if let badge = bar.badge { controller.tabBarItem.badgeValue = say(badge) }
    controller.hidesBottomBarWhenPushed = bar.hidesTabBar
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: say(title), style: .plain, target: nil, action: nil)
  }

  private func stack(
    _ names: [Reference],
    _ plan: ControllerPlan,
    named name: String
  ) -> UIViewController {
    let stack = NamedNavigationController(name) { [unowned self] view in
      dress(view, in: plan.look, plan.styles)
    }
    stack.navigationBar.prefersLargeTitles = plan.bar.prefersLargeTitles
    stack.isNavigationBarHidden = plan.bar.isBarHidden
    stack.viewControllers = names.compactMap { controller($0) }
    return stack
  }

  private func tabs(
    _ names: [Reference],
    _ plan: ControllerPlan,
    named name: String
  ) -> UIViewController {
    let tabs = NamedTabBarController(name) { [unowned self] view in
      dress(view, in: plan.look, plan.styles)
    }
    tabs.viewControllers = names.compactMap { controller($0) }
    if let selected = controller(plan.bar.selected) { tabs.selectedViewController = selected }
    return tabs
  }

  private func alert(_ plan: AlertPlan, named name: String) -> UIViewController {
    let alert = NamedAlertController(
      title: say(plan.title),
      message: plan.message.map(say),
      preferredStyle: plan.style
    )
    alert.nameInLog = name
    for field in plan.fields {
      alert.addTextField { [unowned self] made in
        made.placeholder = field.placeholder.map(say)
        made.text = field.text.map(say)
        made.isSecureTextEntry = field.isSecure
      }
    }
    for action in plan.actions {
      let title = action.title.map(say)
      alert.addAction(
        UIAlertAction(title: title, style: action.style) { [unowned self] _ in chosen(title) }
      )
    }
    return alert
  }
}

/// A navigation controller that logs under its name in the file.
private final class NamedNavigationController: UINavigationController, NamedInLog {
  let nameInLog: String
  private let dress: (UIView) -> Void

  init(_ name: String, dress: @escaping (UIView) -> Void) {
    (nameInLog, self.dress) = (name, dress)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dress(view)
  }
}

/// A tab bar controller that logs under its name in the file.
private final class NamedTabBarController: UITabBarController, NamedInLog {
  let nameInLog: String
  private let dress: (UIView) -> Void

  init(_ name: String, dress: @escaping (UIView) -> Void) {
    (nameInLog, self.dress) = (name, dress)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dress(view)
  }
}

/// An alert that logs under its name in the file.
private final class NamedAlertController: UIAlertController, NamedInLog {
  var nameInLog = "alert"
}
