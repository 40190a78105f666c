import Foundation
import Geometry

extension NSValue {
  /// An object that can be animated; Geometry boxes transforms as arrays of doubles.
  package var animatableValue: AnimatableValue {
    switch String(cString: objCType) {
    case String(cString: NSValue(point: .zero).objCType): .point(pointValue)
    case String(cString: NSValue(size: .zero).objCType): .size(sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): .rect(rectValue)
    case "[16d]": .transform(caTransform3DValue)
    case "[6d]": .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue))
    default: .object(self)
    }
  }
}
