import Foundation
import Geometry

/// Darkens what is searched, below the search bar, and holds the table with the results.
final class SearchDisplayCover: UIView {
  private let shade = UIView()
  private weak var searchBar: UISearchBar?
  /// Called when the darkened part is tapped. [W]
  var tapped: (() -> Void)?

  init(below searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UISearchController.shade
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// The results, if they are shown.
  var table: UITableView? {
    didSet {
      guard table !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let table { addSubview(table) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = space
    table?.frame = space
  }

  /// What is below the search bar.
  private var space: CGRect {
    guard let searchBar, searchBar.window === window else { return bounds }
    let end = searchBar.convert(searchBar.bounds, to: self).maxY
    return bounds.divided(atDistance: max(0, end), from: .minYEdge).remainder
  }

  /// The search bar stays in use.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    space.contains(point) ? super.hitTest(point, with: event) : nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === shade }) { tapped?() }
  }
}
