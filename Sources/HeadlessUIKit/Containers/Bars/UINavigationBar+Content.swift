import Foundation
import Geometry

/// The bar's content, and how it follows the items.
extension UINavigationBar {
  /// On a lying phone.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  var rowHeight: CGFloat {
    if isCompact { return BarMetrics.compactHeight }
    return controller?.isInSheet == true ? BarMetrics.sheetHeight : BarMetrics.height
  }

  var largeTitleHeight: CGFloat { BarMetrics.largeTitleHeight(traitCollection) }

  var naturalHeight: CGFloat { height(for: topItem) }

  func height(for item: UINavigationItem?) -> CGFloat {
    let search = item?.searchController?.searchBar.naturalHeight ?? 0
    if item?.isSearching == true { return search }
    return rowHeight + (item?.prompt == nil ? 0 : BarMetrics.promptHeight)
      + (isLarge(item) ? largeTitleHeight : 0) + search
      - min(collapse, collapsible(item))
  }

  /// How much of the bar can be collapsed by scrolling.
  func collapsible(_ item: UINavigationItem?) -> CGFloat {
    guard item?.isSearching != true else { return 0 }
    return (isLarge(item) ? largeTitleHeight : 0) + (item?.goingSearchHeight ?? 0)
  }

  /// The height of what follows content that is pulled down: the large title and what is below it.
  func pulledHeight(_ item: UINavigationItem?) -> CGFloat {
    guard isLarge(item), item?.isSearching != true else { return 0 }
    return largeTitleHeight + (item?.searchController?.searchBar.naturalHeight ?? 0)
  }

  /// Moves the large title up below the row as far as the content is scrolled, or down with it.
  ///
  /// A change that is about to begin moves the content itself.
  func collapse(
    by distance: CGFloat,
    stretchedBy stretch: CGFloat,
    atEdge isAtEdge: Bool,
    beforeChange isQuiet: Bool = false
  ) {
    let looksElse = isAtScrollEdge != isAtEdge
    guard collapse != distance || self.stretch != stretch || looksElse else { return }
    (collapse, self.stretch, isAtScrollEdge) = (distance, stretch, isAtEdge)
    invalidateIntrinsicContentSize()
    guard !isQuiet else { return }
    content?.collapse(by: distance, stretchedBy: stretch)
    if looksElse, change == nil { backdrop.show(look(for: topItem)) }
  }

  /// [D] An automatic item inherits from its predecessor; the first one is large.
  func isLarge(_ item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, let item, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    let line = itemList.contains { $0 === item } ? itemList.upTo(item) : itemList + [item]
    let decided = line.last { $0.largeTitleDisplayMode != .automatic }
    return decided.map { $0.largeTitleDisplayMode == .always } ?? true
  }

  /// [D] During a search titles and buttons are hidden, unless the app keeps them.
  func searchChanged() {
    guard change == nil else { return }
    invalidateIntrinsicContentSize()
    content?.collapse(by: min(collapse, collapsible(topItem)))
    controller?.barHeightChanged()
  }

  func heightChanged() {
    invalidateIntrinsicContentSize()
    controller?.barHeightChanged()
    refresh()
  }

  /// Rebuilds the top item's content, unless it is being animated.
  func refresh() {
    for item in itemList { item.host = self }
    guard change == nil else { return }
    controller?.barHeightChanged()
    backdrop.show(look(for: topItem))
    refreshContent()
  }

  func refreshContent() {
    guard change == nil else { return }
    content?.removeFromSuperview()
    content = topItem.map { makeContent($0, behind: backItem ?? outerItem) }
    setNeedsLayout()
  }

  func makeContent(
    _ item: UINavigationItem,
    behind back: UINavigationItem?
  ) -> NavigationBarContent {
    // New content starts at the position of the old one and moves with the bar.
    let made = AnimationContext.with(nil) {
      let made = NavigationBarContent(item, behind: back, in: self)
      made.collapse(by: collapse, stretchedBy: stretch)
      let room = layer.presentation()?.bounds ?? bounds
      layOut(made, in: room)
      addSubview(made)
      // Its safe area is known only inside the bar.
      if made.safeAreaInsets.left != 0 || made.safeAreaInsets.right != 0 {
        made.setNeedsLayout()
        layOut(made, in: room)
      }
      return made
    }
    layOut(made, in: bounds)
    return made
  }

  /// Lays out only the content, since the rest may be in the middle of a change.
  private func layOut(_ content: NavigationBarContent, in room: CGRect) {
    content.frame = room
    content.layer.layoutSubtree()
  }

  func layOutParts() {
    backdrop.frame = CGRect(x: 0, y: -rise, width: bounds.width, height: bounds.height + rise)
    if change == nil { content?.frame = bounds }
  }

  /// [D] iOS 14: the items behind, the nearest first.
  var backMenu: UIMenu {
    let behind = itemList.dropLast().reversed().map { item in
      UIAction(title: item.titleInMenu) { [weak self, weak item] _ in
        if let item { self?.goBack(to: item) }
      }
    }
    return UIMenu(children: behind)
  }

  private func goBack(to item: UINavigationItem) {
    guard let index = itemList.firstIndex(where: { $0 === item }) else { return }
    if let controller { return controller.goBack(to: index) }
    replaceItems(Array(itemList[...index]), animated: true)
  }

  /// The user tapped the back button.
  func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(self) }
    if let controller { return controller.goBack(from: item) }
    pop(true)
  }
}

// MARK: - Items of a bar without a controller

extension UINavigationBar {
  func push(_ item: UINavigationItem, _ animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(itemList + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  func pop(_ animated: Bool) -> UINavigationItem? {
    // [D] The last item stays.
    guard itemList.count > 1, let item = topItem else { return nil }
    // [W] An item that has to stay is returned all the same.
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    replaceItems(itemList.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// [W] The delegate hears of an animated change only, and is not asked.
  func exchangeItems(for items: [UINavigationItem], animated: Bool) {
    let (old, new) = (topItem, items.last)
    let goesBack = itemList.contains { $0 === new }
    replaceItems(items, animated: animated)
    guard animated, let new, new !== old else { return }
    if goesBack, let old {
      delegate?.navigationBar(self, didPop: old)
    } else {
      delegate?.navigationBar(self, didPush: new)
    }
  }

  func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    guard animated, window != nil, items.last !== topItem, change == nil else {
      itemList = items
      return refresh()
    }
    let change = NavigationBarChange(self, to: items)
    self.change = change
    UIView.run(duration: Self.itemDuration, pacing: .option(7)) {
      change.move()
    } completion: { _ in
      change.finish(true)
    }
  }

  // [W] As long as a push.
  private static let itemDuration: TimeInterval = 0.5
}

extension [UINavigationItem] {
  /// The items up to one of them.
  fileprivate func upTo(_ item: UINavigationItem) -> [UINavigationItem] {
    firstIndex { $0 === item }.map { Array(self[...$0]) } ?? self
  }
}
