import Foundation
import Geometry

extension UIScrollView {
  /// [D] The insets that were set, plus the safe area along the axes that scroll.
  var currentInsets: UIEdgeInsets {
    var insets = insetsWithoutRefresh
    insets.top += refreshInset
    return insets
  }

  /// Adds or removes the refresh control's inset without moving the content.
  func refreshInsetChanged() {
    knownInsets = currentInsets
    keepDragOffset()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  var insetsWithoutRefresh: UIEdgeInsets {
    let safe = safeAreaInsets
    let adds = adjustedAxes
    return UIEdgeInsets(
      top: contentInset.top + (adds.vertical ? safe.top : 0),
      left: contentInset.left + (adds.horizontal ? safe.left : 0),
      bottom: contentInset.bottom + max(adds.vertical ? safe.bottom : 0, keyboardInset),
      right: contentInset.right + (adds.horizontal ? safe.right : 0)
    )
  }

  /// [I] With content insets the whole content is safe; otherwise the visible area counts.
  func safeArea(ofContent frame: CGRect) -> UIEdgeInsets {
    let (safe, axes) = (safeAreaInsets, adjustedAxes)
    func reach(_ inset: CGFloat, distance: CGFloat, isAdjusted: Bool) -> CGFloat {
      isAdjusted ? 0 : min(inset, max(0, inset - distance))
    }
    return UIEdgeInsets(
      top: reach(safe.top, distance: frame.minY - bounds.minY, isAdjusted: axes.vertical),
      left: reach(safe.left, distance: frame.minX - bounds.minX, isAdjusted: axes.horizontal),
      bottom: reach(safe.bottom, distance: bounds.maxY - frame.maxY, isAdjusted: axes.vertical),
      right: reach(safe.right, distance: bounds.maxX - frame.maxX, isAdjusted: axes.horizontal)
    )
  }

  /// The part of the safe area at the sides that content as wide as the view does not avoid already.
  var safeSides: UIEdgeInsets {
    let frame = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height)
    let safe = safeArea(ofContent: frame)
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// [D] UIScrollView.h: with the automatic behaviour of a controller inside a navigation
  /// controller, content is below the bar whether it scrolls or not.
  private var isAdjustedByController: Bool {
    let isRoot = next is UIViewController
    let root = isRoot ? self : superview
    guard let owner = root?.next as? UIViewController, owner.navigationController != nil,
      owner.automaticallyAdjustsScrollViewInsets
    else { return false }
    return isRoot || superview?.subviews.first === self
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    let vertical = alwaysBounceVertical || contentSize.height > bounds.height
    return switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (horizontal, vertical)
    case .automatic: (horizontal, vertical || isAdjustedByController)
    }
  }

  /// The range of offsets at rest, on whole pixels.
  var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (insets, grid) = (currentInsets, grid)
    func range(before: CGFloat, length: CGFloat, after: CGFloat, room: CGFloat)
      -> ClosedRange<CGFloat>
    { grid.nearest(-before)...grid.nearest(max(-before, length + after - room)) }
    return (
      range(
        before: insets.left,
        length: contentSize.width,
        after: insets.right,
        room: bounds.width
      ),
      range(
        before: insets.top + reserve,
        length: contentSize.height,
        after: insets.bottom,
        room: bounds.height
      )
    )
  }

  func insetsMayHaveChanged() {
    let (old, new) = (knownInsets, currentInsets)
    guard old != new else { return }
    knownInsets = new
    // [W] Content at its beginning stays there.
    var offset = contentOffset
    let begins = offset.y == onPixels(-old.top)
    let step = safeAreaStep(isHeld: begins || isTracking || ticker != nil)
    offset.y = begins ? -new.top : offset.y + step
    if offset.x == onPixels(-old.left) { offset.x = -new.left }
    if offset != contentOffset { scroll(to: offset) }
    insetsHaveChanged()
  }

  private func insetsHaveChanged() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    bottomEdgeObserver?.bottomMoved()
    setNeedsLayout()
  }

  /// [M] Content at rest goes only as far as its new limits ask for; [I] that which has no size yet
  /// stays at its beginning, and what moves goes on.
  func contentInsetChanged() {
    let isAtRest = !isTracking && !isZooming && ticker == nil
    guard isAtRest, !bounds.isEmpty, contentSize != .zero else { return insetsMayHaveChanged() }
    knownInsets = currentInsets
    let offset = clamped(contentOffset)
    if offset != contentOffset { scroll(to: offset) }
    insetsHaveChanged()
  }

  private func safeAreaStep(isHeld: Bool) -> CGFloat {
    let counts = window != nil && adjustedAxes.vertical
    return safeAreaTop.step(
      to: counts ? safeAreaInsets.top : nil,
      reserve: reserve,
      room: isHeld ? nil : max(0, limits.y.upperBound - contentOffset.y)
    )
  }

  func contentSizeChanged() {
    insetsMayHaveChanged()
    keepInLimits()
    bottomEdgeObserver?.bottomMoved()
    setNeedsLayout()
  }

  /// [I] If the content has become shorter, the offset is limited at once.
  func keepInLimits() {
    guard !isTracking, ticker == nil, !bounds.isEmpty, contentSize != .zero else { return }
    let inside = clamped(contentOffset)
    // Only the end is limited: an offset before the beginning may be intended.
    let offset = CGPoint(x: min(contentOffset.x, inside.x), y: min(contentOffset.y, inside.y))
    if offset != contentOffset { scroll(to: offset) }
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let limits = limits
    return CGPoint(
      x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
      y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound)
    )
  }
}
