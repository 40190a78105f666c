import Bitmap
import Foundation
import Geometry

extension Ink: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(paint)
    builder.combine(opacity)
    builder.add(blendMode)
    builder.combine(antialiases)
  }
}

extension Paint: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .color(let color):
      builder.combine(0)
      builder.add(color)
    case .shading(let shading):
      builder.combine(1)
      builder.add(shading)
    case .pattern(let pattern):
      builder.combine(2)
      builder.combine(pattern.bitmap.digest)
      builder.combine(pattern.scale)
      builder.add(pattern.origin)
    }
  }
}

extension Shading: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(form)
    builder.add(stops)
    builder.combine(extendsBefore)
    builder.combine(extendsAfter)
  }
}

extension Shading.Form: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .linear(let from, let to):
      builder.combine(0)
      builder.add(from)
      builder.add(to)
    case .radial(let from, let to):
      builder.combine(1)
      builder.add(from)
      builder.add(to)
    case .conic(let center, let startAngle):
      builder.combine(2)
      builder.add(center)
      builder.combine(startAngle)
    }
  }
}

extension Shading.Circle: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(center)
    builder.combine(radius)
  }
}
