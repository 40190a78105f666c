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
  /// The picture that the item provides for its flight.
  private var flown: LiftedPreview?
  private var version = 0

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
    flown?.center = view.center
  }

  /// [D] The item's own picture is seen while it is dragged, and nothing if it provides none.
  mutating func update(in overlay: UIView) {
    guard item.previewVersion != version else { return }
    version = item.previewVersion
    comeDown()
    flown = item.previewProvider?().map { fly($0, in: overlay) }
    view.isHidden = item.previewProvider != nil
  }

  private func fly(_ preview: UIDragPreview, in overlay: UIView) -> LiftedPreview {
    let source = UITargetedPreview(
      view: preview.view,
      parameters: preview.parameters,
      target: UIPreviewTarget(container: overlay, center: view.center)
    )
    let picture = LiftedPreview(source, controller: nil, in: overlay.bounds.size)
    picture.center = view.center
    picture.isRaised = true
    overlay.insertSubview(picture, aboveSubview: view)
    return picture
  }

  /// [D] When the finger is lifted, what it had lifted is seen again.
  private func comeDown() {
    flown?.removeFromSuperview()
    view.isHidden = false
  }

  /// Flies to where a preview says that it goes.
  func land(on goal: UITargetedPreview, in overlay: UIView) {
    comeDown()
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
    comeDown()
    view.isRaised = false
    view.stand(in: frame)
  }

  /// [I] What has no place to go shrinks and fades where it is.
  func vanish() {
    comeDown()
    view.alpha = 0
    view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
  }
}
