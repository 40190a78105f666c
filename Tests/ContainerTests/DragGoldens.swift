import Foundation
import HeadlessUIKit
import Testing
import TransitionSnapshots
import TransitionSnapshotsTesting

/// The picture of a row that is carried to another place.
@MainActor
@Suite struct DragGoldens {
  private final class Groceries: UITableViewController, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    private var names = ["Milk", "Bread", "Apples", "Coffee", "Rice"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Groceries"
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ table: UITableView,
      cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }

    func tableView(
      _ table: UITableView,
      itemsForBeginning session: any UIDragSession,
      at path: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[path.row])))]
    }

    func tableView(
      _ table: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ table: UITableView,
      performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let end = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let start = item.sourceIndexPath
      else { return }
      table.performBatchUpdates {
        names.insert(names.remove(at: start.row), at: end.row)
        table.deleteRows(at: [start], with: .automatic)
        table.insertRows(at: [end], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: end)
    }
  }

  @Test func aRowIsCarried() throws {
    let stage = Stage(device: Stage.Device(width: 200, height: 430, scale: 1))
    let list = Groceries(style: .insetGrouped)
    stage.show(UINavigationController(rootViewController: list))
    try stage.settle()
    let points = [0, 3].map { row in
      let place = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      return list.tableView.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    }
    try assertTransition(on: stage, named: "row") {
      stage.drag(along: points, hold: 0.6, duration: 0.5, pause: 0.3)
    }
  }
}
