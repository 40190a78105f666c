@testable import HeadlessUIKit

extension Stage {
  var openMenuRows: [MenuChoice] {
    func rows(below view: UIView) -> [MenuChoice] {
      (view as? MenuChoice).map { [$0] } ?? view.subviews.flatMap(rows)
    }
    return window.subviews.filter { $0 is MenuOverlay }.flatMap(rows)
  }

  var openMenuTitles: [String] { openMenuRows.compactMap(\.accessibilityLabel) }

  /// Taps the row of that title.
  func choose(_ title: String) {
    guard let row = openMenuRows.first(where: { $0.accessibilityLabel == title }) else { return }
    tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
  }
}
