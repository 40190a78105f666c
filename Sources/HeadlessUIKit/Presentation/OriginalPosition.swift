import Foundation

/// The original position of a view that was moved elsewhere.
@MainActor
struct OriginalPosition {
  private weak var superview: UIView?
  private let index: Int
  private let bounds: CGRect
  /// The origin without the view's transform.
  private let origin: CGPoint
  private let space: CGSize

  /// Returns nil for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    (bounds, origin, space) = (view.bounds, view.plainFrame.origin, superview.bounds.size)
  }

  /// Moves the view back, resized as if it had never been away.
  func take(_ view: UIView) {
    guard let superview else { return }
    UIView.performWithoutAnimation {
      // [I] Independent of its current anchor.
      view.bounds = bounds
      view.plainFrame = CGRect(origin: origin, size: bounds.size)
      superview.insertSubview(view, at: min(index, superview.subviews.count))
      let now = superview.bounds.size
      guard now != space else { return }
      if isFilled(superview) {
        view.frame = superview.bounds
      } else {
        view.resize(with: (space, now))
      }
    }
  }

  /// A view that filled its presentation's container fills it, whatever its mask.
  ///
  /// [D] rule loading.root-view-fills-space
  private func isFilled(_ superview: UIView) -> Bool {
    guard let container = superview as? PresentationContainerView else { return false }
    return bounds.size == space && container.controller?.ownStyle != .custom
  }

  /// Whether the view filled a superview that has another size by now.
  var hasNewSpace: Bool {
    guard let superview, bounds.size == space else { return false }
    return superview.bounds.size != space
  }

  /// The frame of a view that fills its superview again, in the space of another view.
  func frameNow(in view: UIView) -> CGRect {
    superview.map { view.convert($0.bounds, from: $0) } ?? frame(in: view)
  }

  /// The view's original frame, in the space of another view.
  func frame(in view: UIView) -> CGRect {
    let frame = CGRect(origin: origin, size: bounds.size)
    return superview.map { view.convert(frame, from: $0) } ?? frame
  }
}
