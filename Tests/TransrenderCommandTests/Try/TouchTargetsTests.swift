import Foundation
import HeadlessUIKit
import Testing

@testable import TransrenderCommand

/// Which views of an app's first screen `try` taps.
@MainActor @Suite struct TouchTargetsTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()

  init() {
    stage.show(root)
    stage.advance(by: 0)
  }

  private func names() -> [String] {
    stage.advance(by: 0)
    return TouchTargets(stage.window).targets.map(\.name)
  }

  private func button(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
    root.view.addSubview(button)
    return button
  }

  @Test func buttonsAreNamedByTheirTitles() {
    _ = button("One", y: 100)
    button("Two", y: 200).accessibilityLabel = "Second"
    #expect(names() == ["'One'", "'Second'"])
  }

  @Test func whatAFingerCannotReachIsLeftOut() {
    button("Hidden", y: 100).isHidden = true
    button("Clear", y: 150).alpha = 0
    button("Deaf", y: 200).isUserInteractionEnabled = false
    _ = button("Outside", y: 2000)
    _ = button("Covered", y: 300)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 290, width: 393, height: 60)))
    _ = button("Seen", y: 400)
    #expect(names() == ["'Seen'"])
  }

  @Test func viewsWithATapRecognizerAreTapped() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    let label = UILabel(frame: card.bounds)
    label.text = "Card"
    card.addSubview(label)
    root.view.addSubview(card)
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    #expect(names() == ["'Card'"])
    tap.isEnabled = false
    #expect(names() == [])
    tap.isEnabled = true
    tap.numberOfTapsRequired = 2
    #expect(names() == [])
    card.removeGestureRecognizer(tap)
    card.addGestureRecognizer(UIPanGestureRecognizer())
    #expect(names() == [])
  }

  @Test func onlyTheFirstRowsOfAListAreTapped() {
    let source = Rows()
    let table = UITableView(frame: root.view.bounds)
    table.dataSource = source
    root.view.addSubview(table)
    // The table does not keep its source.
    withExtendedLifetime(source) { #expect(names() == ["'Row 0'", "'Row 1'", "'Row 2'"]) }
  }

  @Test func itemsOfBarsAreTapped() {
    let screens = ["First", "Second"].map { title in
      let screen = UIViewController()
      screen.title = title
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit \(title)",
        style: .plain,
        target: nil,
        action: nil
      )
      return UINavigationController(rootViewController: screen)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    #expect(Set(names()) == ["'Edit First'", "'First'", "'Second'"])
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
