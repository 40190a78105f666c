import Bitmap
import Imaging

/// A picture file as a film: the frames of an animated PNG, or a single still.
struct PictureFilm {
  /// One frame and its duration; that of a still is infinite.
  struct Frame {
    let bitmap: Bitmap
    let delay: APNG.Delay?
  }

  private enum Source {
    case still(Bitmap?)
    case animated(APNG.Reader)
  }

  private let path: String
  private var source: Source

  init(at path: String) throws {
    self.path = path
    source = try PicturePair.read(path) { bytes in
      PNG.isAnimated(bytes)
        ? .animated(try APNG.Reader(bytes)) : .still(try PNG.decode(bytes))
    }
  }

  /// Such as `a film of 12 frames, played 3 times`; equal films have equal kinds.
  var kind: String {
    guard case .animated(let reader) = source else { return "a still picture" }
    let frames = reader.count == 1 ? "1 frame" : "\(reader.count) frames"
    switch reader.plays {
    case 0: return "a film of \(frames), played for ever"
    case 1: return "a film of \(frames), played once"
    default: return "a film of \(frames), played \(reader.plays) times"
    }
  }

  var count: Int {
    guard case .animated(let reader) = source else { return 1 }
    return reader.count
  }

  /// The next frame, nil after the last.
  mutating func next() throws -> Frame? {
    switch source {
    case .still(let bitmap):
      source = .still(nil)
      return bitmap.map { Frame(bitmap: $0, delay: nil) }
    case .animated(var reader):
      do {
        let frame = try reader.next()
        source = .animated(reader)
        return frame.map { Frame(bitmap: $0.bitmap, delay: $0.delay) }
      } catch {
        throw InputError("\(path): \(error)")
      }
    }
  }
}
