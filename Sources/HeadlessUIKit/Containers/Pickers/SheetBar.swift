import Foundation

/// The bar at the top of a sheet of another app, with the button that leaves it.
@MainActor
package enum SheetBar {
  @discardableResult
  package static func add(
    title: String,
    button: UIBarButtonItem.SystemItem,
    to controller: UIViewController,
    leave: @escaping () -> Void
  ) -> UINavigationBar {
    let item = UINavigationItem(title: title)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: button,
      primaryAction: UIAction { _ in leave() }
    )
    let bar = UINavigationBar()
    bar.setItems([item], animated: false)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return bar
  }
}
