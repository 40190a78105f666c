/// Characters that HTML writes by name or number: `&amp;`, `&#8364;`, `&#x20AC;`.
enum HTMLEntities {
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let ampersand = UInt8(ascii: "&")
    guard bytes.contains(ampersand) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let index = rest.firstIndex(of: ampersand) {
      text += String(decoding: rest[..<index], as: UTF8.self)
      rest = rest[(index + 1)...]
      if let (character, length) = entity(rest) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        text += "&"
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// What stands after the ampersand, and how many bytes of it belong to it.
  private static func entity(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
    if bytes.first == UInt8(ascii: "#") { return number(bytes.dropFirst()) }
    let name = bytes.prefix(longest).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    let next = bytes.dropFirst(name.count).first
    let isClosed = next == UInt8(ascii: ";")
    let key = String(decoding: name, as: UTF8.self)
    if isClosed { return names[key].map { ($0, name.count + 1) } }
    // [D] These do without the semicolon (WHATWG HTML 13.5), but not in `?a=b&copy=c`.
    return open.contains(key) && next != UInt8(ascii: "=")
      ? names[key].map { ($0, name.count) } : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
    let isHex = bytes.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = bytes.dropFirst(isHex ? 1 : 0)
      .prefix { isHex ? $0.isHexDigit : $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    let character = UInt32(text, radix: isHex ? 16 : 10).flatMap(scalar) ?? "\u{FFFD}"
    let isClosed = bytes.dropFirst(digits.count + (isHex ? 1 : 0)).first == UInt8(ascii: ";")
    // One more for the number sign.
    return (String(character), 1 + (isHex ? 1 : 0) + digits.count + (isClosed ? 1 : 0))
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar? {
    guard value != 0 else { return nil }
    return value < 0x100 ? WindowsLatin.scalar(UInt8(value)) : Unicode.Scalar(value)
  }

  private static let longest = 16
  private static let open: Set<String> = [
    "amp", "lt", "gt", "quot", "nbsp", "copy", "reg", "AMP", "LT", "GT", "QUOT",
  ]

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "AMP": "&", "LT": "<",
    "GT": ">", "QUOT": "\"", "nbsp": "\u{A0}", "shy": "\u{AD}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "curren": "¤", "yen": "¥", "brvbar": "¦",
    "sect": "§", "uml": "¨", "copy": "©", "ordf": "ª", "laquo": "«", "not": "¬", "reg": "®",
    "macr": "¯", "deg": "°", "plusmn": "±", "sup1": "¹", "sup2": "²", "sup3": "³",
    "acute": "´", "micro": "µ", "para": "¶", "middot": "·", "cedil": "¸", "ordm": "º",
    "raquo": "»", "frac14": "¼", "frac12": "½", "frac34": "¾", "iquest": "¿", "times": "×",
    "divide": "÷", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä",
    "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê",
    "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "ETH": "Ð",
    "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö",
    "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý",
    "THORN": "Þ", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
    "eth": "ð", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
    "yacute": "ý", "thorn": "þ", "yuml": "ÿ", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
    "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…",
    "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€",
    "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
    "rArr": "⇒", "hArr": "⇔", "forall": "∀", "part": "∂", "exist": "∃", "empty": "∅",
    "isin": "∈", "prod": "∏", "sum": "∑", "minus": "−", "radic": "√", "infin": "∞",
    "cap": "∩", "cup": "∪", "int": "∫", "asymp": "≈", "ne": "≠", "equiv": "≡", "le": "≤",
    "ge": "≥", "sub": "⊂", "sup": "⊃", "sdot": "⋅", "loz": "◊", "spades": "♠",
    "clubs": "♣", "hearts": "♥", "diams": "♦", "check": "✓", "star": "☆",
    "Alpha": "Α", "Beta": "Β", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ",
    "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "alpha": "α", "beta": "β",
    "gamma": "γ", "delta": "δ", "epsilon": "ε", "theta": "θ", "lambda": "λ", "mu": "μ",
    "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "φ", "chi": "χ", "psi": "ψ",
    "omega": "ω",
  ]
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { isASCIIDigit || 0x61...0x66 ~= self | 0x20 }
}
