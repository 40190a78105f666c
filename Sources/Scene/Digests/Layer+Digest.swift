import Bitmap
import Foundation
import Geometry

extension Layer {
  private static let usual = Layer()

  /// The placement fields of `Layer`, combined with the picture's digest.
  func digest(picture: Digest) -> Digest {
    let usual = Self.usual
    var builder = DigestBuilder()
    builder.combine(picture)
    builder.add(position)
    builder.field(0, anchorPoint, unless: usual.anchorPoint)
    builder.field(1, anchorPointZ, unless: usual.anchorPointZ)
    builder.field(2, zPosition, unless: usual.zPosition)
    builder.field(3, transform, unless: usual.transform)
    builder.field(4, isDoubleSided, unless: usual.isDoubleSided)
    builder.field(5, opacity, unless: usual.opacity)
    builder.field(6, blendMode, unless: usual.blendMode)
    builder.field(7, isRasterGroup, unless: usual.isRasterGroup)
    builder.field(8, antialiasesEdges, unless: usual.antialiasesEdges)
    return builder.finish()
  }

  var pictureDigest: Digest {
    let usual = Self.usual
    var builder = DigestBuilder()
    builder.add(bounds)
    // Children's space and perspective depend on the anchor point.
    if sublayerTransform != usual.sublayerTransform {
      builder.field(0, sublayerTransform, unless: usual.sublayerTransform)
      builder.add(anchorPoint)
    }
    builder.field(1, preservesDepth, unless: usual.preservesDepth)
    builder.field(2, clipsToBounds, unless: usual.clipsToBounds)
    builder.field(3, cornerRadii, unless: usual.cornerRadii)
    builder.field(4, hasContinuousCorners, unless: usual.hasContinuousCorners)
    builder.field(11, mask)
    builder.field(5, background)
    builder.field(6, border)
    builder.field(7, shadow)
    builder.field(8, content, unless: usual.content)
    builder.field(9, effects)
    builder.field(10, children)
    return builder.finish()
  }
}

extension Scene {
  static func digest(size: CGSize, background: Color?, root: Node) -> Digest {
    var builder = DigestBuilder()
    builder.add(size)
    builder.add(root)
    builder.field(0, background)
    return builder.finish()
  }
}
