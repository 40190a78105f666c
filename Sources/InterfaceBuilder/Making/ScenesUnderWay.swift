import HeadlessUIKit

/// The scenes that are being created, one inside the other; detects scenes that contain themselves,
/// and too many of them.
@MainActor
enum ScenesUnderWay {
  struct Key: Hashable {
    let document: String
    let scene: String
  }

  /// No app's screen consists of as many; containers that hold others twice each soon would.
  static let most = 1000

  private static var keys: Set<Key> = []
  /// The number of scenes made for the outermost one.
  private static var count = 0

  /// Why the scene cannot be created; nil if it has been entered.
  static func enter(_ key: Key) -> String? {
    if keys.isEmpty { count = 0 }
    count += 1
    guard count <= most else { return "the scene around it consists of more than \(most) scenes" }
    guard keys.insert(key).inserted else {
      return "the scene contains itself, directly or through others"
    }
    return nil
  }

  static func leave(_ key: Key) { keys.remove(key) }
}
