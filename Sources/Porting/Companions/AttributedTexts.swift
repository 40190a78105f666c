/// A file for a module that changes attributed strings: Foundation on Linux ends the process where
/// two neighbouring runs with as many attributes have different fonts or colors.
struct AttributedTexts {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// Nil if the module changes none.
  var text: String? { has(Self.names) && has(Self.calls) && !isOwn ? Self.source : nil }

  /// An app's own class overrides what would be declared once more.
  private var isOwn: Bool {
    texts.contains {
      $0.contains(/class \w+ *: *(NSTextStorage|NS(Mutable)?AttributedString)\b/)
    }
  }

  private func has(_ words: [String]) -> Bool {
    texts.contains { text in words.contains { text.contains($0) } }
  }

  private static let names = ["AttributedString", "attributedText", "textStorage"]

  private static let calls = [
    "append(", "insert(", "replaceCharacters(", "deleteCharacters(", "addAttribute(",
    "addAttributes(", "setAttributes(", "removeAttribute(", "enumerateAttribute(",
    "enumerateAttributes(",
  ]

  /// They take the place of Foundation's, but not of those that a class overrides, such as
  /// `NSTextStorage`'s.
  private static let source = """
    import Foundation
    import UIKit

    extension Foundation.NSMutableAttributedString {
      @_disfavoredOverload
      func append(_ attrString: NSAttributedString) {
        DistinctRuns.replace(NSRange(location: length, length: 0), of: self, by: attrString)
      }
      @_disfavoredOverload
      func insert(_ attrString: NSAttributedString, at loc: Int) {
        DistinctRuns.replace(NSRange(location: loc, length: 0), of: self, by: attrString)
      }
      @_disfavoredOverload
      func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        DistinctRuns.replace(range, of: self, by: attrString)
      }
      @_disfavoredOverload
      func deleteCharacters(in range: NSRange) {
        DistinctRuns.replace(range, of: self, by: NSAttributedString(string: ""))
      }
      @_disfavoredOverload
      func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        DistinctRuns.change(range, of: self) { $0[name] = value }
      }
      @_disfavoredOverload
      func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        DistinctRuns.change(range, of: self) { $0.merge(attrs) { $1 } }
      }
      @_disfavoredOverload
      func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        DistinctRuns.change(range, of: self) { $0 = attrs ?? [:] }
      }
      @_disfavoredOverload
      func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        DistinctRuns.change(range, of: self) { $0[name] = nil }
      }
    }

    extension Foundation.NSAttributedString {
      @_disfavoredOverload
      func enumerateAttributes(
        in enumerationRange: NSRange,
        options opts: EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        DistinctRuns.enumerate(
          self, in: enumerationRange, backwards: opts.contains(.reverse), block)
      }
      @_disfavoredOverload
      func enumerateAttribute(
        _ attrName: NSAttributedString.Key,
        in enumerationRange: NSRange,
        options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        DistinctRuns.enumerate(self, in: enumerationRange, backwards: opts.contains(.reverse)) {
          block($0[attrName], $1, $2)
        }
      }
    }

    """
}
