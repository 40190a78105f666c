/// The symbols that have their own picture; `SymbolName` composes more of them.
enum SymbolTable {
  /// Names in the order of the table.
  static let names: [String] = lines.map { String($0.name) }

  /// The row of a name or alias.
  static func row(named name: String) -> SymbolRow? { rows[name] }

  private static let groups = [arrows, marks, shapes, text, people, things, devices, nature]

  private static let lines: [(name: Substring, text: Substring)] = groups.flatMap { group in
    // A line that starts with a space continues the previous row.
    group.replacing("\n ", with: "").split(separator: "\n").map { line in
      let halves = line.split(separator: "|", maxSplits: 1)
      precondition(halves.count == 2, "the symbol table's line '\(line)' has no name")
      return (halves[0].trimmed, halves[1].trimmed)
    }
  }

  private static let rows: [String: SymbolRow] = {
    var rows: [String: SymbolRow] = [:]
    for line in lines {
      let same = line.text.hasPrefix("= ") ? rows[String(line.text.dropFirst(2))] : nil
      guard let row = same ?? SymbolRow(line.text) else {
        preconditionFailure("the symbol table's line of '\(line.name)' cannot be read")
      }
      precondition(
        rows[String(line.name)] == nil,
        "the symbol table has two lines for '\(line.name)'"
      )
      rows[String(line.name)] = row
    }
    return rows
  }()
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
