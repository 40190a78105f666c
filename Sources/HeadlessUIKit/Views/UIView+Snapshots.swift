import Foundation
import Geometry
import Scene
import Timeline

/// The origin of a snapshot.
struct SnapshotOrigin {
  /// The start of the recording in which it was taken; nil outside of any.
  let film: Instant?
}

extension UIView {
  var isSnapshot: Bool { snapshotOrigin != nil }

  /// The view's frozen picture: after a commit if requested, otherwise as of the last commit.
  ///
  /// A view that was never committed has no picture; a snapshot has one from the start.
  ///
  /// [W] rule time.before-pictures-are-committed
  func frozenPicture(_ afterUpdates: Bool) -> Node? {
    // Layers alone do not know of constraints that have changed.
    if afterUpdates { layoutIfNeeded() }
    if afterUpdates || (isSnapshot && layer.record == nil) { layer.commitNow() }
    return layer.record?.node(at: layer.parentTime)
  }

  /// What the last commit showed, at its position in the window.
  var positionedPicture: Node? { window.flatMap { positionedPicture(in: $0) } }

  func positionedPicture(in space: UIView) -> Node? {
    guard let picture = frozenPicture(false) else { return nil }
    var layer = Layer(frame: convert(bounds, to: space), children: [picture.unplaced])
    layer.bounds.origin = bounds.origin
    return Node(layer)
  }

  func snapshot(of rect: CGRect, _ afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.snapshotOrigin = SnapshotOrigin(film: layer.core.recording.start)
    layer.core.animatorViews.note(view)
    guard let picture = frozenPicture(afterUpdates) else {
      reportEmptySnapshot()
      return view
    }
    view.layer.values.drawing = .frozen(
      FrozenContent(
        picture.unplaced,
        source: rect,
        center: Self.center(of: rect.size, inside: capInsets)
      )
    )
    return view
  }

  /// [D] The snapshot of a view that was never rendered is empty.
  // [W] UIKit's message.
  private func reportEmptySnapshot() {
    layer.core.warn(
      TypeNames.of(self),
      "Snapshotting a view that has not been rendered results in an empty snapshot",
      remedy: "show the view first, or pass true for afterScreenUpdates"
    )
  }

  private static func center(of size: CGSize, inside insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero, size.width > 0, size.height > 0 else { return ImageContent.unit }
    return CGRect(
      x: insets.left / size.width,
      y: insets.top / size.height,
      width: max(size.width - insets.left - insets.right, 0) / size.width,
      height: max(size.height - insets.top - insets.bottom, 0) / size.height
    )
  }
}
