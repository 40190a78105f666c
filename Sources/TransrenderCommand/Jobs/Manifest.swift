import FrameExport
import Foundation
import Scene
import ScreenFile

/// `frames.json`: what the folder contains, so that a later run recognises its own files.
struct Manifest: Codable, Equatable {
  struct Entry: Codable, Equatable {
    var file: String
    var index: Int
    /// Seconds from the start of the film.
    var time: Double
    /// XXH3 128 of the file's bytes.
    var hash: String?
    /// In pixels, if different from the film's size because the device has rotated.
    var width: Int?
    var height: Int?

    /// Whether the file has the name that we give a frame, and so cannot point outside the folder.
    var isNamedByItsIndex: Bool { index >= 0 && file == FrameName.of(index) }
  }

  struct Event: Codable, Equatable {
    var time: Double
    var subject: String
    var name: String
    var detail: String

    init(_ event: Film.Event) {
      (time, subject, name, detail) = (event.time, event.subject, event.name, event.detail)
    }
  }

  var schema = 1
  var made: String
  /// The libraries that pixels depend on.
  var environment: [String]
  /// False while frames are still being written, and for ever if the run was stopped.
  var isComplete: Bool
  var width: Int
  var height: Int
  var scale: Double
  var fps: String
  var duration: Double
  /// Which part of the film this is, such as `1/3`, unless it is all of it.
  var shard: String?
  /// If it is a part, the frames of all parts, such as `0-30`.
  var chosen: String?
  var frames: [Entry]
  var events: [Event]

  /// Marks all frames as complete, with the hashes of their files.
  mutating func complete(in folder: URL) throws {
    try hash(in: folder)
    isComplete = true
  }

  mutating func hash(in folder: URL) throws {
    for index in frames.indices {
      let file = folder.appending(path: frames[index].file)
      frames[index].hash = try Data(contentsOf: file).digest
    }
  }

  func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = folder.appending(path: OutputFolder.manifestName)
    try WholeFile.write(Array(encoder.encode(self)) + Array("\n".utf8), to: file)
  }

  /// The manifest in `folder`, or nil.
  static func read(from folder: URL) throws -> Manifest? {
    let file = folder.appending(path: OutputFolder.manifestName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let data = (try? PlainFile.contents(of: file.path, atMost: mostBytes)) ?? Data()
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw InputError(
        "\(file.path) was not written by transrender; choose another folder with --out"
      )
    }
    return manifest
  }

  private static let mostBytes = 256 << 20

  /// Records the size of a frame that differs from the film's.
  mutating func note(_ size: CGSize, ofFrame index: Int) {
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard width != self.width || height != self.height,
      let known = frames.firstIndex(where: { $0.index == index })
    else { return }
    (frames[known].width, frames[known].height) = (width, height)
  }

  private func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }

  /// The frames that are not as they were written; of a run that was killed nothing is known.
  func changed(in folder: URL) -> Set<String> {
    let changed = frames.filter { frame in
      guard let hash = frame.hash, frame.isNamedByItsIndex else { return false }
      let data = FileManager.default.contents(atPath: folder.appending(path: frame.file).path)
      return data?.digest != hash
    }
    return Set(changed.map(\.file))
  }

  /// The files that this manifest claims; names that are not frame names are ignored.
  var files: Set<String> { Set(frames.filter(\.isNamedByItsIndex).map(\.file)) }
}
