package import Foundation

/// Where a controller comes from that Interface Builder's documents made.
@MainActor
package protocol InterfaceOrigin: AnyObject {
  var storyboard: UIStoryboard? { get }
  /// Makes the view that the document has for `controller`; false if it has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue of that name; false if the controller has none.
  func performSegue(
    _ identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) -> Bool
  /// The rows of a table whose content the document holds; nil for prototypes.
  func staticRows(of table: UITableView) -> (any StaticTableRows)?
}

/// The content of a table that a document holds, row by row.
@MainActor
package protocol StaticTableRows: AnyObject {
  var sectionCount: Int { get }
  func rowCount(in section: Int) -> Int
  func cell(section: Int, row: Int) -> UITableViewCell
  func height(section: Int, row: Int) -> CGFloat?
  func header(of section: Int) -> String?
  func footer(of section: Int) -> String?
}
