/// Core Animation's constants that were strings, and the types that they have had since Swift 4.2.
enum OldConstants {
  /// The types of the properties that take them, without those of which others are still strings:
  /// filters of emitters' cells, and what aligns and truncates SceneKit's texts.
  static let properties = [
    "fillMode": "CAMediaTimingFillMode", "calculationMode": "CAAnimationCalculationMode",
    "rotationMode": "CAAnimationRotationMode",
    "lineCap": "CAShapeLayerLineCap", "lineJoin": "CAShapeLayerLineJoin",
    "fillRule": "CAShapeLayerFillRule", "contentsGravity": "CALayerContentsGravity",
    "emitterShape": "CAEmitterLayerEmitterShape", "emitterMode": "CAEmitterLayerEmitterMode",
    "renderMode": "CAEmitterLayerRenderMode",
    "type": "CATransitionType", "subtype": "CATransitionSubtype",
  ]

  /// The types of what is made by name.
  static let names = [
    "CAMediaTimingFunction": "CAMediaTimingFunctionName", "CAValueFunction": "CAValueFunctionName",
  ]

  /// [D] The migration notes of Swift 4.2, and Apple's pages of these types.
  private static let endings = [
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransitionFrom", "CATransitionSubtype", "Right Left Top Bottom"),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      "Linear EaseIn EaseOut EaseInEaseOut Default"
    ),
    ("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
    ("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
    (
      "kCAValueFunction", "CAValueFunctionName",
      "RotateX RotateY RotateZ Scale ScaleX ScaleY ScaleZ"
        + " Translate TranslateX TranslateY TranslateZ"
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
    ("kCAFilter", "CALayerContentsFilter", "Linear Nearest Trilinear"),
    ("kCAGradientLayer", "CAGradientLayerType", "Axial Radial Conic"),
    ("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
    ("kCATruncation", "CATextLayerTruncationMode", "None Start Middle End"),
    (
      "kCAEmitterLayer", "CAEmitterLayerEmitterShape",
      "Point Line Rectangle Cuboid Circle Sphere"
    ),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", "Points Outline Surface Volume"),
    (
      "kCAEmitterLayer", "CAEmitterLayerRenderMode",
      "Unordered OldestFirst OldestLast BackToFront Additive"
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
