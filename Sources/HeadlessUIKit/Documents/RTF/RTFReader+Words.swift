import Geometry
import Typography

extension RTFReader {
  /// A control word other than `\u`.
  mutating func apply(_ word: String, _ number: Int?) {
    flush()
    if Self.skipped.contains(word) {
      state.destination = .nowhere
    } else if let destination = Self.destinations[word] {
      state.destination = destination
    } else if let string = Self.characters[word] {
      add(string)
    } else if state.destination == .colors {
      applyColor(word, number ?? 0)
    } else if !applyDocument(word, number ?? 0), !applyCharacter(word, number) {
      applyParagraph(word, Double(number ?? 0) / 20)
    }
  }

  private static let destinations: [String: RTFState.Destination] = [
    "fonttbl": .fonts, "colortbl": .colors, "fldinst": .instruction, "fldrslt": .text,
  ]

  private static let skipped: Set<String> = [
    "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "headerf", "footer",
    "footerl", "footerr", "footerf", "footnote", "listtable", "listoverridetable", "revtbl",
    "filetbl", "themedata", "colorschememapping", "latentstyles", "datastore", "generator",
    "nonshppict", "rsidtbl", "xmlnstbl", "bkmkstart", "bkmkend",
  ]

  private static let characters: [String: String] = [
    // [W] A line break inside a paragraph is a line separator.
    "par": "\n", "sect": "\n", "line": "\u{2028}", "page": "\u{C}", "tab": "\t", "cell": "\t",
    "row": "\n", "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘", "rquote": "’",
    "ldblquote": "“", "rdblquote": "”", "emspace": "\u{2003}", "enspace": "\u{2002}",
    "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
  ]

  private mutating func applyColor(_ word: String, _ number: Int) {
    let share = Double(min(max(number, 0), 255)) / 255
    var next = color ?? .black
    switch word {
    case "red": next.red = share
    case "green": next.green = share
    case "blue": next.blue = share
    default: return
    }
    color = next
  }

  private mutating func applyDocument(_ word: String, _ number: Int) -> Bool {
    switch word {
    case "uc": state.skipped = min(max(number, 0), 16)
    case "deff": defaultFont = number
    case "mac": encoding = .macOSRoman
    case "ansicpg": encoding = Self.codePages[number] ?? encoding
    default: return false
    }
    return true
  }

  private static let codePages: [Int: String.Encoding] = [
    1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253,
    1254: .windowsCP1254, 932: .shiftJIS, 10000: .macOSRoman, 65001: .utf8,
  ]

  /// A switch without a number is on, and off with 0.
  private mutating func applyCharacter(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    switch word {
    case "plain":
      let paragraph = state.style.paragraph
      let link = state.style.link
      (state.style, state.font, state.isHidden) = (RTFState.plain, nil, false)
      (state.style.paragraph, state.style.link) = (paragraph, link)
    case "b": state.style.font.weight = isOn ? .bold : .regular
    case "i": state.style.font.isItalic = isOn
    case "ul", "uld", "uldb", "ulw": state.style.isUnderlined = isOn
    case "ulnone": state.style.isUnderlined = false
    case "strike", "striked": state.style.isStruck = isOn
    case "v": state.isHidden = isOn
    case "f": state.font = number
    // [D] In half points.
    case "fs": state.style.font.size = Double(number ?? 24) / 2
    case "cf": state.style.color = color(number)
    case "cb", "highlight", "chcbpat": state.style.background = color(number)
    case "up": state.style.baselineOffset = Double(number ?? 6) / 2
    case "dn": state.style.baselineOffset = -Double(number ?? 6) / 2
    case "super": state.style.baselineOffset = state.style.font.size / 3
    case "sub": state.style.baselineOffset = -state.style.font.size / 5
    case "nosupersub": state.style.baselineOffset = 0
    // [D] In twentieths of a point.
    case "expndtw": state.style.kern = number.flatMap { $0 == 0 ? nil : Double($0) / 20 }
    default: return false
    }
    return true
  }

  private func color(_ number: Int?) -> Color? {
    number.flatMap { colors.indices.contains($0) ? colors[$0] : nil }
  }

  private mutating func applyParagraph(_ word: String, _ points: Double) {
    switch word {
    case "pard": state.style.paragraph = ParagraphValues()
    case "ql": state.style.paragraph.alignment = .left
    case "qr": state.style.paragraph.alignment = .right
    case "qc": state.style.paragraph.alignment = .center
    case "qj": state.style.paragraph.alignment = .justified
    case "qnatural": state.style.paragraph.alignment = .natural
    case "rtlpar": state.style.paragraph.baseWritingDirection = .rightToLeft
    case "ltrpar": state.style.paragraph.baseWritingDirection = .leftToRight
    case "li":
      // The first line's indent counts from here.
      let first = state.style.paragraph.firstLineHeadIndent - state.style.paragraph.headIndent
      state.style.paragraph.headIndent = points
      state.style.paragraph.firstLineHeadIndent = points + first
    case "fi":
      state.style.paragraph.firstLineHeadIndent = state.style.paragraph.headIndent + points
    case "ri": state.style.paragraph.tailIndent = -points
    case "sa": state.style.paragraph.paragraphSpacing = points
    case "sb": state.style.paragraph.paragraphSpacingBefore = points
    case "deftab", "pardeftab": state.style.paragraph.defaultTabInterval = points
    // [D] Less than nothing is exact, more is the least.
    case "sl":
      state.style.paragraph.minimumLineHeight = abs(points)
      state.style.paragraph.maximumLineHeight = points < 0 ? -points : 0
    default: break
    }
  }
}
