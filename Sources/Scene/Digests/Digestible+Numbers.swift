import Bitmap
import Foundation
import Geometry

extension Double: Digestible {
  func feed(_ builder: inout DigestBuilder) { builder.combine(self) }
}

extension Bool: Digestible {
  func feed(_ builder: inout DigestBuilder) { builder.combine(self) }
}

extension CGPoint: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(Double(x))
    builder.combine(Double(y))
  }
}

extension CGSize: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(Double(width))
    builder.combine(Double(height))
  }
}

extension CGRect: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    origin.feed(&builder)
    size.feed(&builder)
  }
}

extension CGAffineTransform: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    for entry in [a, b, c, d, tx, ty] { builder.combine(Double(entry)) }
  }
}

extension CATransform3D: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    for entry in entries { builder.combine(Double(entry)) }
  }
}

extension CATransform3D {
  /// Row by row.
  var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Color: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(red)
    builder.combine(green)
    builder.combine(blue)
    builder.combine(alpha)
  }
}

extension CGBlendMode: Digestible {
  func feed(_ builder: inout DigestBuilder) { builder.combine(Int(rawValue)) }
}
