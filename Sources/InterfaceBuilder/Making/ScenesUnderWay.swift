/// The scenes that are being created, one inside the other; detects scenes that contain themselves.
@MainActor
enum ScenesUnderWay {
  struct Key: Hashable {
    let document: String
    let scene: String
  }

  private static var keys: Set<Key> = []

  /// Returns false if the scene is already being created.
  static func enter(_ key: Key) -> Bool { keys.insert(key).inserted }

  static func leave(_ key: Key) { keys.remove(key) }
}
