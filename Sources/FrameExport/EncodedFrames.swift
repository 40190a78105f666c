internal import Bitmap
internal import Foundation
internal import Imaging

/// Caches the files of recent scenes, so that a static picture is drawn once.
final class EncodedFrames: @unchecked Sendable {
  private enum Entry {
    case underWay
    case known(EncodedPicture)
  }

  private let limit: Int
  private let condition = NSCondition()
  private var entries: [Digest: Entry] = [:]
  private var order: [Digest] = []

  init(limit: Int = 32) {
    self.limit = limit
  }

  /// The file of a scene; the first caller makes it, others wait.
  func picture(
    of scene: Digest,
    _ make: () throws -> EncodedPicture
  ) throws -> EncodedPicture {
    if let known = claim(scene) { return known }
    do {
      let picture = try make()
      settle(scene, picture)
      return picture
    } catch {
      settle(scene, nil)
      throw error
    }
  }

  private func claim(_ scene: Digest) -> EncodedPicture? {
    condition.lock()
    defer { condition.unlock() }
    while case .underWay = entries[scene] { condition.wait() }
    if case .known(let picture) = entries[scene] { return picture }
    entries[scene] = .underWay
    return nil
  }

  private func settle(_ scene: Digest, _ picture: EncodedPicture?) {
    condition.withLock {
      entries[scene] = picture.map { .known($0) }
      if picture != nil { order.append(scene) }
      if order.count > limit { entries[order.removeFirst()] = nil }
      condition.broadcast()
    }
  }
}
