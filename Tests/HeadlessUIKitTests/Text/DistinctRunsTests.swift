import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct DistinctRunsTests {
  private static func font(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }

  private static func text(_ string: String, _ size: CGFloat) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font(size)])
  }

  /// `ab10 c12` for two runs.
  private func look(_ text: NSAttributedString, backwards: Bool = false) -> String {
    var runs: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    DistinctRuns.enumerate(text, in: whole, backwards: backwards) { attributes, range, _ in
      let size = (attributes[.font] as? UIFont).map { "\(Int($0.pointSize))" } ?? "-"
      let more = attributes.count > 1 ? "+" : ""
      runs.append(text.attributedSubstring(from: range).string + size + more)
    }
    return runs.joined(separator: " ")
  }

  @Test func neighboursMayDifferInTheirFontsAlone() {
    let text = NSMutableAttributedString(attributedString: Self.text("ab", 10))
    for (string, size) in [("c", 12), ("d", 10), ("e", 14), ("f", 12)] as [(String, CGFloat)] {
      let end = NSRange(location: text.length, length: 0)
      DistinctRuns.replace(end, of: text, by: Self.text(string, size))
    }
    #expect(look(text) == "ab10 c12 d10 e14 f12")
    #expect(look(text, backwards: true) == "f12 e14 d10 c12 ab10")
    DistinctRuns.replace(NSRange(location: 1, length: 3), of: text, by: Self.text("X", 20))
    #expect(look(text) == "a10 X20 e14 f12")
    DistinctRuns.replace(NSRange(location: 1, length: 2), of: text, by: Self.text("", 1))
    #expect(look(text) == "a10 f12")
  }

  /// Appending compares nothing, but copying does.
  @Test func viewsTakeNeighboursThatDifferInTheirFontsAlone() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: Self.font(10)])
    text.append(Self.text("c", 12))
    let (label, view, field) = (UILabel(), UITextView(), UITextField())
    label.attributedText = text
    #expect(label.attributedText.map { look($0) } == "ab10 c12")
    view.attributedText = text
    field.attributedText = text
    #expect(view.attributedText.length == 3)
    #expect(field.attributedText?.length == 3)
    #expect(look(NSTextStorage(attributedString: text)) == "ab10 c12")
  }

  @Test func neighboursGetTheirFontsOneAfterTheOther() {
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(.font, value: Self.font(10), range: NSRange(location: 0, length: 2))
    text.addAttribute(.font, value: Self.font(12), range: NSRange(location: 2, length: 2))
    #expect(look(text) == "ab10 cd12")
    text.addAttribute(.font, value: Self.font(14), range: NSRange(location: 1, length: 2))
    #expect(look(text) == "a10 b14 c14 d12")
  }

  @Test func aPartIsChanged() {
    let text = NSMutableAttributedString(attributedString: Self.text("abcd", 10))
    DistinctRuns.change(NSRange(location: 1, length: 2), of: text) { $0[.font] = Self.font(20) }
    #expect(look(text) == "a10 bc20 d10")
    DistinctRuns.change(NSRange(location: 2, length: 2), of: text) {
      $0[.foregroundColor] = UIColor.red
    }
    #expect(look(text) == "a10 b20 c20+ d10+")
    DistinctRuns.change(NSRange(location: 0, length: 4), of: text) { $0 = [:] }
    #expect(text.string == "abcd" && !look(text).contains("0"))
  }

  @Test func aBlockMayEndIt() {
    let text = NSMutableAttributedString(attributedString: Self.text("a", 10))
    DistinctRuns.replace(NSRange(location: 1, length: 0), of: text, by: Self.text("b", 12))
    var count = 0
    DistinctRuns.enumerate(text, in: NSRange(location: 0, length: 2), backwards: false) {
      count += 1
      $2.pointee = true
    }
    #expect(count == 1)
  }
}
