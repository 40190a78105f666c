import Foundation
import Geometry

/// The keyboard of a stage, which is shown while the first responder accepts text.
@MainActor
final class Keyboard: StageAttachment {
  unowned let stage: Stage
  var settings = KeyboardSettings()
  private(set) lazy var window = makeWindow()
  /// How much it covers of the screen, from the bottom, at rest.
  private(set) var height: CGFloat = 0
  /// How far a finger has dragged it down.
  private(set) var pull: CGFloat = 0
  private var holds = 0
  private var moves = 0
  private weak var lastText: UIView?
  /// First responders that are restored when the controllers above them are dismissed.
  var waiting: [WaitingResponder] = []
  /// What asked to be first responder before it had a window.
  weak var expected: UIView?

  // [W] Numbers.md.
  static let duration: TimeInterval = 0.25
  static let curve = 7

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// The frame on the screen; below its edge while it is hidden.
  var frame: CGRect { frame(shown: height - pull, tall: height) }

  private func frame(shown: CGFloat, tall: CGFloat) -> CGRect {
    let screen = stage.screen.bounds
    return CGRect(x: 0, y: screen.height - shown, width: screen.width, height: tall)
  }

  private var measures: KeyboardMeasures {
    KeyboardMeasures(stage.device, stage.screen.bounds.size)
  }

  /// Groups several changes of the first responder, so that the keyboard is updated once.
  func afterwards<Result>(_ body: () -> Result) -> Result {
    holds += 1
    defer {
      holds -= 1
      if holds == 0 { update() }
    }
    return body()
  }

  /// Updates it for the first responder.
  func update() {
    guard holds == 0 else { return }
    refreshText()
    let wanted = stage.firstResponder.flatMap { KeyboardContent($0, on: stage) }
    guard let wanted else { return leave() }
    var keepsKeys = false
    UIView.performWithoutAnimation {
      showWindow()
      keepsKeys = height > 0 && window.tray.canKeepKeys(showing: wanted, measures)
      window.tray.show(wanted, measures) { [weak self] in self?.press($0) }
    }
    let newHeight = wanted.height(measures, width: stage.screen.bounds.width)
    move(to: newHeight, keepingKeys: keepsKeys)
  }

  /// What is typed, and who has the keyboard, changes the caret of a text of the app's own.
  private func refreshText() {
    let now = stage.firstResponder as? UIView
    for text in [lastText, now].compactMap(\.self) {
      // The interaction may stand on a view around the text.
      for view in sequence(first: text, next: \.superview) {
        for case let interaction as UITextInteraction in view.interactions
        where interaction.textInput === text {
          interaction.refresh()
        }
      }
    }
    lastText = now
  }

  private func leave() {
    if height > 0 { move(to: 0) }
  }

  /// Moves the window below the screen, unless it is still moving out.
  private func showWindow() {
    let screen = stage.screen.bounds
    if window.isHidden {
      window.isHidden = false
      window.frame = screen
      window.tray.frame = frame(shown: 0, tall: 0)
    }
    window.tray.bounds.size.width = screen.width
    window.tray.center.x = screen.midX
  }

  /// Moves the upper edge; [I] the keys stay if they only lose or gain their suggestions.
  private func move(to newHeight: CGFloat, keepingKeys: Bool = false) {
    guard newHeight != height || pull != 0 else { return }
    let isAnimated = UIView.areAnimationsEnabled
    let notice = KeyboardNotification(
      begin: frame(shown: height - pull, tall: height > 0 ? height : newHeight),
      end: frame(shown: newHeight, tall: newHeight > 0 ? newHeight : height),
      duration: isAnimated ? Self.duration : 0,
      kind: newHeight > 0 ? .show : .hide
    )
    UIView.performWithoutAnimation {
      settleFollowers()
      window.tray.frame.size.height = keepingKeys ? height : max(height, newHeight)
      window.tray.keepsKeys = keepingKeys
      window.tray.layoutIfNeeded()
    }
    notice.announce(on: stage)
    (height, pull) = (newHeight, 0)
    moves += 1
    slide(notice, isAnimated, number: moves)
  }

  private func slide(_ notice: KeyboardNotification, _ isAnimated: Bool, number: Int) {
    let animations = { [self] in
      window.tray.frame.origin.y = notice.end.minY
      if window.tray.keepsKeys {
        window.tray.frame.size.height = notice.end.height
        window.tray.layoutIfNeeded()
      }
      follow()
    }
    let completion = { [weak self] (_: Bool) in
      guard let self, number == moves else { return }
      cameToRest(notice)
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(animations)
      stage.core.queue.later { MainActor.assumeIsolated { completion(true) } }
      return
    }
    // The first responder may have changed within an animation block of another duration.
    AnimationContext.with(nil) {
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        options: [
          UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState,
          .allowUserInteraction,
        ],
        animations: animations,
        completion: completion
      )
    }
  }

  private func cameToRest(_ notice: KeyboardNotification) {
    UIView.performWithoutAnimation {
      if height == 0 {
        window.tray.clear()
        window.isHidden = true
      } else {
        window.tray.frame = frame
      }
    }
    notice.report(on: stage)
  }

  // MARK: A finger

  /// Moves it with a finger that has crossed its upper edge.
  func follow(finger y: CGFloat) {
    guard height > 0 else { return }
    let edge = stage.screen.bounds.height - height
    pull = min(max(0, y - edge), height)
    UIView.performWithoutAnimation {
      window.tray.frame.origin.y = edge + pull
      follow()
    }
  }

  /// [I] Hides it if the finger moves down when lifted, or is more than half way down.
  func dragEnded(velocity: CGFloat) {
    guard pull > 0 else { return }
    let goes = velocity > 0 || (velocity == 0 && pull > height / 2)
    guard goes, let responder = stage.firstResponder, responder.resignFirstResponder() else {
      return move(to: height)
    }
  }

  // MARK: The window

  private func makeWindow() -> KeyboardWindow {
    stage.core.becomeAmbient()
    let window = KeyboardWindow(on: stage)
    window.resized = { [weak self] in self?.screenMayHaveChanged() }
    return window
  }

  private func screenMayHaveChanged() {
    guard height > 0 else { return }
    if window.tray.bounds.width != stage.screen.bounds.width { update() }
    // One that stays as high as it was does not move by itself.
    if window.tray.frame.minY != frame.minY { window.tray.frame.origin.y = frame.minY }
  }
}
