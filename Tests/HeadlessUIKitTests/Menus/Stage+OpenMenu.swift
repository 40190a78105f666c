import Foundation

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
    tapMiddle(of: row)
  }

  private func tapMiddle(of view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// The bar of the edit menu, unless it is closing.
  var editMenu: EditMenuBar? {
    let overlays = window.subviews.filter { $0 is EditMenuOverlay && $0.isUserInteractionEnabled }
    return overlays.last?.subviews.first as? EditMenuBar
  }

  var editMenuTitles: [String] { editMenu?.choices.compactMap(\.accessibilityLabel) ?? [] }

  /// Taps the choice of that title, or the arrow of that name.
  func chooseInEditMenu(_ title: String) {
    func controls(below view: UIView) -> [UIControl] {
      (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(controls)
    }
    let all = editMenu.map { controls(below: $0) } ?? []
    if let found = all.first(where: { $0.accessibilityLabel == title }) { tapMiddle(of: found) }
  }
}
