internal import Bitmap

/// A group of a book's pictures as a VP9 video: much smaller than exact pictures, and close to them.
///
/// The first frame of a group can be decoded alone, so that no picture needs more than a few
/// others.
package struct PictureVideo: Sendable {
  /// The pages whose pictures it shows, in order.
  package let pages: Range<Int>
  package let width: Int
  package let height: Int
  /// One for each page.
  package let frames: [[UInt8]]

  private static let longest = 12

  /// The groups of consecutive pages that become one video each; nil if a picture has transparent
  /// pixels, which VP9 cannot show.
  package static func groups(of book: PictureBook) -> [Range<Int>]? {
    guard book.isOpaque else { return nil }
    var groups: [Range<Int>] = []
    for page in book.pages.indices {
      if let last = groups.last, last.count < longest,
        book.size(of: page) == book.size(of: last.lowerBound)
      {
        groups[groups.count - 1] = last.lowerBound..<page + 1
      } else {
        groups.append(page..<page + 1)
      }
    }
    return groups
  }

  /// `quantizer` is libvpx's level of quality, from 0, best, to 63, smallest.
  package init(
    _ pages: Range<Int>,
    of book: PictureBook,
    quantizer: Int
  ) throws(AnimationFault) {
    let size = book.size(of: pages.lowerBound)
    let encoder = try VP9Encoder(width: size.width, height: size.height, quantizer: quantizer)
    var frames: [[UInt8]] = []
    var last: (page: Int, bitmap: Bitmap)?
    for page in pages {
      let bitmap = try book.bitmap(of: page, knowing: last)
      frames.append(try encoder.encode(bitmap))
      last = (page, bitmap)
    }
    (self.pages, self.frames) = (pages, frames)
    (width, height) = (size.width, size.height)
  }
}
