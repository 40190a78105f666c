import Foundation

/// `italic bold 12px/1.5 Helvetica, sans-serif`.
struct CSSFontShorthand {
  private(set) var styles: [String] = []
  private(set) var size: String?
  private(set) var lineHeight: String?
  private(set) var family: String?

  init(_ value: String) {
    var rest = value[...]
    while size == nil, !rest.isEmpty {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
      let parts = word.split(separator: "/")
      let isSize = parts.first.flatMap { CSSLength(String($0)) }.map { $0.unit != .number } ?? false
      if isSize {
        size = parts.first.map(String.init)
        lineHeight = parts.count > 1 ? String(parts[1]) : nil
      } else {
        styles.append(String(word))
      }
    }
    // [W] A name of its own is one of the system's fonts: `-apple-system-body`.
    if size == nil, value.hasPrefix("-apple-system") { family = value }
    if size != nil, !rest.isEmpty { family = String(rest) }
  }
}
