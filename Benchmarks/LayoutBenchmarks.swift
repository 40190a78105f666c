import Foundation
import HeadlessUIKit

/// Wanted: 2,000 views with 6,000 constraints laid out in 150 ms, and again after one change in
/// 5 ms; a table of 10,000 rows scrolls a page in 5 ms.
@MainActor
func layoutBenchmarks() {
  print("Layout")
  constraintScreens()
  tablePages()
}

@MainActor
private func constraintScreens() {
  measure("2,000 views with 8,000 constraints", count: 1, runs: 3) {
    Double(ConstraintScreen().views.count)
  }
  let screen = ConstraintScreen()
  let turns = 20
  measure("relayout after one change", count: turns, runs: 3) {
    for turn in 0..<turns {
      screen.widths[turn * 97 % screen.widths.count].constant = CGFloat(20 + turn % 7)
      screen.stage.advance(by: 0)
    }
    return screen.views[7].frame.width
  }
}

/// Forty columns of fifty views below each other.
@MainActor
private struct ConstraintScreen {
  let stage = Stage(device: .iPadPro13)
  var views: [UIView] = []
  var widths: [NSLayoutConstraint] = []

  init() {
    let root = stage.window
    for column in 0..<40 {
      var above: UIView?
      for _ in 0..<50 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        let top = view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.topAnchor,
          constant: 2
        )
        let left = view.leftAnchor.constraint(
          equalTo: above?.leftAnchor ?? root.leftAnchor,
          constant: above == nil ? CGFloat(column * 25) : 0
        )
        // The third of a view's constraints is its width; its height follows.
        let height = view.heightAnchor.constraint(equalTo: view.widthAnchor)
        let isLast = views.count % 2 == 1
        NSLayoutConstraint.activate([top, left, isLast ? height : width])
        if isLast {
          view.widthAnchor.constraint(equalTo: views[views.count - 1].widthAnchor).isActive = true
        } else {
          view.heightAnchor.constraint(equalToConstant: 18).isActive = true
          widths.append(width)
        }
        views.append(view)
        above = view
      }
    }
    stage.advance(by: 0)
  }
}

@MainActor
private func tablePages() {
  let stage = Stage(device: .iPhone15)
  let rows = PlainRows()
  let table = UITableView(frame: stage.window.bounds, style: .plain)
  table.rowHeight = 44
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  table.dataSource = rows
  stage.window.addSubview(table)
  stage.advance(by: 0)
  let pages = 100
  measure("10,000 rows: a page", count: pages, runs: 3) {
    for page in 0..<pages {
      table.contentOffset.y = CGFloat(page) * table.bounds.height
      stage.advance(by: 0)
    }
    return table.contentOffset.y
  }
}

private final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
