package import Foundation

/// A PDF file of which any page is drawn.
package final class VectorDocument {
  /// The areas of a page (ISO 32000-1, 14.11.2).
  package enum Box: String {
    case media = "MediaBox"
    case crop = "CropBox"
    case bleed = "BleedBox"
    case trim = "TrimBox"
    case art = "ArtBox"
  }

  private let file: PDFFile
  private let pages: [[String: PDFObject]]

  package init(_ bytes: [UInt8]) throws(VectorImageError) {
    file = try PDFFile(bytes)
    pages = try PDFPage.leaves(file, most: .max)
    if pages.isEmpty { throw .damaged(reason: "it has no page") }
  }

  package var pageCount: Int { pages.count }

  /// Returns an area of a page in its own space; what is not stated is the next larger one.
  package func bounds(of box: Box, ofPage index: Int) -> CGRect {
    if let own = PDFPage.rect(box.rawValue, pages[index], file) { return own }
    switch box {
    case .media: return .zero
    case .crop: return bounds(of: .media, ofPage: index)
    case .bleed, .trim, .art: return bounds(of: .crop, ofPage: index)
    }
  }

  /// The part of a page that is drawn.
  package func visibleBounds(ofPage index: Int) throws(VectorImageError) -> CGRect {
    try PDFPage.box(pages[index], file)
  }

  /// The quarter turns by which a page is shown, clockwise.
  package func turns(ofPage index: Int) -> Int { PDFPage.turns(pages[index], file) }

  /// The visible part of a page, not turned.
  package func drawing(ofPage index: Int) throws(VectorImageError) -> VectorImage {
    try PDFPage.image(pages[index], file, turns: 0, unit: 1)
  }
}
