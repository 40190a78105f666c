public import Foundation
import Typography

/// A place in a line that a tab character goes to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  open private(set) var alignment: NSTextAlignment
  /// In points from the edge where the line begins.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// [D] The decimal separators of a locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (alignment, location) == (other.alignment, other.location)
  }
  open override var hash: Int { location.hashValue }
}

extension NSTextTab {
  /// The place in the layout of lines.
  var stop: TabStop {
    let alignment: TabStop.Alignment =
      switch self.alignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
    return TabStop(
      Double(location),
      alignment: alignment,
      terminators: options[.columnTerminators] as? CharacterSet
    )
  }
}
