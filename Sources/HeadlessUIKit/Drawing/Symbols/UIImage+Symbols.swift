public import Foundation

extension UIImage {
  // UIKit's named images, all of which are symbols.
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var checkmark: UIImage { symbol("checkmark") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A symbol looks alike in all traits until it is shown.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String,
    variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The frames `name0`, `name1` and so on, up to the first missing one.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(named: name, in: .main, duration: duration)
  }

  class func animatedImage(
    named name: String,
    in bundle: Bundle,
    duration: TimeInterval
  ) -> UIImage? {
    // Only the first frame is reported as missing: the others end with one that is not there.
    guard let first = UIImage(named: "\(name)0", in: bundle, compatibleWith: nil) else {
      return nil
    }
    var images = [first]
    // [D] Up to 1024 files.
    for number in 1...1024 {
      guard let next = UIImage(ifNamed: "\(name)\(number)", in: bundle) else { break }
      images.append(next)
    }
    return animatedImage(with: images, duration: duration)
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
