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
  for heights in [ConstraintScreen.Heights.content, .constraints] {
    let count = heights == .content ? "6,000" : "8,000"
    measure("2,000 views with \(count) constraints", count: 1, runs: 3) {
      Double(ConstraintScreen(heights).views.count)
    }
    relayout(ConstraintScreen(heights), "\(count) constraints: relayout after one change")
  }
}

@MainActor
private func relayout(_ screen: ConstraintScreen, _ name: String) {
  let turns = 20
  measure(name, count: turns, runs: 3) {
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
  /// Where the views' heights come from: what is in them, or a fourth constraint each.
  enum Heights {
    case content, constraints
  }

  let stage = Stage(device: .iPadPro13)
  var views: [UIView] = []
  var widths: [NSLayoutConstraint] = []

  init(_ heights: Heights) {
    for column in 0..<40 {
      var above: UIView?
      for _ in 0..<50 {
        let view = heights == .content ? Line() : UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        place(view, below: above, column)
        size(view, heights)
        views.append(view)
        above = view
      }
    }
    stage.advance(by: 0)
  }

  private func place(_ view: UIView, below above: UIView?, _ column: Int) {
    let root = stage.window
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 2),
      view.leftAnchor.constraint(
        equalTo: above?.leftAnchor ?? root.leftAnchor,
        constant: above == nil ? CGFloat(column * 25) : 0
      ),
    ])
  }

  /// Every second view is as wide as the one before it.
  private mutating func size(_ view: UIView, _ heights: Heights) {
    let isFollower = views.count % 2 == 1
    let width =
      isFollower
      ? view.widthAnchor.constraint(equalTo: views[views.count - 1].widthAnchor)
      : view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    if !isFollower { widths.append(width) }
    guard heights == .constraints else { return }
    let height =
      isFollower
      ? view.heightAnchor.constraint(equalTo: view.widthAnchor)
      : view.heightAnchor.constraint(equalToConstant: 18)
    height.isActive = true
  }

  private final class Line: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 18)
    }
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
