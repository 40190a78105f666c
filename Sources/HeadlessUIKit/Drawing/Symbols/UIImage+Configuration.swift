public import Foundation
import Typography

extension UIImage {
  /// The configuration for finding an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public required override init() {
      super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Set by initialisers only.
    var pointSize: CGFloat?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.default
    var coloring = SymbolColoring.monochrome

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// The size of the text style's font.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .default)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .default)
    }

    /// The size and weight of the font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(font.value.weight)
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// The values of `other`, with those of this one as defaults.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let merged = SymbolConfiguration()
      merged.pointSize = other.pointSize ?? pointSize
      merged.weight = other.weight == .unspecified ? weight : other.weight
      merged.scale = other.scale == .default ? scale : other.scale
      merged.coloring = other.coloring == .monochrome ? coloring : other.coloring
      return merged
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && coloring == other.coloring
    }

    open override var hash: Int { pointSize.hashValue }
  }
}
