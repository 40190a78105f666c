public import Foundation
public import Geometry
import Physics

extension UIAttachmentBehavior {
  /// The items move along the axis only, without relative rotation.
  public class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .slide(axis), at: point)
  }

  public class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item], .slide(axis), at: point)
  }

  /// Like a rope with the current distance as its length.
  public class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let rope = UIAttachmentBehavior([item1, item2], .rope, at: .zero)
    rope.points = (SIMD2(offset1), SIMD2(offset2))
    rope.length = (item2.worldPoint(of: offset2) - item1.worldPoint(of: offset1)).length
    return rope
  }

  public class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .weld, at: point)
  }

  /// The items rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .pin, at: point)
  }
}

extension UIDynamicItem {
  var turn: Double { atan2(transform.b, transform.a) }

  /// The position of a point with an `offset` from the centre that rotates with the item.
  func worldPoint(of offset: UIOffset) -> SIMD2<Double> {
    SIMD2(center) + SIMD2(offset).rotated(by: turn)
  }

  func local(_ point: CGPoint) -> SIMD2<Double> {
    (SIMD2(point) - SIMD2(center)).rotated(by: -turn)
  }
}
