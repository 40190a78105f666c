import Bitmap
import Foundation
import Geometry

extension Drawing.Commands: Digestible {
  func feed(_ builder: inout DigestBuilder) { builder.add(list) }
}

extension DrawingCommand: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .save: builder.combine(0)
    case .restore: builder.combine(1)
    case .concatenate(let transform):
      builder.combine(2)
      builder.add(transform)
    case .clip(let path, let rule):
      builder.combine(3)
      builder.add(path)
      builder.combine(rule.rawValue)
    case .clipToAlpha(let bitmap, let rect):
      builder.combine(4)
      builder.combine(bitmap.digest)
      builder.add(rect)
    case .fill(let path, let rule, let ink):
      builder.combine(5)
      builder.add(path)
      builder.combine(rule.rawValue)
      builder.add(ink)
    case .stroke(let path, let style, let ink):
      builder.combine(6)
      builder.add(path)
      builder.add(style)
      builder.add(ink)
    case .image(let image, let rect, let opacity, let blendMode):
      builder.combine(7)
      builder.add(image)
      builder.add(rect)
      builder.combine(opacity)
      builder.add(blendMode)
    case .glyphs(let run, let origin, let ink):
      builder.combine(8)
      builder.add(run)
      builder.add(origin)
      builder.add(ink)
    case .frozen(let frozen, let rect, let opacity):
      builder.combine(9)
      builder.add(frozen)
      builder.add(rect)
      builder.combine(opacity)
    case .beginGroup(let group):
      builder.combine(10)
      builder.add(group)
    case .endGroup: builder.combine(11)
    case .clipToPicture(let picture, let rect):
      builder.combine(12)
      builder.add(picture)
      builder.add(rect)
    }
  }
}

extension DrawingGroup: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(opacity)
    builder.add(blendMode)
    builder.field(0, shadow)
  }
}

extension StrokeStyle: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(width)
    builder.combine(Int(cap.rawValue))
    builder.combine(Int(join.rawValue))
    builder.combine(miterLimit)
    builder.add(dash)
    builder.combine(dashPhase)
  }
}
