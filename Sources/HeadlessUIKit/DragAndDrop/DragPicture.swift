import Foundation
import Geometry

/// The picture of one dragged item.
@MainActor
struct DragPicture {
  let item: UIDragItem
  let preview: UITargetedDragPreview
  let view: LiftedPreview
  /// The place that it was lifted from.
  let home: CGPoint

  // [I] Looks like the system's; nothing is published.
  private static let liftedScale: CGFloat = 1.05
  private static let step: CGFloat = 6

  init(_ item: UIDragItem, _ preview: UITargetedDragPreview, in overlay: UIView) {
    (self.item, self.preview) = (item, preview)
    view = LiftedPreview(preview, controller: nil, in: overlay.bounds.size)
    let frame = view.sourceFrame(in: overlay)
    home = CGPoint(x: frame.midX, y: frame.midY)
    view.stand(in: frame)
    overlay.insertSubview(view, at: 0)
  }

  func lift() {
    view.isRaised = true
    view.transform = view.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
  }

  /// [D] Several items are a stack with the first on top.
  func follow(_ lead: CGPoint, index: Int) {
    let offset = Self.step * CGFloat(min(index, 2))
    view.center = CGPoint(x: lead.x + offset, y: lead.y + offset)
  }

  /// Flies to where a preview says that it goes.
  func land(on goal: UITargetedPreview, in overlay: UIView) {
    view.isRaised = false
    view.center = goal.target.container.convert(goal.target.center, to: overlay)
    let size = goal.size
    let own = view.wantedSize
    let scale = CGAffineTransform(
      scaleX: size.width / max(own.width, 1),
      y: size.height / max(own.height, 1)
    )
    view.transform = scale.concatenating(goal.target.transform)
  }

  /// Flies to the place of a row or an item.
  func land(in frame: CGRect) {
    view.isRaised = false
    view.stand(in: frame)
  }

  /// [I] What has no place to go shrinks and fades where it is.
  func vanish() {
    view.alpha = 0
    view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
  }
}
