package import Bitmap

/// Pictures as still WebP files, each of them once: whole, or as what differs from another.
///
/// Any picture can be put together from few files, so that a page may show frames in any order.
package struct PictureBook: Sendable {
  package struct Page: Sendable {
    /// The picture on which this file is laid; nil where the file shows all of it.
    package let base: Int?
    /// Where the file's left upper pixel stands.
    package let x: Int
    package let y: Int
    package let file: [UInt8]
  }

  package private(set) var pages: [Page] = []
  private var known: [Digest: Int] = [:]
  // How many files each picture is made of.
  private var depths: [Int] = []
  private var last: (page: Int, bitmap: Bitmap)?

  private static let largestSide = 16_383
  private static let deepest = 12

  package init() {}

  /// The number of the picture's page, which is a new one unless the same picture has been there.
  package mutating func add(_ bitmap: Bitmap) throws(AnimationFault) -> Int {
    guard max(bitmap.width, bitmap.height) <= Self.largestSide else {
      throw .tooLarge(
        format: "WebP",
        width: bitmap.width,
        height: bitmap.height,
        most: Self.largestSide
      )
    }
    let digest = bitmap.digest
    let page = if let page = known[digest] { page } else { try append(bitmap) }
    known[digest] = page
    last = (page, bitmap)
    return page
  }

  private mutating func append(_ bitmap: Bitmap) throws(AnimationFault) -> Int {
    let whole = PixelRectangle(of: bitmap)
    let base = last.flatMap { depths[$0.page] < Self.deepest ? $0 : nil }
    let part = base.flatMap { Self.difference(from: $0.bitmap, to: bitmap) } ?? whole
    let isWhole = part == whole
    pages.append(
      Page(
        base: isWhole ? nil : base?.page,
        x: part.x,
        y: part.y,
        file: try Self.encode(isWhole ? bitmap : bitmap.cropped(to: part))
      )
    )
    depths.append(isWhole ? 1 : base.map { depths[$0.page] + 1 } ?? 1)
    return pages.count - 1
  }

  /// Nil where most of the picture has changed: to draw it whole takes fewer steps, and hardly more
  /// bytes.
  private static func difference(from before: Bitmap, to after: Bitmap) -> PixelRectangle? {
    guard before.width == after.width, before.height == after.height else { return nil }
    let part = PixelRectangle(changedFrom: before, to: after)
    return part.width * part.height * 2 > after.width * after.height ? nil : part
  }

  private static func encode(_ bitmap: Bitmap) throws(AnimationFault) -> [UInt8] {
    try WebPPicture.encode(bitmap, .lossless, hasAlpha: !bitmap.isOpaque)
  }
}
