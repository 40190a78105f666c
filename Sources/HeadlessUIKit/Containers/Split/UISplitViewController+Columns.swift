import Foundation
import Geometry
import Scene

/// The columns, which of them are visible, and their views.
extension UISplitViewController {
  /// From leading to trailing.
  static let order: [Column] = [.primary, .supplementary, .secondary]

  var listed: [UIViewController] {
    if isFolded { return [columns[.compact] ?? columns[.primary]].compactMap(\.self) }
    return Self.order.compactMap { columns[$0] }
  }

  func replaceColumns(_ controllers: [UIViewController]) {
    for column in Self.order where column != .supplementary {
      let index = column == .primary ? 0 : 1
      if isFolded, column == .secondary { continue }
      put(index < controllers.count ? controllers[index] : nil, column)
    }
    columnsChanged()
  }

  /// [D] Columns of the column styles are navigation controllers; others are wrapped in one.
  func set(_ controller: UIViewController?, _ column: Column) {
    let wraps = style != .unspecified && column != .compact
    let wrapped = controller.map { one in
      wraps && !(one is UINavigationController)
        ? UINavigationController(rootViewController: one) : one
    }
    if isFolded, replaceFolded(wrapped, column) { return }
    put(wrapped, column)
    columnsChanged()
  }

  /// Sets the new child controller of a column, and removes the old one.
  func put(_ controller: UIViewController?, _ column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    columns[column] = controller
    (old as? UINavigationController)?.ownBar.systemItems = []
    if let old, old.parent === self { remove(old) }
    if style != .unspecified { (controller as? UINavigationController)?.columnOwner = self }
    if let controller { adopt(controller) }
  }

  func remove(_ old: UIViewController) {
    old.tell(.containment(.willMove, parent: nil)) { old.willMove(toParent: nil) }
    disappear(old)
    old.unlink()
  }

  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    link(controller)
    controller.tell(.containment(.didMove, parent: name)) { controller.didMove(toParent: self) }
  }

  var isOnScreen: Bool {
    appearance.isShownOrAppearing && viewIfLoaded?.window != nil
  }

  /// The visible columns in the current display mode.
  var visible: [UIViewController] {
    if isFolded { return listed }
    return Self.order.filter(shows).compactMap { columns[$0] }
  }

  /// Updates the views for the visible columns.
  ///
  /// [D] The delegate hears of the columns, unless the app itself has named the one that moves, or
  /// they collapse or expand, which has an order of its own.
  func columnsChanged(telling tells: Bool = false) {
    offerButtons()
    guard isOnScreen else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let wanted = visible
    let change = tells && !isFolded ? modeChange : ColumnChange()
    tellBefore(change)
    defer { tellAfter(change) }
    let settled = children.filter { !$0.isInContextTransition }
    for child in settled where !wanted.contains(where: { $0 === child }) && !goes(child) {
      disappear(child)
    }
    for child in wanted where !child.isInContextTransition && isMissing(child) {
      appear(child)
    }
    layOutColumns()
  }

  private func isMissing(_ child: UIViewController) -> Bool {
    child.shownView?.superview !== view || goes(child) || isForgotten(child)
  }

  /// Whether its view stayed in place when the split disappeared, for which it received callbacks.
  private func isForgotten(_ child: UIViewController) -> Bool {
    child.appearance.phase == .disappeared && !child.isReplacedByCover
  }

  /// Whether a column is already disappearing.
  func goes(_ child: UIViewController) -> Bool {
    child.appearance.isInTransition && !child.appearance.isShownOrAppearing
  }

  private func appear(_ child: UIViewController) {
    child.loadViewIfNeeded()
    if child.shownView?.superview !== view {
      UIView.performWithoutAnimation {
        child.setShownFrame(hiddenFrame(of: child))
        child.enter(view)
      }
    }
    child.beginAppearance(true, animated: AnimationContext.current != nil)
    whenDone { [self] in
      if visible.contains(where: { $0 === child }) { child.endAppearanceIfOpen() }
    }
  }

  func disappear(_ child: UIViewController) {
    guard let childView = child.shownView, let space = childView.superview else { return }
    let isAnimated = AnimationContext.current != nil
    // One begin for each end, however often the columns are laid out in between.
    if isOnScreen, !goes(child) { child.beginAppearance(false, animated: isAnimated) }
    guard isAnimated, child.parent === self else {
      child.leave(space)
      if isOnScreen { child.endAppearanceIfOpen() }
      return
    }
    child.setShownFrame(hiddenFrame(of: child))
    whenDone { [self] in
      guard !visible.contains(where: { $0 === child }) else { return }
      child.leave(space)
      child.endAppearanceIfOpen()
    }
  }

  /// Runs after the current animation, or after this turn's layout.
  func whenDone(_ body: @escaping () -> Void) {
    let core = stage.core
    guard let block = AnimationContext.current?.block else { return core.queue.afterCommit(body) }
    block.whenDone { core.queue.afterCommit(body) }
  }

  func passOnToColumns(_ callback: AppearanceState.Callback) {
    switch callback {
    case .willAppear(let animated):
      foldIfNeeded()
      dropUnseen()
      for child in visible {
        child.loadViewIfNeeded()
        child.enter(view)
        child.beginAppearance(true, animated: animated)
      }
      layOutColumns()
    case .willDisappear(let animated):
      for child in visible { child.beginAppearance(false, animated: animated) }
    case .didAppear: for child in visible { child.endAppearanceIfOpen() }
    // Columns that were hidden in the meantime receive the callback, too.
    case .didDisappear: for child in children { child.endAppearanceIfOpen() }
    }
  }

  /// Removes the views of columns that were hidden while the split was invisible.
  private func dropUnseen() {
    let wanted = visible
    for child in children
    where !child.isInContextTransition && !wanted.contains(where: { $0 === child }) {
      disappear(child)
    }
  }
}
