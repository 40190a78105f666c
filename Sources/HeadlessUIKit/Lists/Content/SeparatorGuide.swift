import Foundation

/// The layout guide of the separator of a list's cell.
@MainActor
final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  init(of cell: UIView) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    for constraint in [leading, trailing] { constraint.priority = .fittingSizeLevel }
    NSLayoutConstraint.activate([
      leading, trailing, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
  }

  /// Where the separator begins and ends, by insets that give way to constraints of the app.
  func extent(leading: CGFloat, trailing: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (self.leading.constant, self.trailing.constant) = (leading, trailing)
    let frame = guide.layoutFrame
    return (frame.minX, frame.maxX)
  }
}
