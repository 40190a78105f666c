public import Foundation

/// How a conversion treats colours that are out of gamut; all of them clip here.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A colour with the components and the space in which it was created.
public final class CGColor: Sendable {
  package let value: Color
  /// The pattern of which this is the colour; if it has colours of its own, `value` is clear.
  package let patternObject: (any ColorPattern)?
  private let space: ColorSpace
  private let numbers: [Double]
  private let opacity: Double

  package init(_ value: Color) {
    self.value = value
    self.patternObject = nil
    self.space = .extendedSRGB
    self.numbers = [value.red, value.green, value.blue]
    self.opacity = value.alpha
  }

  private init(
    _ numbers: [Double],
    alpha: Double,
    in space: ColorSpace,
    of pattern: (any ColorPattern)? = nil
  ) {
    self.value = numbers.isEmpty ? .clear : Color(numbers, alpha: alpha, in: space)
    self.patternObject = pattern
    self.space = space
    self.numbers = numbers
    self.opacity = alpha
  }

  /// `components` are those of the base, which a pattern without colours has, followed by alpha.
  package convenience init(
    of pattern: any ColorPattern,
    base: CGColorSpace?,
    components: UnsafePointer<CGFloat>
  ) {
    let count = base?.numberOfComponents ?? 0
    let all = UnsafeBufferPointer(start: components, count: count + 1).map { Double($0) }
    self.init(Array(all.prefix(count)), alpha: all[count], in: base?.space ?? .sRGB, of: pattern)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue].map { Double($0) }, alpha: Double(alpha), in: .extendedSRGB)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue].map { Double($0) }, alpha: Double(alpha), in: .sRGB)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([Double(gray)], alpha: Double(alpha), in: .extendedGray)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init([Double(gray)], alpha: Double(alpha), in: .gray)
  }

  /// Called by `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// `components` are the space's components followed by alpha; nil in a space of patterns.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.model != .pattern else { return nil }
    let count = colorSpace.numberOfComponents
    let all = UnsafeBufferPointer(start: components, count: count + 1).map { Double($0) }
    self.init(Array(all.prefix(count)), alpha: all[count], in: colorSpace.space)
  }

  public static let clear = CGColor(gray: 0, alpha: 0)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
}

extension CGColor: _ExpressibleByColorLiteral {}

/// What a colour may be a pattern of; only rooms above this one can draw it.
package protocol ColorPattern: AnyObject, Sendable {}

extension CGColor {
  public var alpha: CGFloat { CGFloat(opacity) }
  public var numberOfComponents: Int { numbers.count + 1 }

  public var colorSpace: CGColorSpace? {
    let own = CGColorSpace(space)
    guard patternObject != nil else { return own }
    return CGColorSpace(patternBaseSpace: numbers.isEmpty ? nil : own)
  }

  /// The space's components followed by alpha.
  public var components: [CGFloat]? { (numbers + [opacity]).map { CGFloat($0) } }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(numbers, alpha: Double(alpha), in: space, of: patternObject)
  }

  /// Nil for patterns.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: NSDictionary?
  ) -> CGColor? {
    guard patternObject == nil, space.model != .pattern else { return nil }
    return CGColor(value.components(in: space.space), alpha: value.alpha, in: space.space)
  }
}

extension CGColor: Hashable {
  /// Equal components in the same space, of the same pattern if there is one.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers && left.opacity == right.opacity
      && left.patternObject === right.patternObject
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
    hasher.combine(opacity)
  }
}
