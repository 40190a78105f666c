import Foundation
import Geometry

/// How wide the columns are, and which mode holds.
extension UISplitViewController {
  // [W] Classic columns take this share, up to this width.
  private static let fraction: CGFloat = 0.4
  private static let maximum: CGFloat = 320
  // [I] Long enough to be seen, like a bar.
  static let modeDuration: TimeInterval = 0.3

  private var width: CGFloat { viewIfLoaded?.bounds.width ?? stage.screen.bounds.width }

  var primaryWidth: CGFloat { primaryWidth(in: width) }

  private func primaryWidth(in width: CGFloat) -> CGFloat {
    let automatic = Self.automaticDimension
    let share =
      preferredPrimaryColumnWidthFraction == automatic
      ? Self.fraction : preferredPrimaryColumnWidthFraction
    let wanted =
      preferredPrimaryColumnWidth == automatic ? width * share : preferredPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? Self.maximum : maximumPrimaryColumnWidth
    return min(max(min(wanted, most), least), width).rounded()
  }

  /// [D] Beside each other on wide screens, else the secondary alone.
  var resolvedMode: DisplayMode {
    guard !isFolded else { return .secondaryOnly }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? stage.screen.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  private var isOverlaid: Bool {
    [.oneOverSecondary, .twoOverSecondary].contains(resolvedMode)
  }

  func modeChanged() {
    if let delegate {
      log(String(describing: type(of: delegate)), "splitViewController(_:willChangeTo:)") {
        delegate.splitViewController(self, willChangeTo: resolvedMode)
      }
    }
    columnsChanged()
  }

  func arrangeColumns() {
    foldIfNeeded()
    columnsChanged()
    dimming.frame = view.bounds
  }

  func layOutColumns() {
    dimming.isHidden = isFolded || !isOverlaid
    for child in visible {
      child.view.frame = frame(of: child)
      if isOverlaid, child !== columns[.secondary] { view.bringSubviewToFront(child.view) }
    }
    guard isOverlaid, let secondary = columns[.secondary]?.viewIfLoaded else { return }
    view.insertSubview(dimming, aboveSubview: secondary)
  }

  func frame(of child: UIViewController) -> CGRect {
    frame(of: child, in: viewIfLoaded?.bounds.size ?? .zero)
  }

  private func frame(of child: UIViewController, in size: CGSize) -> CGRect {
    let all = CGRect(origin: .zero, size: size)
    guard !isFolded else { return all }
    let side = primaryWidth(in: size.width)
    let others = visible.filter { $0 !== columns[.secondary] }
    guard child !== columns[.secondary] else {
      let taken = isOverlaid ? 0 : CGFloat(others.count) * side
      return placed(
        CGRect(x: taken, y: 0, width: max(0, size.width - taken), height: size.height),
        size
      )
    }
    let index = others.firstIndex { $0 === child } ?? 0
    return placed(CGRect(x: CGFloat(index) * side, y: 0, width: side, height: size.height), size)
  }

  /// The same on the other side, if the primary stands there.
  private func placed(_ frame: CGRect, _ size: CGSize) -> CGRect {
    guard primaryEdge == .trailing else { return frame }
    var frame = frame
    frame.origin.x = size.width - frame.maxX
    return frame
  }

  /// Just outside, where a column slides in from.
  func hiddenFrame(of child: UIViewController) -> CGRect {
    guard !isFolded, child !== columns[.secondary] else { return frame(of: child) }
    let size = view.bounds.size
    let frame = CGRect(x: -primaryWidth, y: 0, width: primaryWidth, height: size.height)
    return placed(frame, size)
  }

  func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, visible.contains(where: { $0 === child })
    else { return size }
    return frame(of: child, in: size).size
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    guard !isFolded else { return }
    guard column != .secondary else { return }
    let isTriple = style == .tripleColumn && column == .primary
    let isWide = view.bounds.width > view.bounds.height
    let one: DisplayMode = isWide ? .oneBesideSecondary : .oneOverSecondary
    let two: DisplayMode = isWide ? .twoBesideSecondary : .twoOverSecondary
    animateMode(isTriple ? two : one)
  }

  func conceal(_ column: Column) {
    guard !isFolded, column != .secondary else { return }
    let isTriple = style == .tripleColumn && column == .primary
    animateMode(isTriple ? .oneBesideSecondary : .secondaryOnly)
  }

  func toggleMode() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard wanted == .automatic else { return animateMode(wanted) }
    if resolvedMode == .secondaryOnly { reveal(.primary) } else { conceal(.primary) }
  }

  func hideOverlay() {
    if isOverlaid { animateMode(.secondaryOnly) }
  }

  private func animateMode(_ mode: DisplayMode) {
    UIView.animate(withDuration: Self.modeDuration) { [self] in
      preferredDisplayMode = mode
      view.layoutIfNeeded()
    }
  }
}
