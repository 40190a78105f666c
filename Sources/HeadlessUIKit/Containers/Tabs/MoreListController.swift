import Foundation
import Geometry

/// The list of the tabs that have no item of their own.
final class MoreListController: UIViewController {
  private weak var tabs: UITabBarController?
  private var rows: [UIButton] = []
  private static let rowHeight: CGFloat = 44  // [W] a table's row

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { row.removeFromSuperview() }
    let hidden = tabs.map { $0.tabs.dropFirst($0.directTabs.count) } ?? []
    rows = hidden.map { controller in
      let row = UIButton(type: .system)
      row.setTitle(controller.tabBarItem.title ?? controller.title, for: .normal)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.open(controller) }
        },
        for: .touchUpInside
      )
      view.addSubview(row)
      return row
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: view.safeAreaInsets.top + CGFloat(index) * Self.rowHeight,
        width: view.bounds.width,
        height: Self.rowHeight
      )
    }
  }

  private func open(_ controller: UIViewController) { tabs?.choose(controller) }
}
