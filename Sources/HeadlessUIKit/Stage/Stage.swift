public import Foundation
import Geometry
public import Scene
package import Timeline

/// A device on a virtual clock: its screen and window, and the order in which everything happens.
@MainActor
public final class Stage {
  let core: StageCore
  public let device: Device
  let screen: UIScreen
  var otherScreens: [UIScreen] = []
  /// What folders above the kernel keep here, by type.
  var attachments: [ObjectIdentifier: any StageAttachment] = [:]
  var application: UIApplication
  var windows: [UIWindow] = []
  weak var keyWindow: UIWindow?
  weak var firstResponder: UIResponder?
  var mainWindow: UIWindow?
  let windowScene = UIWindowScene()
  var orientation = UIInterfaceOrientation.portrait
  /// The running rotation of the interface; nil when there is none.
  var turn: OrientationChange?
  var deviceOrientation = UIDeviceOrientation.portrait
  /// The orientations in the app's property list.
  package var listedOrientations: UIInterfaceOrientationMask?
  /// The appearance that the app's property list demands.
  package var listedStyle: UIUserInterfaceStyle? {
    willSet { rememberTraits() }
    didSet {
      guard listedStyle != oldValue else { return }
      for window in ownWindows { window.traitsMayHaveChanged() }
    }
  }
  // The system keeps its app's delegate alive, although the app's property is weak.
  var appDelegate: (any UIApplicationDelegate)?
  var sceneDelegate: (any UIWindowSceneDelegate)?
  /// The state that the app saved last, when it entered the background or was asked to save.
  public internal(set) var savedState: SavedState?
  /// Whether a controller was given additional insets.
  var hasAdditionalInsets = false
  /// Running screen changes; one that remains here never completed.
  var transitions: [Transition] = []
  /// The number of constraint changes that were already processed.
  var knownConstraintChanges = 0
  let pendingAppearanceEnds = PendingAppearanceEnds()
  /// Controllers that left the screen for good, until they are deallocated.
  var removedControllers: [RemovedController] = []
  /// Whether the app's author keeps controllers on purpose to show them again: then none is
  /// reported for staying alive.
  public var keepsControllers = false
  /// How long a film waits for an end: the virtual seconds after which what moves is endless.
  package var patience: TimeInterval = 60  // Decisions.md 2
  /// What the user has chosen about motion.
  public var motion = Motion.full { didSet { notifyMotionChange(from: oldValue) } }
  /// "Increase Contrast": the system's colours stand out more, and apps are told by a trait.
  public var increasesContrast = false {
    willSet { rememberTraits() }
    didSet { adopt(.contrast, isChanged: increasesContrast != oldValue) }
  }
  /// "Bold Text": the system's fonts are heavier, and apps are told by a trait.
  public var usesBoldText = false {
    willSet { rememberTraits() }
    didSet { adopt(.boldText, isChanged: usesBoldText != oldValue) }
  }
  /// "Larger Text": fonts of text styles are larger or smaller, and apps are told by a trait.
  public var textSize = UIContentSizeCategory.large {
    willSet { rememberTraits() }
    didSet { adopt(.textSize, isChanged: textSize != oldValue) }
  }
  /// "Reduce Transparency": what would blur its background is opaque.
  public var reducesTransparency = false {
    willSet { rememberTraits() }
    didSet { adopt(.transparency, isChanged: reducesTransparency != oldValue) }
  }
  /// Tracks the script's fingers and the gesture recognizers that compete for them.
  lazy var arbiter = GestureArbiter(core: core)

  public convenience init(device: Device = .iPhone15) {
    self.init(device: device, core: StageCore())
  }

  private init(device: Device, core: StageCore) {
    self.core = core
    self.device = device
    let placeholder = StageParts(device)
    screen = placeholder.screen
    application = placeholder.application
    screen.stage = self
    application.stage = self
    windowScene.stage = self
    windowScene.activationState = .foregroundActive
    core.screens = self
    core.displayScale = device.scale
    core.display = Display(
      canvas: screen.bounds,
      roots: { [weak self] in self?.rootLayers ?? [] },
      shown: { [weak self] in self.map { $0.windowLayers(on: $0.screen) } ?? [] }
    )
    core.becomeAmbient()
    core.noteRealTimers()
    let window = UIWindow(frame: screen.bounds)
    mainWindow = window
    window.makeKeyAndVisible()
  }

  /// The window that the stage was made with.
  public var window: UIWindow {
    mainWindow ?? UIWindow(frame: screen.bounds)
  }

  /// Virtual seconds since the stage was made.
  public var now: TimeInterval { core.now.seconds }
  /// The same time, exact.
  package var instant: Instant { core.now }
  /// All recorded callbacks, with stage times.
  public var log: [Film.Event] { core.journal.events }
  /// All faults found so far, with stage times.
  public var faults: [Film.Fault] { core.journal.faults }
}

/// Objects with a reference back to the stage they are made for.
@MainActor
private struct StageParts {
  let screen: UIScreen
  let application = UIApplication()

  init(_ device: Stage.Device) {
    screen = UIScreen(device)
  }
}

extension Stage {
  /// The stage that code without a window runs in.
  public static var current: Stage {
    let core = StageCore.ambient
    if let stage = core.stage { return stage }
    let stage = Stage(device: .iPhone15, core: core)
    spare = stage
    return stage
  }

  /// Retains the stage of code that never made one.
  private static var spare: Stage?

  /// The root layers of all screens, the device's own first.
  private var rootLayers: [CALayer] {
    ([screen] + otherScreens).flatMap(windowLayers)
  }

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  func remove(_ window: UIWindow) {
    window.giveUpKey()
    windows.removeAll { $0 === window }
  }

  /// The content of the screen as of the last commit.
  func scene() -> Scene {
    let nodes = windowLayers(on: screen).compactMap { $0.record?.node(at: core.now) }
    return .screen(screen.bounds, nodes)
  }
}
