internal import FrameExport
internal import Imaging

/// The pictures of a page and their files: exact, or as a video where they would be too large.
struct PagePictures {
  struct Picture: Encodable {
    /// The picture on which this one is drawn.
    var base: Int?
    var x: Int?
    var y: Int?
    /// The first picture of the video that contains this one, and the size of its frames.
    var video: Int?
    var width: Int?
    var height: Int?
  }

  let pictures: [Picture]
  let files: [[UInt8]]

  // Levels of libvpx: the first is close to the exact picture, the last is its smallest.
  private static let quantizers = [24, 36, 48, 63]
  // Sixty frames of a phone at three pixels a point take three megabytes, with the page around them.
  private static let bytesOfFilm = 2_800_000
  private static let bytesOfFrame = bytesOfFilm / 60

  init(exact book: PictureBook) {
    pictures = book.pages.map { Picture(base: $0.base, x: $0.x, y: $0.y) }
    files = book.pages.map(\.file)
  }

  /// A film that takes more than its share is compressed; several films on a page are compared
  /// pixel by pixel and stay exact.
  init(
    of films: [PlayerFilm],
    in book: PictureBook,
    workers: Int,
    cancellation: ExportCancellation
  ) throws {
    self.init(exact: book)
    guard films.count == 1, let film = films.first else { return }
    let most = max(Self.bytesOfFilm, film.times.count * Self.bytesOfFrame)
    guard encodedBytes > most, let groups = PictureVideo.groups(of: book) else { return }
    for quantizer in Self.quantizers where encodedBytes > most {
      self = try Self(groups, workers: workers) { group in
        if cancellation.isCancelled { throw ExportFault.cancelled }
        return try PictureVideo(group, of: book, quantizer: quantizer)
      }
    }
  }

  private init(
    _ groups: [Range<Int>],
    workers: Int,
    encode: @escaping @Sendable (Range<Int>) throws -> PictureVideo
  ) throws {
    var videos: [PictureVideo] = []
    let pipeline = OrderedPipeline<Range<Int>, PictureVideo>(
      workers: workers,
      work: encode,
      deliver: { videos.append($0) },
      discard: { _ in }
    )
    for group in groups { try pipeline.add(group) }
    try pipeline.finish()
    pictures = videos.flatMap { video in
      video.pages.map { _ in
        Picture(video: video.pages.lowerBound, width: video.width, height: video.height)
      }
    }
    files = videos.flatMap(\.frames)
  }

  /// The length of the files as base64.
  private var encodedBytes: Int { files.reduce(0) { $0 + ($1.count + 2) / 3 * 4 } }
}
