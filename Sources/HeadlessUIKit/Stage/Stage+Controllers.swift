extension Stage {
  /// Every controller of the windows, parents before children, back to front.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    for window in windows {
      guard let root = window.rootViewController else { continue }
      root.gather(into: &found)
    }
    return found
  }
}

extension UIViewController {
  fileprivate func gather(into found: inout [UIViewController]) {
    guard !found.contains(where: { $0 === self }) else { return }
    found.append(self)
    for child in children { child.gather(into: &found) }
    modal.presented?.gather(into: &found)
  }
}
