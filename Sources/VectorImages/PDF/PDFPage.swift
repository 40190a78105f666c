import Foundation
import Geometry

/// The pages of a file.
enum PDFPage {
  static func image(_ bytes: [UInt8]) throws(VectorImageError) -> VectorImage {
    let file = try PDFFile(bytes)
    guard let page = try leaves(file, most: 1).first else {
      throw .damaged(reason: "it has no page")
    }
    let unit = file.resolve(page["UserUnit"]).number ?? 1
    return try image(page, file, turns: turns(page, file), unit: unit)
  }

  /// Quarter turns, clockwise.
  static func turns(_ page: [String: PDFObject], _ file: PDFFile) -> Int {
    ((file.resolve(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
  }

  /// The visible part of a page, turned and with units of so many points.
  static func image(
    _ page: [String: PDFObject],
    _ file: PDFFile,
    turns: Int,
    unit: Double
  ) throws(VectorImageError) -> VectorImage {
    let box = try box(page, file)
    let upright = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    let size = CGSize(width: upright.width * unit, height: upright.height * unit)
    guard size.width >= 1e-3, size.height >= 1e-3, size.width <= VectorLimits.side,
      size.height <= VectorLimits.side
    else { throw .damaged(reason: "its page is \(size.width) points by \(size.height)") }
    let canvas = VectorCanvas()
    let area = CGRect(origin: .zero, size: size)
    let place = place(box, turns: turns).concatenating(CGAffineTransform(scaleX: unit, y: unit))
    let painter = PDFPainter(file, canvas, area: area)
    try painter.paintPage(content(of: page, file), resources: page["Resources"], through: place)
    return VectorImage(size: size, canvas: canvas)
  }

  /// The first leaves of the page tree, at most so many, with their inherited entries.
  ///
  /// A branch without a leaf is passed over.
  static func leaves(
    _ file: PDFFile,
    most: Int
  ) throws(VectorImageError) -> [[String: PDFObject]] {
    var leaves: [[String: PDFObject]] = []
    var waiting = file.pages.map { [Node(entries: $0)] } ?? []
    var steps = 0
    while leaves.count < most, let node = waiting.popLast() {
      var inherited = node.inherited
      inherit(from: node.entries, &inherited)
      let kids = file.resolve(node.entries["Kids"]).array
      steps += 1 + (kids?.count ?? 0)
      guard steps <= VectorLimits.steps else {
        throw .tooLarge(limit: "\(VectorLimits.steps) pages and branches of its page tree")
      }
      guard let kids else {
        leaves.append(node.entries.merging(inherited) { own, _ in own })
        continue
      }
      guard node.depth < VectorLimits.depth else {
        throw .tooLarge(limit: "\(VectorLimits.depth) nested branches of its page tree")
      }
      for kid in kids.reversed() {
        guard let entries = file.resolve(kid).dictionary else { continue }
        waiting.append(Node(entries: entries, inherited: inherited, depth: node.depth + 1))
      }
    }
    return leaves
  }

  private struct Node {
    let entries: [String: PDFObject]
    var inherited: [String: PDFObject] = [:]
    var depth = 0
  }

  private static func inherit(
    from entries: [String: PDFObject],
    _ inherited: inout [String: PDFObject]
  ) {
    for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
      if let value = entries[key] { inherited[key] = value }
    }
  }

  /// One of a page's areas, in its own space; nil if it does not state it.
  static func rect(_ key: String, _ page: [String: PDFObject], _ file: PDFFile) -> CGRect? {
    guard let numbers = file.numbers(page[key]), numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]),
      y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]),
      height: abs(numbers[3] - numbers[1])
    )
  }

  /// The visible part.
  static func box(
    _ page: [String: PDFObject],
    _ file: PDFFile
  ) throws(VectorImageError) -> CGRect {
    guard let media = rect("MediaBox", page, file) else {
      throw .damaged(reason: "its page has no area")
    }
    let crop = rect("CropBox", page, file).map { $0.intersection(media) }
    return crop.flatMap { $0.isNull || $0.isEmpty ? nil : $0 } ?? media
  }

  /// Returns the transform from the page's space, whose y axis points up, to the picture's; quarter
  /// turns are clockwise.
  private static func place(_ box: CGRect, turns: Int) -> CGAffineTransform {
    let (x, y) = (box.minX, box.minY)
    switch turns {
    case 1: return CGAffineTransform(0, 1, 1, 0, -y, -x)
    case 2: return CGAffineTransform(-1, 0, 0, 1, box.maxX, -y)
    case 3: return CGAffineTransform(0, -1, -1, 0, box.maxY, box.maxX)
    default: return CGAffineTransform(1, 0, 0, -1, -x, box.maxY)
    }
  }

  /// Several streams are read as one, separated by a space.
  private static func content(
    of page: [String: PDFObject],
    _ file: PDFFile
  ) throws(VectorImageError) -> ArraySlice<UInt8> {
    let contents = file.resolve(page["Contents"])
    let parts = (contents.array ?? [contents]).compactMap { file.resolve($0).stream }
    var bytes: [UInt8] = []
    for part in parts {
      guard let plain = file.unpack(part) else {
        throw .damaged(reason: "the content of its page cannot be decoded")
      }
      bytes += plain
      bytes.append(10)
    }
    return bytes[...]
  }
}
