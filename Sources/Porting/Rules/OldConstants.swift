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

  // [D] The migration notes of Swift 4.2, and Apple's pages of these types.

  private typealias Family = (beginning: String, type: String, endings: String)

  /// Those whose old names this package declares as well.
  private static let kept: [Family] = [
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransitionFrom", "CATransitionSubtype", "Right Left Top Bottom"),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      "Linear EaseIn EaseOut EaseInEaseOut Default"
    ),
    ("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
    ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
    ("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
    ("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
    ("kCAFillRule", "CAShapeLayerFillRule", "NonZero EvenOdd"),
    ("kCAGravity", "CALayerContentsGravity", "Center Resize ResizeAspect ResizeAspectFill"),
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

  /// Those whose old names it does not declare, so that they have to be renamed.
  private static let renamed: [Family] = [
    ("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
    (
      "kCAValueFunction", "CAValueFunctionName",
      "RotateX RotateY RotateZ Scale ScaleX ScaleY ScaleZ"
        + " Translate TranslateX TranslateY TranslateZ"
    ),
    (
      "kCAGravity", "CALayerContentsGravity",
      "Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight"
    ),
    ("kCAFilter", "CALayerContentsFilter", "Linear Nearest Trilinear"),
    ("kCAGradientLayer", "CAGradientLayerType", "Axial Radial Conic"),
    ("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
    ("kCATruncation", "CATextLayerTruncationMode", "None Start Middle End"),
  ]

  private static func constants(
    of families: [Family]
  ) -> [(name: String, type: String, ending: Substring)] {
    families.flatMap { family in
      family.endings.split(separator: " ").map { (family.beginning + $0, family.type, $0) }
    }
  }

  /// What the names that this package does not declare are now: `kCAFilterLinear` is
  /// `CALayerContentsFilter.linear`.
  static let members = Dictionary(
    uniqueKeysWithValues: constants(of: renamed).map { name, type, ending in
      (name, "\(type).\(ending.prefix(1).lowercased())\(ending.dropFirst())")
    }
  )

  private static let types = Dictionary(
    uniqueKeysWithValues: constants(of: kept + renamed).map { ($0.name, $0.type) }
  )

  /// nil for what is no such constant, as `kCATransition`, which is still a string.
  static func type(of name: String) -> String? { name.hasPrefix("kCA") ? types[name] : nil }
}
