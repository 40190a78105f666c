internal import Foundation

/// A PDF file of pages that are pictures.
struct PicturePDF {
  struct Page {
    /// In points.
    let size: CGSize
    let pixels: (width: Int, height: Int)
    /// A JPEG file.
    let picture: [UInt8]
  }

  let pages: [Page]

  /// The catalog and the list of pages come first, then three objects for each page.
  var bytes: [UInt8] {
    let kids = pages.indices.map { "\(Self.number(of: $0)) 0 R" }.joined(separator: " ")
    var objects: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages 2 0 R >>".utf8),
      Array("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8),
    ]
    for (index, page) in pages.enumerated() {
      objects += Self.objects(of: page, from: Self.number(of: index))
    }
    return Self.file(objects)
  }

  private static func number(of page: Int) -> Int { 3 + 3 * page }

  private static func objects(of page: Page, from number: Int) -> [[UInt8]] {
    let (width, height) = (page.size.width, page.size.height)
    let drawing = "q \(width) 0 0 \(height) 0 0 cm /Picture Do Q"
    let dictionary =
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R"
      + " /Resources << /XObject << /Picture \(number + 2) 0 R >> >> >>"
    let picture =
      "/Type /XObject /Subtype /Image /Width \(page.pixels.width) /Height \(page.pixels.height)"
      + " /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode"
    return [
      Array(dictionary.utf8), stream(Array(drawing.utf8)), stream(page.picture, entries: picture),
    ]
  }

  private static func stream(_ content: [UInt8], entries: String = "") -> [UInt8] {
    Array("<< /Length \(content.count) \(entries) >>\nstream\n".utf8) + content
      + Array("\nendstream".utf8)
  }

  /// The objects with their numbers, and a table of where each begins.
  private static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var file = Array("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let tableOffset = file.count
    file += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets { file += Array(String(format: "%010ld 00000 n \n", offset).utf8) }
    let trailer = "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\n"
    return file + Array((trailer + "startxref\n\(tableOffset)\n%%EOF\n").utf8)
  }
}
