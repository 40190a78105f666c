internal import Bitmap
internal import FrameExport
internal import Foundation
internal import Imaging

/// Adds drawn frames to a book of pictures.
final class PictureReel: ReelTarget {
  private(set) var book: PictureBook
  /// For each frame, its index in the book.
  private(set) var pages: [Int] = []
  private(set) var width = 0
  private(set) var height = 0

  init(_ book: PictureBook) {
    self.book = book
  }

  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    do {
      pages.append(try book.add(drawn.bitmap))
    } catch {
      throw ExportFault.encoding(frame: drawn.index, reason: error.description)
    }
    (width, height) = (max(width, drawn.bitmap.width), max(height, drawn.bitmap.height))
  }

  func finish() -> Int { book.pages.reduce(0) { $0 + $1.file.count } }

  func abandon() {}
}
