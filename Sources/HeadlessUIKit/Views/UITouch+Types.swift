public import Foundation

extension UITouch {
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }
}

extension UIEvent {
  /// The pressed buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// [D] Counted from 1, the primary button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}

/// A pressed key or button; there are none on a stage.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public override init() {
    super.init()
  }

  open var type: PressType { .select }
  open var phase: Phase { .began }
  open var force: CGFloat { 0 }
  open var key: UIKey? { nil }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}
