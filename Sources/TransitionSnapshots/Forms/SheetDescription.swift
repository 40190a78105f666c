internal import Bitmap
internal import Foundation
internal import ImageComparison
internal import Timeline

/// The description that a picture golden carries, as JSON in its `iTXt` chunk.
struct SheetDescription: Codable, Hashable {
  static let keyword = "transrender"
  static let currentSchema = 1

  struct Cell: Codable, Hashable {
    var index: Int
    /// In flicks.
    var ticks: Int64
    var fraction: Double
    var label: String
    var place: PixelRect
    var pixelHash: String
  }

  var schema = Self.currentSchema
  var ticksPerSecond = Instant.ticksPerSecond
  /// In flicks.
  var duration: Int64
  var fps: Int
  var cells: [Cell]
  var comparer: String
  var fingerprint: Fingerprint

  init(_ sheet: PictureSheet, layout: SheetLayout, comparer: String, fingerprint: Fingerprint) {
    duration = Instant(seconds: sheet.duration).ticks
    fps = sheet.fps
    self.comparer = comparer
    self.fingerprint = fingerprint
    cells = zip(sheet.cells, layout.cells).map { cell, frame in
      Cell(
        index: cell.index,
        ticks: Instant(seconds: cell.time).ticks,
        fraction: cell.fraction,
        label: cell.label,
        place: frame,
        pixelHash: cell.bitmap.digest.description
      )
    }
  }

  func json() throws -> String { String(decoding: try CanonicalJSON.encode(self), as: UTF8.self) }
}

/// Encodes JSON deterministically: equal values have equal bytes.
enum CanonicalJSON {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}
