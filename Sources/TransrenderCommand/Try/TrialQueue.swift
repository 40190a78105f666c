/// The scenes of an app that are still to be filmed: those of its list, then touches of the screens
/// to which others have led.
struct TrialQueue {
  private var waiting: [TrialScene]
  /// Controls of classes of screens, each of which is touched once in each way.
  private var known: Set<[String]> = []
  private var added = (taps: 0, drags: 0)

  /// How many touches one after another lead anywhere.
  private static let deepest = 3
  /// Limits that keep pages short.
  private static let most = (taps: 24, drags: 12)

  init(_ scenes: [TrialScene]) {
    waiting = scenes
  }

  mutating func next() -> TrialScene? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Adds the touches of a screen to which the scene has led.
  mutating func follow(_ scene: TrialScene, to screen: TrialCard.Screen) {
    guard case .touch(let touches) = scene, touches.count < Self.deepest else { return }
    for touch in screen.targets where hasRoom(for: touch) {
      let words = [screen.name, touch.motion.rawValue, touch.name]
      guard known.insert(words).inserted else { continue }
      waiting.append(.touch(touches + [touch]))
      if touch.motion == .tap { added.taps += 1 } else { added.drags += 1 }
    }
  }

  private func hasRoom(for touch: TrialScene.Touch) -> Bool {
    touch.motion == .tap ? added.taps < Self.most.taps : added.drags < Self.most.drags
  }
}
