import Foundation
import HeadlessUIKit

/// One row for each prototype, as Interface Builder's canvas shows a table.
///
/// Replaces the app's data source if its class is unknown here.
@MainActor
final class SampleRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let cells: [UITableViewCell]
  private let heights: [CGFloat?]

  init(_ prototypes: [Element], of table: UITableView, _ maker: SeparateMaker) {
    let size = CGSize(width: table.bounds.width, height: 44)  // [D] a table's usual row
    let made = prototypes.compactMap { element in
      (maker.make(element, in: size) as? UITableViewCell).map { ($0, element.rowHeight) }
    }
    (cells, heights) = (made.map(\.0), made.map(\.1))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row] ?? tableView.rowHeight
  }
}

extension Element {
  /// The height of a cell, if set explicitly; otherwise the table's row height.
  var rowHeight: CGFloat? { number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } }
}
