public import Foundation

extension UIImage {
  // UIKit's named images, all of which are symbols.
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var checkmark: UIImage { symbol("checkmark") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  public convenience init?(
    systemName name: String,
    variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The frames `name0`, `name1` and so on, up to the first missing one.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // [D] Up to 1024 files.
    let frames = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    let images = frames.compactMap { $0 }
    return images.isEmpty ? nil : animatedImage(with: Array(images), duration: duration)
  }
}

extension UIImage.SymbolConfiguration {
  /// Levels of one colour, fainter towards the back.
  public convenience init(hierarchicalColor: UIColor) {
    self.init()
    coloring = .hierarchical(hierarchicalColor)
  }

  /// One colour for each level; the last one is used for the others.
  public convenience init(paletteColors: [UIColor]) {
    self.init()
    coloring = paletteColors.isEmpty ? .monochrome : .palette(paletteColors)
  }

  public class func preferringMonochrome() -> Self { self.init() }
  /// Drawn in one colour: our pictures have no colours of their own.
  public class func preferringMulticolor() -> Self { self.init() }
  /// Levels of the tint colour.
  public class func preferringHierarchical() -> Self {
    let configuration = self.init()
    configuration.coloring = .hierarchical(nil)
    return configuration
  }
}
