/// The scenes of an app that are still to be filmed: those of its list, then taps on the screens to
/// which other taps have led.
struct TrialQueue {
  private var waiting: [TrialScene]
  /// Controls of classes of screens, each of which is tapped once.
  private var known: Set<[String]> = []
  private var added = 0

  /// How many taps one after another lead anywhere.
  private static let deepest = 3
  /// A limit that keeps pages short.
  private static let most = 24

  init(_ scenes: [TrialScene]) {
    waiting = scenes
  }

  mutating func next() -> TrialScene? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Adds the taps on a screen to which the scene has led.
  mutating func follow(_ scene: TrialScene, to screen: TrialCard.Screen) {
    guard case .touch(let touches) = scene, touches.count < Self.deepest else { return }
    for (number, name) in screen.targets.enumerated() where added < Self.most {
      guard known.insert([screen.name, name]).inserted else { continue }
      waiting.append(.touch(touches + [TrialScene.Touch(number: number, name: name)]))
      added += 1
    }
  }
}
