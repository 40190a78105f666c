import Foundation

/// Calls to the data source and the delegate, all of which are logged.
extension UIPageViewController {
  /// The next pages on one side, or nil at the end.
  func neighbours(forward: Bool) -> [UIViewController]? {
    guard let edge = forward ? pages.last : pages.first else { return nil }
    guard let first = neighbour(of: edge, forward) else { return nil }
    if spineLocation == .mid {
      guard let second = neighbour(of: first, forward) else { return nil }
      return forward ? [first, second] : [second, first]
    }
    // [D] The back of a double-sided page is a separate page.
    guard transitionStyle == .pageCurl, isDoubleSided else { return [first] }
    return neighbour(of: first, forward).map { [$0] }
  }

  private func neighbour(of page: UIViewController, _ forward: Bool) -> UIViewController? {
    guard let dataSource else { return nil }
    let side = forward ? "After" : "Before"
    let question = "pageViewController(_:viewController\(side):)"
    var found: UIViewController?
    log(callTo: dataSource, question, arguments: [nil, page.name]) {
      found =
        forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    return found
  }

  func notifyWillTransition(to next: [UIViewController]) {
    guard let delegate else { return }
    let names = "[" + next.map(\.name).joined(separator: ", ") + "]"
    log(callTo: delegate, "pageViewController(_:willTransitionTo:)", arguments: [nil, names]) {
      delegate.pageViewController(self, willTransitionTo: next)
    }
  }

  func notifyDidFinish(_ turn: PageTurn, _ didComplete: Bool) {
    guard let delegate else { return }
    let callback = "pageViewController(_:didFinishAnimating:transitionCompleted:)"
    log(callTo: delegate, callback, arguments: [nil, nil, "\(didComplete)"]) {
      delegate.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: turn.from,
        transitionCompleted: didComplete
      )
    }
  }

  // MARK: The spine

  /// [D] Called whenever the interface rotates; the delegate may set other pages in the callback.
  func chooseSpine() {
    guard transitionStyle == .pageCurl, let delegate, let turn = stage.turn else { return }
    isAskingForSpine = true
    let answer = delegate.pageViewController(self, spineLocationFor: turn.to)
    isAskingForSpine = false
    guard answer != .none else { return }
    spineLocation = answer
    // [D] Both sides of a page are visible if the spine is in the middle.
    if answer == .mid { isDoubleSided = true }
    guard pages.count == pagesAtOnce else {
      return raise(
        wrongCount(pages.count),
        remedy: "set \(pagesAtOnce) before you return the spine"
      )
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The number of pages that are visible together.
  var pagesAtOnce: Int { spineLocation == .mid ? 2 : 1 }

  // [W]
  func wrongCount(_ count: Int) -> String {
    "The number of view controllers provided (\(count)) doesn't match the number required"
      + " (\(pagesAtOnce)) for the requested transition"
  }

  // MARK: The page control

  /// [D] Pages that scroll horizontally have a page control, if the data source counts its pages.
  func refreshDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      dots?.removeFromSuperview()
      return dots = nil
    }
    let shown = dots ?? UIPageControl()
    if dots == nil {
      shown.isUserInteractionEnabled = false
      view.addSubview(shown)
      dots = shown
    }
    shown.numberOfPages = count
    shown.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  // [W] The height of a page control.
  static let dotsHeight: CGFloat = 37
}
