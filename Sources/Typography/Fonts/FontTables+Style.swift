/// What a font says of its look.
extension FontTables {
  /// [D] OpenType, `OS/2`: the weight's number is at 4; a file without it may be bold in `head`.
  var weight: FontWeight {
    guard let number = self["OS/2"]?.short(at: 4), 1...1000 ~= number else {
      return macStyle & 1 == 0 ? .regular : .bold
    }
    return FontWeight(number: number)
  }

  /// [D] OpenType, `OS/2`: bit 0 of the selection is italic, bit 9 oblique.
  var isItalic: Bool {
    let selection = self["OS/2"]?.short(at: 62) ?? 0
    return selection & 0x201 != 0 || macStyle & 2 != 0
  }

  /// [D] OpenType, `post`.
  var isMonospaced: Bool { (self["post"]?.long(at: 12) ?? 0) != 0 }

  private var macStyle: Int { self["head"]?.short(at: 44) ?? 0 }

  /// Nil if they are all 0.
  ///
  /// [I] As Core Text takes them: of `hhea`, and of `OS/2` only where that says nothing.
  var lines: FontLines? {
    let own = [
      FontLines(self["hhea"], at: 4), FontLines(self["OS/2"], at: 68),
      FontLines(windows: self["OS/2"]),
    ]
    return own.compactMap(\.self).first { $0.ascender > 0 || $0.descender < 0 }
  }
}

/// How high the lines of a font are, in font units and with `UIFont`'s signs.
struct FontLines {
  let ascender: Double
  let descender: Double
  let gap: Double

  /// Three numbers in a row.
  init?(_ table: BigEndian?, at offset: Int) {
    guard let ascender = table?.signedShort(at: offset),
      let descender = table?.signedShort(at: offset + 2),
      let gap = table?.signedShort(at: offset + 4)
    else { return nil }
    // Some files have the wrong sign.
    (self.ascender, self.descender) = (Double(abs(ascender)), -Double(abs(descender)))
    self.gap = Double(max(0, gap))
  }

  /// [D] OpenType, `OS/2`: where Windows clips, both positive.
  init?(windows table: BigEndian?) {
    guard let ascender = table?.short(at: 74), let descender = table?.short(at: 76) else {
      return nil
    }
    (self.ascender, self.descender, gap) = (Double(ascender), -Double(descender), 0)
  }
}
