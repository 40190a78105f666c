package import Foundation
package import Scene

/// A drawing read from a file: one page of a PDF, or an SVG document.
package struct VectorImage: Hashable, Sendable {
  /// The size in points.
  package let size: CGSize
  /// The commands in a space of that size whose y axis points down.
  package let commands: [DrawingCommand]
  /// Features of the file that the drawing lacks, one sentence per kind.
  package let omissions: [String]

  /// Reads a PDF's first page, or an SVG document.
  package init(_ bytes: [UInt8]) throws(VectorImageError) {
    self = Self.isPDF(bytes) ? try PDFPage.image(bytes) : try SVGDocument.image(bytes)
  }

  init(size: CGSize, canvas: VectorCanvas) {
    self.size = size
    commands = canvas.commands
    omissions = canvas.omissions
  }

  /// Whether the bytes look like a PDF or an SVG file.
  package static func isRecognised(_ bytes: [UInt8]) -> Bool {
    isPDF(bytes) || isSVG(bytes)
  }

  // [W] Readers search the first kilobyte for the header.
  private static func isPDF(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096)
    guard let first = start.first(where: { $0 > 0x20 }), first == 0x3C || first == 0xEF else {
      return false
    }
    return start.firstRange(of: Array("<svg".utf8)) != nil
      || start.firstRange(of: Array("<!DOCTYPE svg".utf8)) != nil
  }
}
