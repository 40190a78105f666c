import Foundation
import HeadlessUIKit

/// One row of every prototype, as Interface Builder's canvas shows a table.
///
/// Stands for the app's own data source where the class that would be one is not here.
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
  /// The height that a cell was given by hand; the table's own for nil.
  var rowHeight: CGFloat? { number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } }
}
