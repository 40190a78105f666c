import Bitmap
import Foundation
import Geometry
import Testing

@testable import Scene

/// Something that has a digest, and the words a failing test says of it.
struct DigestSample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let digest: Digest

  init(_ name: String, _ value: some Digestible) {
    testDescription = name
    var builder = DigestBuilder()
    builder.add(value)
    digest = builder.finish()
  }

  /// A value, and the same value with one of its parts changed at a time.
  static func changes<Value: Digestible & Sendable>(
    of value: Value,
    _ name: String,
    _ changes: [@Sendable (inout Value) -> Void]
  ) -> [DigestSample] {
    [DigestSample(name, value)]
      + changes.enumerated().map { index, change in
        var changed = value
        change(&changed)
        return DigestSample("\(name), change \(index)", changed)
      }
  }
}

extension DigestSample {
  static let line = Path([.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 5))])
  static let leaf = Node(Layer(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
  static let other = Node(Layer(frame: CGRect(x: 1, y: 2, width: 3, height: 5)))
  static let red = Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
  static let ink = Ink(.color(red), opacity: 0.5, blendMode: .multiply, antialiases: false)
  static let glyphs = GlyphRun(
    text: "a",
    font: "Inter",
    size: 17,
    unitsPerEm: 2048,
    glyphs: [GlyphRun.Glyph(outline: line, position: CGPoint(x: 6, y: 7))]
  )

  static func dot(_ level: UInt8) -> Bitmap {
    Bitmap(width: 2, height: 1, straightRGBA: [level, 2, 3, 255, 4, 5, 6, 255])
  }

  static func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height) {
      $0.copyBytes(from: (0..<(width * height * 4)).map { UInt8($0) })
    }
  }

  static let gradients = changes(
    of: Gradient(
      .linear,
      stops: [Gradient.Stop(red, at: 0.25), Gradient.Stop(.black, at: 0.75)],
      start: CGPoint(x: 0.1, y: 0.2),
      end: CGPoint(x: 0.3, y: 0.4)
    ),
    "gradient",
    [
      { $0.kind = .radial }, { $0.kind = .conic }, { $0.start.x += 1 }, { $0.start.y += 1 },
      { $0.end.x += 1 }, { $0.end.y += 1 }, { swap(&$0.start, &$0.end) },
      { $0.stops[0].location = 0.3 }, { $0.stops[1].color = .white }, { $0.stops.removeLast() },
      { $0.stops.reverse() },
    ]
  )

  static let images = changes(
    of: ImageContent(bitmap: dot(1), scale: 2, tint: red),
    "image",
    [
      { $0.bitmap = dot(2) }, { $0.scale = 3 }, { $0.gravity = .center }, { $0.tint = nil },
      { $0.contentsRect.size.width = 0.5 }, { $0.contentsCenter.size.width = 0.5 },
      { $0.contentsRect.origin.y = 0.5 }, { $0.contentsCenter.origin.y = 0.5 },
      { $0.tilesCenter = true }, { $0.tint?.blue = 0 }, { $0.magnification = .nearest },
      { $0.minification = .nearest }, { $0.minification = .trilinear },
    ]
  )

  static let frozen = changes(
    of: FrozenContent(leaf, source: CGRect(x: 1, y: 2, width: 3, height: 4)),
    "frozen",
    [
      { $0.node = other }, { $0.source.origin.x = 0 }, { $0.source.size.height = 5 },
      { $0.center.size.width = 0.5 },
    ]
  )

  static let mixes = changes(
    of: Mix(from: leaf, to: other, amount: .uniform(0.5)),
    "mix",
    [
      { $0.from = other }, { $0.to = leaf }, { swap(&$0.from, &$0.to) },
      { $0.amount = .uniform(0.25) }, { $0.amount = .alpha(of: leaf) },
      { $0.amount = .alpha(of: other) },
      { $0.amount = .unlikeness(shares: [0, 1], asWhole: true) },
      { $0.amount = .unlikeness(shares: [0, 1], asWhole: false) },
      { $0.amount = .unlikeness(shares: [1, 0], asWhole: false) },
      { $0.finish = .mosaic(side: 3) }, { $0.finish = .smear(deviation: 3) },
      { $0.finish = .smear(deviation: 4) }, { $0.finish = .mosaic(side: 4) },
    ]
  )

  static let curls = changes(
    of: PageCurl(front: leaf, angle: 1, travel: 2, radius: 3),
    "page curl",
    [
      { $0.front = other }, { $0.angle = 2 }, { $0.travel = 3 }, { $0.radius = 4 },
      { $0.backTint = red }, { $0.shading = 0.5 }, { $0.shadow = 0.5 },
    ]
  )

  static let effects = [
    Effect.blur(deviation: 3), .blur(deviation: 4), .multiply(red), .multiply(.black),
    .toning(Toning()), .toning(Toning(saturation: 2)), .toning(Toning(brightness: 2)),
    .toning(Toning(saturation: 2, brightness: 2)), .backdropBlur(BackdropBlur(deviation: 3)),
    .backdropBlur(BackdropBlur(deviation: 4)),
    .backdropBlur(BackdropBlur(deviation: 3, toning: Toning(saturation: 2))),
    .backdropBlur(BackdropBlur(deviation: 3, toning: Toning(brightness: 2))),
    .backdropBlur(BackdropBlur(deviation: 3, tint: red)),
  ].enumerated().map { DigestSample("effect \($0)", $1) }
}
