import Foundation
import Testing

@testable import HeadlessUIKit

/// Foundation on Linux ends the process when it compares objects that it does not know.
@MainActor @Suite struct AttributeValueTests {
  /// Pairs of values that are not equal.
  private static func pairs() -> [(NSAttributedString.Key, Any, Any)] {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    right.lineSpacing = 3
    let (near, far) = (NSShadow(), NSShadow())
    far.shadowBlurRadius = 4
    return [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor(white: 0.3, alpha: 1)),
      (.paragraphStyle, left, right), (.shadow, near, far),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
  }

  @Test func neighboursMayHaveAsManyAttributesEach() {
    for (key, first, second) in Self.pairs() {
      let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
      text.append(NSAttributedString(string: "cd", attributes: [key: second]))
      text.append(NSAttributedString(string: "ef", attributes: [key: second]))
      text.addAttribute(key, value: first, range: NSRange(location: 5, length: 1))
      var ranges: [NSRange] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 6)) { value, range, _ in
        ranges.append(range)
        #expect((value as? NSObject)?.isEqual(range.location == 2 ? second : first) == true)
      }
      #expect(ranges.map(\.location) == [0, 2, 5], "\(key)")
      #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }
  }

  @Test func equalValuesMakeOneRun() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
    ]
    let text = NSMutableAttributedString(string: "a", attributes: attributes)
    text.append(NSAttributedString(string: "b", attributes: attributes))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == 2)
  }

  @Test func theyAreNoDatesOtherwise() {
    let color = UIColor(white: 0.5, alpha: 1)
    #expect(color.copy() as? UIColor === color)
    #expect(SavedValue(color) { _ in nil } == nil)
    #expect(NSTextAttachment() != NSTextAttachment())
    #expect(!UIFont.systemFont(ofSize: 9).description.contains("2001"))
    #expect(color != NSDate(timeIntervalSinceReferenceDate: 0))
  }
}
