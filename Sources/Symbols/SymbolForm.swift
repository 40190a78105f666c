/// The form of a symbol name: a picture of the table and its variants.
indirect enum SymbolForm: Hashable, Sendable {
  case row(SymbolRow, isFilled: Bool)
  /// One or two letters or digits.
  case letters(String)
  /// In a circle, a square, a shield …
  case enclosed(SymbolForm, in: SymbolRow, isFilled: Bool)
  case slashed(SymbolForm)
  /// With a disc in a corner; an empty one at the top if there is no mark.
  case badged(SymbolForm, SymbolForm?)
}

extension SymbolForm {
  /// Nil if there is no picture of that name.
  init?(named name: String) {
    guard let form = Self.form(name[...], isFilled: false) else { return nil }
    // Letters have pictures in circles and squares only.
    if case .letters = form { return nil }
    self = form
  }

  private static func form(_ name: Substring, isFilled: Bool) -> SymbolForm? {
    if let row = SymbolTable.row(named: String(name)) {
      return isFilled && !row.hasBody ? nil : .row(row, isFilled: isFilled)
    }
    guard let dot = name.lastIndex(of: ".") else { return isFilled ? nil : letters(name) }
    let (base, last) = (name[..<dot], name[name.index(after: dot)...])
    if last == "fill" { return isFilled ? nil : form(base, isFilled: true) }
    if last == "slash" { return form(base, isFilled: isFilled).map { .slashed($0) } }
    if last == "badge" { return form(base, isFilled: isFilled).map { .badged($0, nil) } }
    if base.hasSuffix(".badge") {
      guard let mark = form(last, isFilled: false),
        let under = form(base.dropLast(6), isFilled: isFilled)
      else { return nil }
      return .badged(under, mark)
    }
    guard let room = SymbolTable.row(named: String(last)), room.room != nil else { return nil }
    let inner = (isDrawnInLines(base) ? nil : form(base, isFilled: true))
    return (inner ?? form(base, isFilled: false))
      .map { .enclosed($0, in: room, isFilled: isFilled) }
  }

  /// Inside another symbol areas are filled, since lines would run together; but not in these.
  private static func isDrawnInLines(_ name: Substring) -> Bool {
    ["calendar", "clock", "doc", "document", "folder", "trash"].contains(name)
  }

  /// `a`, `7`, `42`: what SF Symbols has in circles and squares.
  private static func letters(_ name: Substring) -> SymbolForm? {
    let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
    let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
    return isLetter || isNumber ? .letters(name.uppercased()) : nil
  }
}
