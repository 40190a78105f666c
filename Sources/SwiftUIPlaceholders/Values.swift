public import Foundation
public import HeadlessUIKit

/// A color, as a view that is drawn by name.
public struct Color: PlainView, Hashable {
  nonisolated let value: UIColor

  public nonisolated init(_ color: UIColor) {
    value = color
  }

  public nonisolated init(uiColor: UIColor) {
    value = uiColor
  }

  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(opacity)
    )
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    value = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(value.withAlphaComponent(CGFloat(opacity)))
  }

  public nonisolated static let black = Color(.black)
  public nonisolated static let white = Color(.white)
  public nonisolated static let clear = Color(.clear)
  public nonisolated static let gray = Color(.systemGray)
  public nonisolated static let red = Color(.systemRed)
  public nonisolated static let orange = Color(.systemOrange)
  public nonisolated static let yellow = Color(.systemYellow)
  public nonisolated static let green = Color(.systemGreen)
  public nonisolated static let mint = Color(.systemMint)
  public nonisolated static let teal = Color(.systemTeal)
  public nonisolated static let cyan = Color(.systemCyan)
  public nonisolated static let blue = Color(.systemBlue)
  public nonisolated static let indigo = Color(.systemIndigo)
  public nonisolated static let purple = Color(.systemPurple)
  public nonisolated static let pink = Color(.systemPink)
  public nonisolated static let brown = Color(.systemBrown)
  public nonisolated static let primary = Color(.label)
  public nonisolated static let secondary = Color(.secondaryLabel)
  public nonisolated static let accentColor = Color(.tintColor)
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init(cgColor: color.value.cgColor)
  }
}

/// A font by its style or size.
public struct Font: Hashable, Sendable {
  private let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    Font(name: "system \(size) \(weight)")
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// Distances from the edges of a view.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}

/// How a change would be animated.
public struct Animation: Hashable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")

  public static func linear(duration: TimeInterval) -> Animation { linear }
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { spring }
}

/// Makes a change; nothing of it is drawn.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
