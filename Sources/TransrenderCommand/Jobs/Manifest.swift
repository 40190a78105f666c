import Foundation
import FrameExport

/// `frames.json`: what stands in the folder beside it, so that a later run knows its own files.
struct Manifest: Codable {
  struct Entry: Codable, Equatable {
    var file: String
    var index: Int
    /// Seconds from the start of the film.
    var time: Double
  }

  var schema = 1
  var made: String
  /// False while frames are still being written, and for ever if the run was stopped.
  var isComplete: Bool
  var width: Int
  var height: Int
  var scale: Double
  var fps: String
  var duration: Double
  var frames: [Entry]

  func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let place = folder.appending(path: OutputFolder.manifestName)
    try WholeFile.write(Array(encoder.encode(self)) + Array("\n".utf8), to: place)
  }

  /// The files that a manifest in `folder` claims; none without one.
  static func files(writtenTo folder: URL) throws -> Set<String> {
    let place = folder.appending(path: OutputFolder.manifestName)
    guard let data = FileManager.default.contents(atPath: place.path) else { return [] }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw InputError("\(place.path) is not ours; choose another folder with --out")
    }
    // A name with a slash would lead out of the folder; we never write one.
    return Set(manifest.frames.map(\.file).filter { !$0.contains("/") })
  }
}
