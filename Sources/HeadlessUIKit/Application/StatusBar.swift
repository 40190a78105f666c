import Foundation
import Geometry
import Scene

/// The status bar, as controllers want it.
@MainActor
final class StatusBar: StageAttachment {
  struct State: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
  }

  private unowned let stage: Stage
  private(set) var state = State()
  private var isStale = false
  private var drawnBlack = false
  private(set) lazy var view = makeView()
  /// Whether it is drawn into frames.
  var isDrawn = false {
    didSet { if isDrawn { refresh(animation: .none) } }
  }

  init(_ stage: Stage) {
    self.stage = stage
  }

  var frame: CGRect {
    CGRect(x: 0, y: 0, width: stage.screen.bounds.width, height: height)
  }

  // [W] 20 points on phones with a home button, 54 below a Dynamic Island, otherwise the safe
  // area's.
  private var height: CGFloat { min(stage.safeArea(hidingBar: false).top, 54) }

  /// Updates at the end of the turn.
  func becomeStale() {
    guard !isStale else { return }
    isStale = true
    stage.core.queue.afterCommit { [weak self] in
      MainActor.assumeIsolated { self?.followControllers() }
    }
  }

  private func followControllers() {
    guard isStale else { return }
    update()
  }

  /// Updates now; inside an animation block the change is animated.
  func update() {
    isStale = false
    let chooser = stage.statusBarChooser
    let hider = stage.statusBarHider
    let wanted = State(
      style: chooser?.preferredStatusBarStyle ?? .default,
      isHidden: stage.hidesStatusBarAlways || hider?.prefersStatusBarHidden ?? false
    )
    guard wanted != state else { return followTraits() }
    let old = state
    state = wanted
    stage.core.log("UIStatusBarManager", .system(.statusBarAppearance("\(wanted)")))
    if old.isHidden != wanted.isHidden { stage.safeAreaChanged() }
    refresh(animation: hider?.preferredStatusBarUpdateAnimation ?? .fade)
  }

  /// [D] Without an animation block the bar changes at once.
  func refresh(animation: UIStatusBarAnimation) {
    stage.homeIndicator.refresh()
    stage.sensorHousing.refresh()
    guard isDrawn else { return }
    let isMoving = AnimationContext.current != nil
    drawnBlack = isBlack
    let isRightToLeft = stage.window.isRightToLeft
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let animation = isMoving ? animation : .none
    guard state.isHidden || stage.hasRoomForStatusBar else {
      let hidden = StatusBar.State(style: state.style, isHidden: true)
      return view.show(hidden, on: frame, .none, isDark: drawnBlack)
    }
    view.show(state, on: frame, animation, isDark: drawnBlack)
  }

  /// The default style depends on the interface style, the order of its parts on the language.
  func followTraits() {
    stage.homeIndicator.refresh()
    guard isDrawn else { return }
    if drawnBlack != isBlack || view.isRightToLeft != stage.window.isRightToLeft {
      refresh(animation: .none)
    }
  }

  /// [D] The default style is dark on light interfaces and light on dark ones.
  var isDark: Bool {
    switch state.style {
    case .lightContent: false
    case .darkContent: true
    case .default:
      (stage.statusBarChooser?.traitCollection ?? stage.window.traitCollection)
        .userInterfaceStyle != .dark
    }
  }

  /// Whether its marks are black: not on the black behind a screen that has stepped back.
  ///
  /// [W] rule presentation.step-back
  private var isBlack: Bool {
    let sheets = stage.statusBarOwner?.presentedChain ?? []
    return isDark && !sheets.contains { $0.modal.controller?.hasSteppedBack == true }
  }

  private func makeView() -> StatusBarView {
    let view = StatusBarView(frame: frame)
    view.layer.rootCore = stage.core
    return view
  }
}

extension StatusBar.State: CustomStringConvertible {
  var description: String { isHidden ? "hidden" : "\(style)" }
}
