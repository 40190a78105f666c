/// The scenes that are being made, one inside the other: none of them may hold itself.
@MainActor
enum ScenesUnderWay {
  struct Key: Hashable {
    let document: String
    let scene: String
  }

  private static var keys: Set<Key> = []

  /// False if the scene is being made already.
  static func enter(_ key: Key) -> Bool { keys.insert(key).inserted }

  static func leave(_ key: Key) { keys.remove(key) }
}
