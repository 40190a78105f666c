import Foundation
import Geometry

/// The first page of a file.
enum PDFPage {
  static func image(_ bytes: [UInt8]) throws(VectorImageError) -> VectorImage {
    let file = try PDFFile(bytes)
    guard let page = first(file) else { throw .damaged(reason: "it has no page") }
    let box = try box(page, file)
    let turns = ((file.resolve(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
    let unit = file.resolve(page["UserUnit"]).number ?? 1
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

  /// The first leaf of the page tree, with its inherited entries.
  private static func first(_ file: PDFFile) -> [String: PDFObject]? {
    var inherited: [String: PDFObject] = [:]
    var node = file.pages
    for _ in 0..<VectorLimits.depth {
      guard let entries = node else { return nil }
      for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
        if let value = entries[key] { inherited[key] = value }
      }
      guard let kids = file.resolve(entries["Kids"]).array else {
        return entries.merging(inherited) { own, _ in own }
      }
      node = kids.lazy.compactMap { file.resolve($0).dictionary }.first
    }
    return nil
  }

  private static func box(
    _ page: [String: PDFObject],
    _ file: PDFFile
  ) throws(VectorImageError) -> CGRect {
    func rect(_ key: String) -> CGRect? {
      guard let numbers = file.numbers(page[key]), numbers.count == 4 else { return nil }
      return CGRect(
        x: min(numbers[0], numbers[2]),
        y: min(numbers[1], numbers[3]),
        width: abs(numbers[2] - numbers[0]),
        height: abs(numbers[3] - numbers[1])
      )
    }
    guard let media = rect("MediaBox") else { throw .damaged(reason: "its page has no area") }
    let crop = rect("CropBox").map { $0.intersection(media) }
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
