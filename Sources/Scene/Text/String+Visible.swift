extension String {
  /// Escapes characters that control a terminal or change the order of text, since names and texts
  /// of files may come from anywhere.
  ///
  /// The escapes are those of JSON, so that results in JSON keep their meaning.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isHidden {
        text += scalar.escaped
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The same for text on one line, such as a command-line argument.
  package var visibleOnOneLine: String {
    visible.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible and changes how other characters are displayed.
  fileprivate var isHidden: Bool {
    if isASCII { return self != "\n" && self != "\t" && (value < 0x20 || value == 0x7F) }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Some scripts need the two joiners, U+200C and U+200D.
    case .format: return properties.isBidiControl || value == 0xFEFF || value >= 0xE0000
    default: return false
    }
  }

  /// One `\u` and four digits for each unit of UTF-16.
  fileprivate var escaped: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
