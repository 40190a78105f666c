internal import Bitmap
internal import Foundation
internal import FrameExport
internal import Scene
internal import Synchronization

/// A film whose pictures are drawn on demand, on any thread.
package final class LiveFilm: Sendable {
  /// The page; the address of a picture is `N.png` next to it.
  package let page: [UInt8]
  // Each is shown until the next.
  private let exposures: [Exposure]
  private let files: FrameFiles
  // The precision to which the page rounds times.
  private static let rounding = 0.00005
  private let drawn = Mutex(PictureShelf())

  init(
    _ film: PlayerFilm,
    exposures: [Exposure],
    title: String,
    settings: ExportSettings
  ) throws {
    page = try PageParts(title: title, film: film).bytes
    self.exposures = exposures
    files = FrameFiles(settings)
  }

  /// The index of the picture shown at a time in seconds.
  package func number(at time: Double) -> Int {
    exposures.lastIndex { $0.time <= time + Self.rounding } ?? 0
  }

  /// A picture as a PNG file; nil if there is no such picture.
  package func picture(_ number: Int) throws -> [UInt8]? {
    guard exposures.indices.contains(number) else { return nil }
    // A second request for a picture waits until it is drawn, so that none is drawn twice.
    return try drawn.withLock { shelf in
      try shelf.file(number) { try files.file(of: exposures[number]) }
    }
  }

  /// A digest of everything it shows: equal films have equal digests in any process.
  package var digest: String {
    let scenes = exposures.flatMap(\.scenes).map { scene in
      "\(scene.root.digest) \(scene.size) \(scene.background.map { "\($0)" } ?? "")"
    }
    return Array(scenes.joined(separator: "\n").utf8).withUnsafeBytes { "\(Digest(of: $0))" }
  }

  /// Whether both show the same content in the same way.
  package func looksLike(_ other: LiveFilm) -> Bool {
    page == other.page && exposures.elementsEqual(other.exposures) { $0.scenes == $1.scenes }
  }
}
