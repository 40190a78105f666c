public import Foundation

/// How a conversion treats colours that are out of gamut; all of them clip here.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A colour with the components and the space in which it was created.
public final class CGColor: Sendable {
  package let value: Color
  private let space: ColorSpace
  private let numbers: [Double]

  package init(_ value: Color) {
    self.value = value
    self.space = .extendedSRGB
    self.numbers = [value.red, value.green, value.blue]
  }

  private init(_ numbers: [Double], alpha: Double, in space: ColorSpace) {
    self.value = Color(numbers, alpha: alpha, in: space)
    self.space = space
    self.numbers = numbers
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

extension CGColor {
  public var alpha: CGFloat { CGFloat(value.alpha) }
  public var colorSpace: CGColorSpace? { CGColorSpace(space) }
  public var numberOfComponents: Int { numbers.count + 1 }

  /// The space's components followed by alpha.
  public var components: [CGFloat]? { (numbers + [value.alpha]).map { CGFloat($0) } }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(numbers, alpha: Double(alpha), in: space)
  }

  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: NSDictionary?
  ) -> CGColor? {
    CGColor(value.components(in: space.space), alpha: value.alpha, in: space.space)
  }
}

extension CGColor: Hashable {
  /// Equal components in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers
      && left.value.alpha == right.value.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
    hasher.combine(value.alpha)
  }
}
