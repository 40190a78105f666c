/// Core Animation's constants that were strings, and the types that they have had since Swift 4.2.
enum OldConstants {
  /// The types of the properties that take them.
  static let properties = [
    "fillMode": "CAMediaTimingFillMode", "calculationMode": "CAAnimationCalculationMode",
    "lineCap": "CAShapeLayerLineCap", "lineJoin": "CAShapeLayerLineJoin",
    "fillRule": "CAShapeLayerFillRule", "contentsGravity": "CALayerContentsGravity",
    "type": "CATransitionType", "subtype": "CATransitionSubtype",
  ]

  /// [D] The migration notes of Swift 4.2.
  private static let endings = [
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransitionFrom", "CATransitionSubtype", "Right Left Top Bottom"),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      "Linear EaseIn EaseOut EaseInEaseOut Default"
    ),
    ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
    ("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
    ("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
    ("kCAFillRule", "CAShapeLayerFillRule", "NonZero EvenOdd"),
    (
      "kCAGravity", "CALayerContentsGravity",
      "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight"
        + " Resize ResizeAspect ResizeAspectFill"
    ),
  ]

  private static let types: [String: String] = {
    var types: [String: String] = [:]
    for (beginning, type, names) in endings {
      for name in names.split(separator: " ") { types[beginning + name] = type }
    }
    return types
  }()

  /// nil for what is no such constant, as `kCATransition`, which is still a string.
  static func type(of name: String) -> String? { name.hasPrefix("kCA") ? types[name] : nil }
}
