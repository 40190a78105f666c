extension Source {
  /// What a declaration demands of a type parameter, an associated type or `Self`: the names after
  /// `T:` and `T ==`, in its list of parameters and after `where`.
  func bounds(of parameter: String, in declaration: Declaration) -> [String] {
    var bounds: [String] = []
    if let generics = declaration.generics {
      bounds += bound(of: parameter, inList: generics.dropFirst().dropLast())
    }
    if let condition = conditionRange(of: declaration) {
      bounds += bound(of: parameter, inList: condition)
    }
    return bounds
  }

  /// Whether a declaration has such a type parameter.
  func hasParameter(_ name: String, _ declaration: Declaration) -> Bool {
    guard let generics = declaration.generics else { return false }
    return elements(generics.dropFirst().dropLast()).contains {
      !$0.isEmpty && self.name($0.lowerBound) == name
    }
  }

  /// What a protocol demands of an associated type.
  func bounds(ofAssociated type: String, in declaration: Declaration) -> [String] {
    guard declaration.kind == .protocol, let body = declaration.body,
      let name = member(type, introducedBy: "associatedtype", in: body), kind(name + 1) == .colon
    else { return [] }
    return namesOfTypes(name + 2..<endOfTypes(from: name + 2))
  }

  /// What an own name of a type stands for: `Part.Kind` of `typealias Kind = Part.Kind`.
  func meaning(of alias: String, in declaration: Declaration) -> String? {
    guard let body = declaration.body,
      let name = member(alias, introducedBy: "typealias", in: body), kind(name + 1) == .equal
    else { return nil }
    let names = namesOfTypes(name + 2..<endOfTypes(from: name + 2))
    return names.count == 1 ? names[0] : nil
  }

  private func member(
    _ wanted: String,
    introducedBy word: String,
    in body: ClosedRange<Int>
  ) -> Int? {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if text(index) == word, name(index + 1) == wanted { return index + 1 }
      index = after(index)
    }
    return nil
  }

  private func endOfTypes(from start: Int) -> Int {
    var end = start
    while kind(end) != .rightBrace, kind(end) != .equal, word(end) != .where,
      !tokens[end].startsLine
    {
      end += 1
    }
    return end
  }

  /// What follows `where`, up to the body.
  private func conditionRange(of declaration: Declaration) -> Range<Int>? {
    let end = declaration.body?.lowerBound ?? declaration.end
    var index = declaration.nameToken
    while index < end {
      if word(index) == .where { return index + 1..<end }
      index = after(index)
    }
    return nil
  }

  private func bound(of parameter: String, inList list: Range<Int>) -> [String] {
    elements(list).flatMap { element -> [String] in
      let start = element.lowerBound
      guard element.count > 2, name(start) == parameter,
        kind(start + 1) == .colon || `is`(start + 1, "==")
      else { return [] }
      return namesOfTypes(start + 2..<element.upperBound)
    }
  }

  /// `Base<A> & Drawn` → `Base`, `Drawn`.
  private func namesOfTypes(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if `is`(index, "<") {
        index = afterAngles(at: index, limit: range.upperBound)
        continue
      }
      if kind(index) == .identifier {
        if kind(index - 1) == .dot, !names.isEmpty {
          names[names.count - 1] += "." + name(index)
        } else {
          names.append(name(index))
        }
      }
      index += 1
    }
    return names
  }
}
