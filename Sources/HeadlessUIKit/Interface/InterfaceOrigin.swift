package import Foundation

/// The document from which a controller was made.
@MainActor
package protocol InterfaceOrigin: AnyObject {
  var storyboard: UIStoryboard? { get }
  /// The storyboard identifier of the controller.
  var identifier: String? { get }
  /// The tint color of a window that the storyboard launches.
  var windowTint: UIColor? { get }
  /// Makes the document's view for `controller`; returns false if it has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue of that name; returns false if there is none.
  func performSegue(
    _ identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) -> Bool
  /// The static rows of a table; nil for prototypes.
  func staticRows(of table: UITableView) -> (any StaticTableRows)?
}

/// The static content of a table.
@MainActor
package protocol StaticTableRows: AnyObject {
  var sectionCount: Int { get }
  func rowCount(in section: Int) -> Int
  func cell(section: Int, row: Int) -> UITableViewCell
  func height(section: Int, row: Int) -> CGFloat?
  func header(of section: Int) -> String?
  func footer(of section: Int) -> String?
}
