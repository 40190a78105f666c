import Foundation
import Geometry
import Scene

@testable import VectorImages

/// Files written for the tests.
enum Documents {
  /// A PDF of one page whose table of objects is right.
  static func pdf(
    _ content: String,
    size: String = "0 0 20 10",
    resources: String = "",
    page: String = "",
    objects: [String] = []
  ) -> [UInt8] {
    let all =
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[\(size)]/Contents 4 0 R"
          + "/Resources<<\(resources)>>\(page)>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ] + objects
    return file(all.map { Array($0.utf8) })
  }

  /// Objects numbered from 1, with a table and a trailer.
  static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      bytes += Array((String(format: "%010d", offset) + " 00000 n \n").utf8)
    }
    let trailer = "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF"
    return bytes + Array(trailer.utf8)
  }

  static func stream(_ entries: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<<\(entries)/Length \(bytes.count)>>stream\n".utf8) + bytes + Array("\nendstream".utf8)
  }

  static func svg(_ inside: String, _ attributes: String = "width=\"20\" height=\"10\"") -> [UInt8]
  {
    let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    return Array("<?xml version=\"1.0\"?><svg \(names) \(attributes)>\(inside)</svg>".utf8)
  }
}

extension VectorImage {
  /// What is filled, in order.
  var fills: [(path: Path, rule: CGPathFillRule, ink: Ink)] {
    commands.compactMap {
      if case .fill(let path, let rule, let ink) = $0 { (path, rule, ink) } else { nil }
    }
  }

  var strokes: [(path: Path, style: StrokeStyle, ink: Ink)] {
    commands.compactMap {
      if case .stroke(let path, let style, let ink) = $0 { (path, style, ink) } else { nil }
    }
  }

  var transforms: [CGAffineTransform] {
    commands.compactMap {
      if case .concatenate(let transform) = $0 { transform } else { nil }
    }
  }

  var images: [(image: ImageContent, rect: CGRect)] {
    commands.compactMap {
      if case .image(let image, let rect, _, _) = $0 { (image, rect) } else { nil }
    }
  }

  var groups: [DrawingGroup] {
    commands.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }
}

extension Ink {
  /// The color, where it is one everywhere.
  var color: Color? { if case .color(let color) = paint { color } else { nil } }

  var shading: Shading? { if case .shading(let shading) = paint { shading } else { nil } }
}
