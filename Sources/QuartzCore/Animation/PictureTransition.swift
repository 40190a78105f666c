import CoreGraphics
package import Catalogue
import Foundation
package import Scene
package import Timeline

/// A layer's transition between two pictures, drawn by the catalogue.
package struct PictureTransition {
  package let before: Node
  package let style: any SceneTransition
  let timing: Timing
  /// The range of the style's progress that is played.
  package let span: AnimatorTiming.Span

  /// The picture that replaces `after`, in the parent's space.
  package func node(of after: Node, at time: Instant) -> Node {
    guard let progress = timing.progress(at: time) else { return after }
    let position = span.from + (span.to - span.from) * progress.value
    let frame = after.layer
    var layer = Layer()
    layer.position = frame.position
    layer.anchorPoint = frame.anchorPoint
    layer.anchorPointZ = frame.anchorPointZ
    layer.zPosition = frame.zPosition
    layer.transform = frame.transform
    layer.opacity = frame.opacity
    layer.bounds = frame.bounds
    layer.children = [
      style.node(from: before, to: after.unplaced, in: frame.bounds, progress: position)
    ]
    return Node(layer, id: after.id, label: after.label)
  }
}

/// A transition in one of the catalogue's styles, for UIView.
package final class PictureAnimation: CATransition {
  private let picture: any SceneTransition

  package init(_ picture: any SceneTransition) {
    self.picture = picture
    super.init()
  }

  package override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PictureAnimation(picture)
    copy.before = before
    return filledTransition(copy)
  }

  package override var style: any SceneTransition { picture }
}

extension CATransitionSubtype {
  // [W] On iOS `fromTop` moves the new picture upwards, from below; `fromBottom` the other way.
  var heading: Heading {
    switch self {
    case .fromRight: .left
    case .fromLeft: .right
    case .fromTop: .up
    default: .down
    }
  }
}
