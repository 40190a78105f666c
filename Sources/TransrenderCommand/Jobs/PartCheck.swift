import Foundation
import Timeline

/// Checks that a part of a film lists the frames that it should have, each at its time.
struct PartCheck {
  let part: URL
  let manifest: Manifest

  private static let mostFrames = 4_000_000
  private static let longest = 3600.0
  // Times are written as decimal numbers.
  private static let rounding = 1e-6

  func run() throws(InputError) {
    guard manifest.schema == 1 else { throw complaint("is of version \(manifest.schema)") }
    let film = try film()
    var seen: Set<Int> = []
    for frame in manifest.frames {
      guard seen.insert(frame.index).inserted else {
        throw complaint("lists frame \(frame.index) twice")
      }
      guard (0..<film.count).contains(frame.index) else {
        throw complaint("lists frame \(frame.index), and its film has \(film.count) frames")
      }
      let time = film.sampler.instant(ofFrame: frame.index, for: film.duration).seconds
      guard abs(frame.time - time) < Self.rounding else {
        throw complaint("has frame \(frame.index) at \(frame.time) s, not at \(time) s")
      }
    }
    try expectAll(of: film.count, seen)
  }

  private func film() throws(InputError) -> (sampler: FrameSampler, duration: Instant, count: Int) {
    let fps = manifest.fps
    let rate = Double(fps).map { FrameRate(written: $0) } ?? FrameRate(fraction: fps)
    guard let rate, (0...Self.longest).contains(manifest.duration) else {
      throw complaint("has a film of \(manifest.duration) s at \(fps) frames per second")
    }
    let (sampler, duration) = (FrameSampler(fps: rate), Instant(seconds: manifest.duration))
    let count = sampler.frameCount(for: duration)
    guard count <= Self.mostFrames else { throw complaint("has a film of \(count) frames") }
    return (sampler, duration, count)
  }

  /// A shard has all frames of its number, of those that were chosen for all shards.
  private func expectAll(of count: Int, _ seen: Set<Int>) throws(InputError) {
    guard let name = manifest.shard else { return }
    guard let shard = Shard(name) else { throw complaint("is part '\(name)', which cannot be") }
    guard let chosen = manifest.chosen.flatMap(FrameSelection.init) else {
      throw complaint("does not say which frames its film has")
    }
    let wanted = (0..<count).filter { chosen.contains($0) && shard.contains($0) }
    if let missing = wanted.first(where: { !seen.contains($0) }) {
      throw complaint("lists \(seen.count) of \(wanted.count) frames; frame \(missing) is missing")
    }
    if let extra = seen.subtracting(wanted).min() {
      throw complaint("lists frame \(extra), which belongs to another part")
    }
  }

  private func complaint(_ what: String) -> InputError {
    InputError("\(part.relativePath) \(what); film that part again")
  }
}
