extension JSONParser {
  /// The text between two quotes, with escapes resolved; the cursor is at the opening quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = cursor.position
    cursor.advance()
    var text = String.UnicodeScalarView()
    var length = 0
    while true {
      guard let scalar = cursor.peek else { throw surprise("a closing \"") }
      guard length < Self.longestText else { throw tooLong("text", from: start) }
      if scalar.value < 0x20 { throw surprise("an escape such as \\n; text stays on one line") }
      cursor.advance()
      length += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    guard let letter = cursor.peek else { throw surprise("an escaped character") }
    if let scalar = plain[letter] {
      cursor.advance()
      return scalar
    }
    guard letter == "u" else { throw surprise("one of \" \\ / b f n r t u behind a backslash") }
    return try unicodeEscape()
  }

  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    // Characters beyond the basic plane are written as two escapes.
    guard high < 0xDC00, cursor.take("\\") else {
      throw surprise("the second half of a surrogate pair: \\uDC00 to \\uDFFF")
    }
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw surprise("the second half of a surrogate pair: \\uDC00 to \\uDFFF") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    guard cursor.take("u") else { throw surprise("u and four hexadecimal digits") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = cursor.peek.flatMap({ Character($0).hexDigitValue }) else {
        throw surprise("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      cursor.advance()
    }
    return value
  }

  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = cursor
    var text = cursor.take("-") ? "-" : ""
    if cursor.take("0") { text += "0" } else { text += try digits() }
    if cursor.take(".") { text += "." + (try digits()) }
    if cursor.take("e") || cursor.take("E") {
      text += "e" + (cursor.take("-") ? "-" : cursor.take("+") ? "+" : "")
      text += try digits()
    }
    guard let value = Double(text), value.isFinite else {
      throw JSONSyntaxError(
        position: start.position,
        found: "the number \(text)",
        expected: "a number that fits a double"
      )
    }
    return value
  }

  private func tooLong(_ what: String, from start: SourcePosition) -> JSONSyntaxError {
    JSONSyntaxError(
      position: start,
      found: "\(what) of more than \(Self.longestText) characters",
      expected: "a shorter one"
    )
  }

  private mutating func digits() throws(JSONSyntaxError) -> String {
    let start = cursor.position
    var text = ""
    while let scalar = cursor.peek, ("0"..."9").contains(scalar) {
      guard text.utf8.count < Self.longestText else { throw tooLong("a number", from: start) }
      text.unicodeScalars.append(scalar)
      cursor.advance()
    }
    guard !text.isEmpty else { throw surprise("a digit") }
    return text
  }
}
