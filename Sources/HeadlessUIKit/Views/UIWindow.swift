@preconcurrency public import Foundation

/// The root of a view hierarchy on a stage's screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)  // [D]
    public static let statusBar = Level(rawValue: 1000)  // [D]
    public static let alert = Level(rawValue: 2000)  // [D]

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    public static func + (level: Level, steps: CGFloat) -> Level {
      Level(rawValue: level.rawValue + steps)
    }

    public static func - (level: Level, steps: CGFloat) -> Level {
      Level(rawValue: level.rawValue - steps)
    }
  }

  private(set) weak var stage: Stage?
  override var ownStage: Stage? { stage }

  public override init(frame: CGRect) {
    let stage = Stage.current
    super.init(frame: frame)
    join(stage)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    join(windowScene.stage ?? Stage.current)
  }

  public convenience init() {
    self.init(frame: Stage.current.screen.bounds)
  }

  public required init?(coder: NSCoder) {
    let stage = Stage.current
    super.init(coder: coder)
    frame = stage.screen.bounds
    join(stage)
  }

  /// A window is hidden until it is made visible.
  private func join(_ stage: Stage) {
    self.stage = stage
    layer.rootCore = stage.core
    super.isHidden = true
  }

  open override var window: UIWindow? { self }
  private let ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  open override var next: UIResponder? { stage?.windowScene ?? UIApplication.shared }
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// The root whose view the window has added.
  weak var installedRoot: UIViewController?
  /// [D] Delivers touches to recognizers and views.
  open func sendEvent(_ event: UIEvent) { event.deliver?(self) }
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { stage?.keyWindow === self }
  open var canBecomeKey: Bool { true }
  /// Whether it is a system window, which apps cannot see.
  var isOfSystem: Bool { false }
  /// A stage has one scene, to which all of its windows belong.
  open var windowScene: UIWindowScene? {
    get { stage?.windowScene }
    set { if let stage = newValue?.stage, stage !== self.stage { join(stage) } }
  }
  private var ownScreen: UIScreen?
  /// [D] A window that is moved to another screen fills it.
  open var screen: UIScreen {
    get { ownScreen ?? stage?.screen ?? UIScreen.main }
    set {
      guard newValue !== screen else { return }
      ownScreen = newValue
      frame = newValue.bounds
      traitsMayHaveChanged()
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = isHidden
      super.isHidden = newValue
      if newValue { stage?.remove(self) } else { stage?.add(self) }
      guard wasHidden != newValue else { return }
      visibilityChanged()
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// [W] Rule appearance.hidden-window-lays-out: a hidden window lays out its root view on request.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isHidden { layOutUnseenRoot() }
  }

  open func makeKey() {
    // [D] A window may refuse.
    guard let stage, stage.keyWindow !== self, canBecomeKey else { return }
    stage.keyWindow?.giveUpKey()
    stage.keyWindow = self
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }
  func giveUpKey() {
    guard let stage, stage.keyWindow === self else { return }
    stage.keyWindow = nil
    resignKey()
    post(Self.didResignKeyNotification)
  }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}
}
