import Testing

@testable import Porting

@Suite struct OldStringRuleTests {
  @Test(arguments: [
    (
      "let a: String = kCATransitionPush",
      "let a: CATransitionType = kCATransitionPush"
    ),
    (
      "func f() {\n  var a:String = b ? kCATransitionFromTop\n    : kCATransitionFromLeft\n}",
      "func f() {\n  var a:CATransitionSubtype = b ? kCATransitionFromTop\n"
        + "    : kCATransitionFromLeft\n}"
    ),
    (
      "func f(in a: String = kCAMediaTimingFunctionEaseIn) {}",
      "func f(in a: CAMediaTimingFunctionName = kCAMediaTimingFunctionEaseIn) {}"
    ),
    (
      "func f(_ a: String, b: String) { c.timingFunction = CAMediaTimingFunction(name: a) }",
      "func f(_ a: CAMediaTimingFunctionName, b: String) "
        + "{ c.timingFunction = CAMediaTimingFunction(name: a) }"
    ),
    (
      "class A { init(mode: String) { animation.fillMode = mode } }",
      "class A { init(mode: CAMediaTimingFillMode) { animation.fillMode = mode } }"
    ),
    (
      "func f(a: String, b: String) { let c = CATransition(); c.type = a; c.subtype = b }",
      "func f(a: CATransitionType, b: CATransitionSubtype) "
        + "{ let c = CATransition(); c.type = a; c.subtype = b }"
    ),
    (
      "func f(a: String) { b.rotationMode = a }",
      "func f(a: CAAnimationRotationMode) { b.rotationMode = a }"
    ),
    (
      "func f(a: String) { b.valueFunction = CAValueFunction(name: a) }",
      "func f(a: CAValueFunctionName) { b.valueFunction = CAValueFunction(name: a) }"
    ),
  ])
  func constantsAreNoStrings(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
    #expect(ported("import UIKit\n" + expected) == "import UIKit\n" + expected)
  }

  /// A constant is written otherwise than its string.
  @Test(arguments: [
    "let a: String = kCATransitionPush\nlet b = \"x \\(a)\"",
    "func f(a: String) { b.fillMode = a; print(a) }",
  ])
  func whatIsWrittenOutStays(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
    #expect(
      complaints(about: "import UIKit\n" + text)
        == ["2: what is written of a constant would no longer be its text"]
    )
  }

  @Test(arguments: [
    ("kCAAnimationLinear", "CAAnimationCalculationMode"),
    ("kCAAnimationCubicPaced", "CAAnimationCalculationMode"),
    ("kCAAnimationRotateAutoReverse", "CAAnimationRotationMode"),
    ("kCAValueFunctionRotateZ", "CAValueFunctionName"),
    ("kCAFillModeRemoved", "CAMediaTimingFillMode"),
    ("kCAGravityBottomRight", "CALayerContentsGravity"),
    ("kCAFilterTrilinear", "CALayerContentsFilter"),
    ("kCAGradientLayerAxial", "CAGradientLayerType"),
    ("kCAAlignmentJustified", "CATextLayerAlignmentMode"),
    ("kCATruncationMiddle", "CATextLayerTruncationMode"),
    ("kCAEmitterLayerCuboid", "CAEmitterLayerEmitterShape"),
    ("kCAEmitterLayerVolume", "CAEmitterLayerEmitterMode"),
    ("kCAEmitterLayerAdditive", "CAEmitterLayerRenderMode"),
  ])
  func everyFamilyOfConstantsIsKnown(constant: String, type: String) {
    let result = ported("import UIKit\nlet a: String = \(constant)")
    #expect(result.hasPrefix("import UIKit\nlet a: \(type) = "))
    #expect(ported(result) == result)
  }

  @Test(arguments: [
    // Of emitters' cells and of SceneKit's texts.
    "func f(a: String) { b.magnificationFilter = a; c.alignmentMode = a }",
    // A key, and still a string.
    "let a: String = kCATransition",
    "let a: String = kCATransitionPush.rawValue",
    "let a: String = names[kCATransitionPush]!",
    "let a: String = b == kCATransitionPush ? c : d",
    "let a: String = kCATransitionPush + b",
    "let kCATransitionPushKey = b\nlet a: String = kCATransitionPushKey",
    "func f(a: String) { b.type = a; c(CATransition()) }",
    "func f(a: String) { b.fillMode = a + c }",
    "let a: String = b\nlet c = kCATransitionPush",
    "func f(a: String) { b.type = a }",
    "func f(a: String) { b.timingFunction = CAMediaTimingFunction(name: c(a)) }",
    "func f(a: String) { b.fillMode = c.a }",
    "class A { var lineCap: String; init(a: String) { self.lineCap = a } }",
  ])
  func stringsStay(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
