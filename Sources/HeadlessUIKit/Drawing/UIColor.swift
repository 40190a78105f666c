public import Foundation
public import Geometry

/// A colour, which may depend on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Set by initialisers only.
  private(set) var source: ColorSource

  // Not a designated initialiser: subclasses in other modules, which cannot see it, would not
  // inherit any.
  convenience init(source: ColorSource) {
    self.init(cgColor: .clear)
    self.source = source
  }

  convenience init(_ value: Color) {
    self.init(source: .fixed(CGColor(value)))
  }

  convenience init(_ system: SystemColor) {
    self.init(source: .system(system))
  }

  public convenience override init() {
    self.init(source: .fixed(.clear))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hsb = HSB(
      hue: Double(hue),
      saturation: Double(saturation),
      brightness: Double(brightness)
    )
    source = .fixed(CGColor(Color(hsb, alpha: Double(alpha))))
    super.init()
  }

  /// Kept in its own space; `getRed` returns extended sRGB, as in UIKit.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let wide = [red, green, blue].map { Double($0) }
    source = .fixed(CGColor(Color(wide, alpha: Double(alpha), in: .displayP3)))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Called by `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  public init(patternImage image: UIImage) {
    source = .pattern(image, image.patternColor)
    super.init()
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// From a `.xcassets` folder of the bundle, by default the main one.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let source = ColorSource(named: name, in: bundle ?? .main) else { return nil }
    self.init(source: source)
  }

  /// The color of that name if the bundle has one; no warning otherwise.
  package convenience init?(ifNamed name: String, in bundle: Bundle) {
    guard let source = ColorSource(ifNamed: name, in: bundle) else { return nil }
    self.init(source: source)
  }

  open var cgColor: CGColor { source.color(with: CurrentTraits.value) }

  /// The same colour without dependence on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    source.isDynamic ? UIColor(cgColor: source.color(with: traitCollection)) : self
  }

  /// Stays dynamic if the colour is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    fading(to: alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return !isPattern
  }

  /// Returns the level of greys, and the luminance of other colours.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = CGFloat(value.components(in: .extendedGray)[0])
    alpha?.pointee = CGFloat(value.alpha)
    return !isPattern
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = HSB(value)
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(value.alpha)
    return !isPattern
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  open func set() {
    setFill()
    setStroke()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Dynamic colours are equal if they are the same system colour or the same object.
  ///
  /// [W] A grey colour is not equal to an RGB colour with equal components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let one), .fixed(let two)):
      return one.value == two.value && one.numberOfComponents == two.numberOfComponents
        && one.pattern === two.pattern
    case (.system(let one), .system(let two)): return one == two
    case (.pattern(let one, _), .pattern(let two, _)): return one === two
    case (.fixed, _), (.system, _), (.pattern, _), (.dynamic, _): return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.value.hashValue
    case .system(let system): system.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch source {
    case .fixed(let color): color.printed
    case .system(let system): "<UIDynamicSystemColor: name = \(system.name)>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .pattern(let image, _): "<UIPatternColor: \(image.size)>"
    }
  }

  // MARK: Fixed colours

  open class var black: UIColor { FixedColors.black }
  open class var darkGray: UIColor { FixedColors.darkGray }
  open class var lightGray: UIColor { FixedColors.lightGray }
  open class var white: UIColor { FixedColors.white }
  open class var gray: UIColor { FixedColors.gray }
  open class var red: UIColor { FixedColors.red }
  open class var green: UIColor { FixedColors.green }
  open class var blue: UIColor { FixedColors.blue }
  open class var cyan: UIColor { FixedColors.cyan }
  open class var yellow: UIColor { FixedColors.yellow }
  open class var magenta: UIColor { FixedColors.magenta }
  open class var orange: UIColor { FixedColors.orange }
  open class var purple: UIColor { FixedColors.purple }
  open class var brown: UIColor { FixedColors.brown }
  open class var clear: UIColor { FixedColors.clear }

  // MARK: System colours

  open class var systemRed: UIColor { SystemColors.systemRed }
  open class var systemOrange: UIColor { SystemColors.systemOrange }
  open class var systemYellow: UIColor { SystemColors.systemYellow }
  open class var systemGreen: UIColor { SystemColors.systemGreen }
  open class var systemMint: UIColor { SystemColors.systemMint }
  open class var systemTeal: UIColor { SystemColors.systemTeal }
  open class var systemCyan: UIColor { SystemColors.systemCyan }
  open class var systemBlue: UIColor { SystemColors.systemBlue }
  open class var systemIndigo: UIColor { SystemColors.systemIndigo }
  open class var systemPurple: UIColor { SystemColors.systemPurple }
  open class var systemPink: UIColor { SystemColors.systemPink }
  open class var systemBrown: UIColor { SystemColors.systemBrown }
  open class var systemGray: UIColor { SystemColors.systemGray }
  open class var systemGray2: UIColor { SystemColors.systemGray2 }
  open class var systemGray3: UIColor { SystemColors.systemGray3 }
  open class var systemGray4: UIColor { SystemColors.systemGray4 }
  open class var systemGray5: UIColor { SystemColors.systemGray5 }
  open class var systemGray6: UIColor { SystemColors.systemGray6 }
  open class var label: UIColor { SystemColors.label }
  open class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  open class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  open class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  open class var placeholderText: UIColor { SystemColors.placeholderText }
  open class var link: UIColor { SystemColors.link }
  open class var separator: UIColor { SystemColors.separator }
  open class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  open class var systemFill: UIColor { SystemColors.systemFill }
  open class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  open class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  open class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  open class var systemBackground: UIColor { SystemColors.systemBackground }
  open class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  open class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  open class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  open class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  open class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  open class var darkText: UIColor { SystemColors.darkText }
  open class var lightText: UIColor { SystemColors.lightText }
  open class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
  /// [D] The tint of the view that uses it.
  open class var tintColor: UIColor { AccentColor.ofView }
}

extension UIColor {
  private var isPattern: Bool {
    if case .pattern = source { true } else { cgColor.pattern != nil }
  }

  private func fading(to alpha: CGFloat) -> UIColor {
    if source.isDynamic {
      return UIColor { traits in
        self.resolvedColor(with: traits).withAlphaComponent(alpha)
      }
    }
    return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }
}
