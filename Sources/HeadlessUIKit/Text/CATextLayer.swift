public import Foundation
public import Geometry

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a string from its top edge down.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A `String` or an `NSAttributedString`; the latter has its own fonts and colours.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }
  /// A `UIFont`, a `CGFont` or the name of one; its size is `fontSize`.
  open var font: Any? {
    didSet { setNeedsDisplay() }
  }
  /// [D] Animated, as the color is.
  open var fontSize: CGFloat {
    get { managedValue(Key.fontSize) }
    set { if newValue != fontSize { setManagedValue(newValue, Key.fontSize) } }
  }
  open var foregroundColor: CGColor? {
    get { (value(forKey: Key.color) ?? Self.defaultValue(forKey: Key.color)) as? CGColor }
    set {
      // Nothing at all would stand for the default.
      let value: Any = newValue.map { $0 as Any } ?? NSNull()
      if newValue != foregroundColor { setManagedValue(value, Key.color) }
    }
  }
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }

  open override func draw(in ctx: CGContext) { drawString(in: ctx) }

  /// [W] The size of the text; [I] no text has none.
  open override func preferredFrameSize() -> CGSize { fittingSize() ?? .zero }

  open override class func needsDisplay(forKey key: String) -> Bool {
    Key.all.contains(key) || super.needsDisplay(forKey: key)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case Key.fontSize: CGFloat(36)  // [D]
    case Key.color: CGColor.white  // [D]
    default: super.defaultValue(forKey: key)
    }
  }

  fileprivate enum Key {
    static let fontSize = "fontSize"
    static let color = "foregroundColor"
    static let all: Set<String> = [fontSize, color]
  }
}

extension CATextLayer: ImplicitlyAnimated {
  package var implicitKeys: Set<String> { Key.all }
}
