import Bitmap
import Imaging

/// A picture file as a film: the frames of an animated PNG or a GIF, or a single still.
struct PictureFilm {
  /// One frame and its duration; that of a still is infinite.
  struct Frame {
    let bitmap: Bitmap
    let delay: APNG.Delay?
  }

  private enum Source {
    case still(Bitmap?)
    case animated(APNG.Reader)
    case gif(GIF, canvas: GIFCanvas, next: Int)
  }

  private let path: String
  private var source: Source

  init(at path: String) throws {
    self.path = path
    source = try PicturePair.read(path) { bytes in
      if GIF.isRecognised(bytes) {
        let file = try GIF(bytes)
        return .gif(file, canvas: GIFCanvas(file), next: 0)
      }
      return PNG.isAnimated(bytes)
        ? .animated(try APNG.Reader(bytes)) : .still(try PNG.decode(bytes))
    }
  }

  /// Such as `a film of 12 frames, played 3 times`; equal films have equal kinds.
  var kind: String {
    let plays =
      switch source {
      case .still: Int?.none
      case .animated(let reader): reader.plays
      // A file that does not say plays once.
      case .gif(let file, _, _): file.loopCount ?? 1
      }
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    switch plays {
    case nil: return "a still picture"
    case 0: return "a film of \(frames), played for ever"
    case 1: return "a film of \(frames), played once"
    case let plays?: return "a film of \(frames), played \(plays) times"
    }
  }

  var count: Int {
    switch source {
    case .still: 1
    case .animated(let reader): reader.count
    case .gif(let file, _, _): file.count
    }
  }

  /// The next frame, nil after the last.
  mutating func next() throws -> Frame? {
    do { return try read() } catch { throw InputError("\(path): \(error)") }
  }

  private mutating func read() throws -> Frame? {
    switch source {
    case .still(let bitmap):
      source = .still(nil)
      return bitmap.map { Frame(bitmap: $0, delay: nil) }
    case .animated(var reader):
      let frame = try reader.next()
      source = .animated(reader)
      return frame.map { Frame(bitmap: $0.bitmap, delay: $0.delay) }
    case .gif(let file, var canvas, let index):
      guard index < file.count else { return nil }
      let bitmap = try canvas.picture(at: index)
      source = .gif(file, canvas: canvas, next: index + 1)
      let hundredths = UInt16(clamping: file.delay(of: index))
      return Frame(bitmap: bitmap, delay: APNG.Delay(numerator: hundredths, denominator: 100))
    }
  }
}
