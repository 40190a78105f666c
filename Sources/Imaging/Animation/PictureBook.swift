package import Bitmap

/// Pictures as still WebP files without duplicates: whole, or as a difference from another one.
///
/// Any picture can be composed from a few files, so that a page can show frames in any order.
package struct PictureBook: Sendable {
  package struct Page: Sendable {
    /// The picture on which this file is drawn; nil if the file is a whole picture.
    package let base: Int?
    /// The position of the file's upper left pixel.
    package let x: Int
    package let y: Int
    package let file: [UInt8]
  }

  package private(set) var pages: [Page] = []
  private var known: [Digest: Int] = [:]
  // The number of files in each picture.
  private var depths: [Int] = []
  private var sizes: [PNG.Size] = []
  /// Whether no picture has transparent pixels.
  private(set) var isOpaque = true
  private var last: (page: Int, bitmap: Bitmap)?

  private static let largestSide = 16_383
  private static let deepest = 12

  package init() {}

  /// The index of the picture's page; a known picture gets no new one.
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
    sizes.append(PNG.Size(width: bitmap.width, height: bitmap.height))
    isOpaque = isOpaque && bitmap.isOpaque
    return pages.count - 1
  }

  /// Nil if most of the picture has changed: drawing it whole takes fewer steps and hardly more
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

extension PictureBook {
  func size(of page: Int) -> PNG.Size { sizes[page] }

  /// The whole picture of a page, put together from its files; all pictures must be opaque.
  ///
  /// `known` is a picture that needs no decoding.
  func bitmap(
    of page: Int,
    knowing known: (page: Int, bitmap: Bitmap)? = nil
  ) throws(AnimationFault) -> Bitmap {
    let own = pages[page]
    let part = try WebPPicture.decode(own.file)
    guard let base = own.base else { return part }
    if let known, known.page == base {
      return known.bitmap.replacing(x: own.x, y: own.y, with: part)
    }
    return try bitmap(of: base, knowing: known).replacing(x: own.x, y: own.y, with: part)
  }
}
