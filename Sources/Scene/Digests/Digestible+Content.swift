import Bitmap
import Foundation

extension Node: Digestible {
  func feed(_ builder: inout DigestBuilder) { builder.combine(digest) }
}

extension Content: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .none: builder.combine(0)
    case .gradient(let gradient):
      builder.combine(1)
      builder.add(gradient)
    case .image(let image):
      builder.combine(2)
      builder.add(image)
    case .drawing(let drawing):
      builder.combine(3)
      builder.combine(drawing.digest)
    case .text(let runs):
      builder.combine(4)
      builder.combine(runs.digest)
    case .frozen(let frozen):
      builder.combine(5)
      builder.add(frozen)
    case .mix(let mix):
      builder.combine(6)
      builder.add(mix)
    case .pageCurl(let curl):
      builder.combine(7)
      builder.add(curl)
    }
  }
}

extension Gradient: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch kind {
    case .linear: builder.combine(0)
    case .radial: builder.combine(1)
    case .conic: builder.combine(2)
    }
    builder.add(start)
    builder.add(end)
    builder.add(stops)
  }
}

extension Gradient.Stop: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(color)
    builder.combine(location)
  }
}

extension ImageContent: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.combine(bitmap.digest)
    builder.combine(scale)
    builder.combine(gravity.rawValue)
    builder.add(contentsRect)
    builder.add(contentsCenter)
    builder.combine(tilesCenter)
    builder.combine(magnification.rawValue)
    builder.combine(minification.rawValue)
    builder.field(0, tint)
  }
}

extension FrozenContent: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(node)
    builder.add(source)
    builder.add(center)
  }
}

extension Mix: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(from)
    builder.add(to)
    switch amount {
    case .uniform(let share):
      builder.combine(0)
      builder.combine(share)
    case .alpha(let node):
      builder.combine(1)
      builder.add(node)
    case .unlikeness(let shares, let asWhole):
      builder.combine(2)
      shares.forEach { builder.combine($0) }
      builder.combine(asWhole)
    }
    if let finish { builder.add(finish) }
  }
}

extension Mix.Finish: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    switch self {
    case .mosaic(let side):
      builder.combine(3)
      builder.combine(side)
    case .smear(let deviation):
      builder.combine(4)
      builder.combine(deviation)
    }
  }
}

extension PageCurl: Digestible {
  func feed(_ builder: inout DigestBuilder) {
    builder.add(front)
    builder.combine(angle)
    builder.combine(travel)
    builder.combine(radius)
    builder.add(backTint)
    builder.combine(shading)
    builder.combine(shadow)
  }
}
