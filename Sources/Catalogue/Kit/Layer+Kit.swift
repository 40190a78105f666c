public import Foundation
public import Geometry
public import Scene

/// The vocabulary of transitions; each method returns a changed copy.
extension Layer {
  public func moved(x: Double = 0, y: Double = 0) -> Layer {
    changed { $0.position = CGPoint(x: position.x + x, y: position.y + y) }
  }

  /// Multiplies the opacity.
  public func faded(to opacity: Double) -> Layer {
    changed { $0.opacity = self.opacity * min(max(opacity, 0), 1) }
  }

  /// About the anchor point, after the existing transform; resampled, not snapped to pixels.
  public func transformed(_ transform: CATransform3D) -> Layer {
    changed {
      $0.transform = CATransform3DConcat(self.transform, transform)
      $0.isRasterGroup = false
    }
  }

  public func scaled(x: Double, y: Double) -> Layer {
    transformed(CATransform3DMakeScale(x, y, 1))
  }

  public func scaled(_ factor: Double) -> Layer { scaled(x: factor, y: factor) }

  /// Multiplies the picture by the alpha of a node in this layer's space.
  public func masked(_ mask: Node) -> Layer { changed { $0.mask = mask } }

  public func oneSided() -> Layer { changed { $0.isDoubleSided = false } }

  /// Anchored at a point of the unit square, without moving.
  public func anchored(x: Double, y: Double) -> Layer {
    changed {
      let frame = self.frame
      $0.anchorPoint = CGPoint(x: x, y: y)
      $0.position = CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
  }

  /// Gives the children the perspective of `m34` about the layer's centre.
  public func inPerspective(_ m34: Double) -> Layer {
    changed { $0.sublayerTransform.m34 = m34 }
  }

  public func changed(_ change: (inout Layer) -> Void) -> Layer {
    var copy = self
    change(&copy)
    return copy
  }

  /// A rectangle of one colour.
  public static func fill(_ rect: CGRect, _ color: Color) -> Layer {
    Layer(frame: rect).changed { $0.background = color }
  }

  /// The layers as one, clipped to a rectangle of their space.
  public static func window(_ rect: CGRect, showing layers: [Layer]) -> Layer {
    Layer(frame: rect, children: layers.map { Node($0) }).changed {
      $0.bounds.origin = rect.origin
      $0.clipsToBounds = true
    }
  }

  /// The layers as one, in the same space.
  public static func group(_ rect: CGRect, _ layers: [Layer]) -> Layer {
    window(rect, showing: layers).changed { $0.clipsToBounds = false }
  }
}
