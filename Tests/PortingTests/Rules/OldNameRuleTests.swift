import Testing

@testable import Porting

@Suite struct OldNameRuleTests {
  @Test(arguments: [
    ("a[NSFontAttributeName]", "a[NSAttributedString.Key.font]"),
    ("f(String(stringInterpolationSegment: a))", "f(String(describing: a))"),
    ("f(Row(stringInterpolationSegment: a))", "f(Row(stringInterpolationSegment: a))"),
    ("a.windowLevel = UIWindowLevelNormal", "a.windowLevel = UIWindow.Level.normal"),
    (
      "f([UIPageViewControllerOptionInterPageSpacingKey: 8])",
      "f([UIPageViewController.OptionsKey.interPageSpacing: 8])"
    ),
    ("cell.f(UITableViewCellStateMask.self)", "cell.f(UITableViewCell.StateMask.self)"),
    ("a = UIFontWeightUltraLight", "a = UIFont.Weight.ultraLight"),
    ("a = [kCAFilterNearest]", "a = [CALayerContentsFilter.nearest]"),
    ("a.b = kCAGravityTopLeft", "a.b = CALayerContentsGravity.topLeft"),
    (
      "a = UISplitViewControllerDisplayMode.allVisible",
      "a = UISplitViewController.DisplayMode.allVisible"
    ),
    ("a = UILayoutFittingCompressedSize", "a = UIView.layoutFittingCompressedSize"),
    ("f(input: UIKeyInputUpArrow)", "f(input: UIKeyCommand.inputUpArrow)"),
    ("var a: UIContextualActionStyle", "var a: UIContextualAction.Style"),
    ("var a: UIApplicationShortcutIconType", "var a: UIApplicationShortcutIcon.IconType"),
    ("var a: UIPrintInfoOutputType", "var a: UIPrintInfo.OutputType"),
    (
      "a = [UIFontDescriptorTraitsAttribute: [UIFontWeightTrait: 1]]",
      "a = [UIFontDescriptor.AttributeName.traits: [UIFontDescriptor.TraitKey.weight: 1]]"
    ),
    ("var a: UITableViewDropIntent", "var a: UITableViewDropProposal.Intent"),
    ("var a: UIActivityType", "var a: UIActivity.ActivityType"),
    ("a = UIAccessibilityTraitButton", "a = UIAccessibilityTraits.button"),
    ("a = UIImpactFeedbackStyle.light", "a = UIImpactFeedbackGenerator.FeedbackStyle.light"),
    ("a = UISegmentedControlNoSegment", "a = UISegmentedControl.noSegment"),
    (
      "a = [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType]",
      "a = [NSAttributedString.DocumentReadingOptionKey.documentType: "
        + "NSAttributedString.DocumentType.html]"
    ),
    ("extension UIDocumentState: A {}", "extension UIDocument.State: A {}"),
    (
      "switch a { case NSFontAttributeName: f() }",
      "switch a { case NSAttributedString.Key.font: f() }"
    ),
    (
      "switch a { case b(1), NSFontAttributeName: f() }",
      "switch a { case b(1), NSAttributedString.Key.font: f() }"
    ),
    ("a = b ? UIFontWeightUltraLight : c", "a = b ? UIFont.Weight.ultraLight : c"),
    (
      "enum A {\n  case open\n  static let b = 1\n}",
      "enum A {\n  case open\n  static let b = 1\n}"
    ),
    (
      "enum A {\n  case b, open\n  static let c = 1\n}",
      "enum A {\n  case b, open\n  static let c = 1\n}"
    ),
    ("let NSFontAttributeName = 1", "let NSFontAttributeName = 1"),
    ("a.NSFontAttributeName", "a.NSFontAttributeName"),
    (
      "import UIKit; var a: PersonNameComponentsFormatter",
      "import UIKit; var a: NSPersonNameComponentsFormatter"
    ),
    ("f(NSFontAttributeName: 1)", "f(NSFontAttributeName: 1)"),
    ("f([1], NSFontAttributeName: 1)", "f([1], NSFontAttributeName: 1)"),
    (
      "a = [NSFontAttributeName: f(1), NSKernAttributeName: 2]",
      "a = [NSAttributedString.Key.font: f(1), NSAttributedString.Key.kern: 2]"
    ),
    (
      "let a = UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)",
      "let a = UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("let a = Paint(colorLiteralRed: 1)", "let a = Paint(colorLiteralRed: 1)"),
    ("let a = Paint.init(colorLiteralRed: 1)", "let a = Paint.init(colorLiteralRed: 1)"),
    ("let a = UIColor.init(colorLiteralRed: 1)", "let a = UIColor.init(_colorLiteralRed: 1)"),
    (
      "extension UIColor { convenience init(a: Float) { self.init(colorLiteralRed: a) } }",
      "extension UIColor { convenience init(a: Float) { self.init(_colorLiteralRed: a) } }"
    ),
    ("let a = b!.characters.count", "let a = b!.count"),
    ("let a = f(\"b\").characters", "let a = f(\"b\")"),
    ("let a: Kind = .characters", "let a: Kind = .characters"),
    ("let a = book.characters()", "let a = book.characters()"),
    (
      "struct Book { var characters = [1] }; let a = Book().characters",
      "struct Book { var characters = [1] }; let a = Book().characters"
    ),
    ("return a as AnyObject!", "return a as AnyObject?"),
    ("let b = (a as B.C!)", "let b = (a as B.C?)"),
    ("let b = a as! B", "let b = a as! B"),
    ("a.map { (b: B) -> C! in b.c }", "a.map { (b: B) -> C? in b.c }"),
    ("class A { open static let b = 1 }", "class A { public static let b = 1 }"),
    ("class A { open let b = 1 }", "class A { public let b = 1 }"),
    ("protocol A { weak var b: C? { get set } }", "protocol A { var b: C? { get set } }"),
    ("class A { weak var b: C? }", "class A { weak var b: C? }"),
    ("class A { open class var b: Int { 1 } }", "class A { open class var b: Int { 1 } }"),
  ])
  func oldSpellingsBecomeNew(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
  }
}
