import Bitmap
import Foundation
import Geometry

extension CornerRadii: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    for radius in [topLeft, topRight, bottomRight, bottomLeft] { builder.combine(Double(radius)) }
  }
}

extension Border: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(width)
    builder.add(color)
  }
}

extension Shadow: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(color)
    builder.combine(opacity)
    builder.combine(radius)
    builder.add(offset)
    builder.field(0, path)
  }
}

extension Effect: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .blur(let deviation):
      builder.combine(0)
      builder.combine(deviation)
    case .toning(let toning):
      builder.combine(1)
      builder.add(toning)
    case .backdropBlur(let blur):
      builder.combine(2)
      builder.combine(blur.deviation)
      builder.add(blur.toning)
      builder.add(blur.tint)
    case .multiply(let color):
      builder.combine(3)
      builder.add(color)
    }
  }
}

extension Toning: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(saturation)
    builder.combine(brightness)
  }
}
