import Foundation
import Geometry

/// The window of the keyboard, above the app's own.
final class KeyboardWindow: UIWindow {
  let tray = KeyboardTray(frame: .zero)
  /// Called when the screen's size or shape has changed.
  var resized: (() -> Void)?

  // [W] Above alerts and the status bar.
  private static let level = Level(rawValue: 10_000_000)

  init(on stage: Stage) {
    super.init(frame: stage.screen.bounds)
    windowLevel = Self.level
    addSubview(tray)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
  override var isOfSystem: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    resized?()
  }

  /// Touches outside of the keyboard go to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The keyboard's views, from the accessory down, as wide as the screen.
final class KeyboardTray: UIView {
  private(set) var keys: KeyboardView?
  private var custom: UIView?
  private weak var accessory: UIView?
  private weak var giver: UIResponder?
  private var accessoryHeight: CGFloat = 0
  /// Whether the keys stay in place while the upper edge moves.
  var keepsKeys = false {
    didSet { keys?.standsOnLowerEdge = keepsKeys }
  }

  /// [W] The next responder of an accessory is the responder that provides it.
  override var next: UIResponder? { giver ?? super.next }

  func show(
    _ content: KeyboardContent,
    _ measures: KeyboardMeasures,
    pressed: @escaping (KeyboardKey) -> Void
  ) {
    giver = content.giver
    if accessory !== content.accessory {
      take(&accessory)
      accessory = content.accessory
      if let view = content.accessory { addSubview(view) }
    }
    accessoryHeight = content.accessoryHeight(width: bounds.width)
    switch content.body {
    case .keys(let request):
      takeCustom()
      if keys?.request != request || keys?.measures != measures {
        keys?.removeFromSuperview()
        let view = KeyboardView(request, measures, pressed: pressed)
        keys = view
        insertSubview(view, at: 0)
      }
    case .custom(let view):
      takeKeys()
      if custom !== view {
        takeCustom()
        custom = view
        insertSubview(view, at: 0)
      }
    case .none:
      takeKeys()
      takeCustom()
    }
    setNeedsLayout()
  }

  /// Whether new content differs only in its keys and what stands above them.
  func canKeepKeys(showing content: KeyboardContent, _ measures: KeyboardMeasures) -> Bool {
    guard case .keys = content.body, keys?.measures == measures else { return false }
    return accessory === content.accessory
      && accessoryHeight == content.accessoryHeight(width: bounds.width)
  }

  func clear() {
    takeKeys()
    takeCustom()
    take(&accessory)
    giver = nil
  }

  private func takeKeys() {
    keys?.removeFromSuperview()
    keys = nil
  }

  private func takeCustom() {
    if custom?.superview === self { custom?.removeFromSuperview() }
    custom = nil
  }

  /// Removes a view, unless another keyboard or the app has moved it.
  private func take(_ view: inout UIView?) {
    if view?.superview === self { view?.removeFromSuperview() }
    view = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    let rest = CGRect(
      x: 0,
      y: accessoryHeight,
      width: width,
      height: max(0, bounds.height - accessoryHeight)
    )
    keys?.frame = rest
    custom?.frame = rest
  }
}
