import Foundation

extension UIView {
  /// Applies the proxies' values to a view that is added to a window, and to those in it. [D]
  func takeAppearances(_ pages: [AppearanceProxy]) {
    takeAppearance(pages)
    for view in subviewList { view.takeAppearances(pages) }
  }

  private func takeAppearance(_ pages: [AppearanceProxy]) {
    let surroundings = Array(sequence(first: self as UIResponder, next: \.next).dropFirst())
    for page in pages where page.describes(self, in: surroundings) {
      for rule in AppearanceRule.all { rule.apply(page.proxy, page.fresh, self) }
      page.reportOwnProperties()
    }
  }
}

extension UIBarItem {
  /// The same for an item, when its bar shows it.
  func takeAppearance(in bar: UIView?) {
    let pages = (bar?.window?.stage ?? .current).appearances
    guard !pages.isEmpty else { return }
    let surroundings = bar.map { Array(sequence(first: $0 as UIResponder, next: \.next)) } ?? []
    for page in pages where page.describes(self, in: surroundings) {
      for rule in AppearanceRule.items { rule.apply(page.proxy, page.fresh, self) }
    }
  }
}
