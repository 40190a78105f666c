import Foundation
import Geometry

/// Reads the runs of RTF (Rich Text Format Specification 1.9); what it does not know is skipped.
struct RTFReader {
  var text = DocumentText()
  var state = RTFState()
  private var outer: [RTFState] = []
  /// Groups beyond the depth that is kept.
  private var deeper = 0
  private var units: [UInt16] = []
  private var bytes: [UInt8] = []
  private var remaining = 0

  var encoding = String.Encoding.windowsCP1252
  var defaultFont = 0
  private var fonts: [Int: String] = [:]
  private var fontName: [UInt8] = []
  var colors: [Color?] = []
  /// The next of the table of colours, which none but the first leaves out.
  var color: Color?
  private var instruction: [UInt8] = []

  private static let depth = 256
  /// Of numbers: 50,000 points in twentieths of one, far more than any page has.
  private static let largest = 1_000_000  // [I]

  static func read(_ bytes: [UInt8]) throws -> DocumentText {
    let start = bytes.drop { $0.isHTMLSpace }
    guard start.starts(with: "{\\rtf".utf8) else { throw DocumentError.notRTF }
    var reader = RTFReader()
    var tokens = RTFTokenizer(bytes)
    while let token = tokens.next() { reader.take(token) }
    reader.flush()
    return reader.text
  }

  private mutating func take(_ token: RTFToken) {
    switch token {
    case .open: open()
    case .close: close()
    case .byte(let byte):
      if remaining > 0 { remaining -= 1 } else { add(byte) }
    case .symbol(let symbol): take(symbol: symbol)
    case .word("u", let number?):
      add(unit: UInt16(truncatingIfNeeded: number))
      remaining = state.skipped
    case .word(let word, let number):
      remaining = 0
      apply(word, number.map { min(max($0, -Self.largest), Self.largest) })
    }
  }

  private mutating func open() {
    flush()
    remaining = 0
    if outer.count < Self.depth { outer.append(state) } else { deeper += 1 }
  }

  private mutating func close() {
    flush()
    remaining = 0
    if state.destination == .fonts { endFont() }
    if deeper > 0 {
      deeper -= 1
    } else if let last = outer.popLast() {
      let isField = state.destination == .instruction && last.destination != .instruction
      state = last
      // The field's text is in a group that comes next.
      if isField { state.style.link = takeLink() }
    }
  }

  private mutating func take(symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "*"): state.destination = .nowhere
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case UInt8(ascii: "_"): add("\u{2011}")
    // [W] TextEdit ends paragraphs so.
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): add("\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(symbol)
    default: break
    }
  }
}

// MARK: - Text

extension RTFReader {
  mutating func add(_ byte: UInt8) {
    switch state.destination {
    case .nowhere: return
    case .fonts: if byte == UInt8(ascii: ";") { endFont() } else { fontName.append(byte) }
    case .colors: if byte == UInt8(ascii: ";") { endColor() }
    case .instruction: instruction.append(byte)
    case .text:
      flushUnits()
      bytes.append(byte)
    }
  }

  mutating func add(_ string: String) {
    guard state.destination == .text else { return }
    string.utf16.forEach { add(unit: $0) }
  }

  private mutating func add(unit: UInt16) {
    guard state.destination == .text else { return }
    flushBytes()
    units.append(unit)
  }

  /// What has come so far has the look of now.
  mutating func flush() {
    flushBytes()
    flushUnits()
  }

  private mutating func flushUnits() {
    guard !units.isEmpty else { return }
    append(String(decoding: units, as: UTF16.self))
    units = []
  }

  private mutating func flushBytes() {
    guard !bytes.isEmpty else { return }
    append(decoded(bytes))
    bytes = []
  }

  private func decoded(_ bytes: [UInt8]) -> String {
    if encoding == .macOSRoman { return MacRoman.string(bytes) }
    let isLatin = encoding == .windowsCP1252 || bytes.allSatisfy { $0 < 0x80 }
    return (isLatin ? nil : String(data: Data(bytes), encoding: encoding))
      ?? WindowsLatin.string(bytes)
  }

  private mutating func append(_ string: String) {
    guard !state.isHidden else { return }
    var style = state.style
    if let name = fonts[state.font ?? defaultFont] { style.font.families = [name] }
    text.append(string, style)
  }
}

// MARK: - Tables and fields

extension RTFReader {
  /// The name came before a semicolon.
  private mutating func endFont() {
    let name = String(decoding: fontName, as: UTF8.self).trimmed
    fontName = []
    if !name.isEmpty { fonts[state.font ?? 0] = name }
  }

  private mutating func endColor() {
    colors.append(color)
    color = nil
  }

  /// The address of `HYPERLINK "https://…"`.
  private mutating func takeLink() -> String? {
    let text = String(decoding: instruction, as: UTF8.self).trimmed
    instruction = []
    guard text.uppercased().hasPrefix("HYPERLINK") else { return nil }
    let words = text.split(separator: "\"", omittingEmptySubsequences: false)
    return words.count > 1 ? String(words[1]) : nil
  }
}
