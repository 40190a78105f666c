/// The edits and notes that rules make for a module's files.
struct Draft {
  let module: Module
  private(set) var edits: [[Edit]]
  private(set) var notes: [Note] = []
  private(set) var moves: [Move] = []
  private var addedMembers: [Module.Location: [String]] = [:]
  private var addedConformances: [Module.Location: [String]] = [:]
  private var forwarded: Set<Module.Location> = []

  init(_ module: Module) {
    self.module = module
    edits = Array(repeating: [], count: module.sources.count)
  }

  /// Replaces tokens and keeps the number of lines.
  mutating func replace(_ range: Range<Int>, in source: Int, by text: String) {
    guard !range.isEmpty else { return }
    let file = module.sources[source]
    let start = file.tokens[range.lowerBound].start
    let end = file.tokens[range.upperBound - 1].end
    replace(bytes: start..<end, in: source, by: text)
  }

  /// Removes tokens and the blanks after them.
  mutating func remove(_ range: Range<Int>, in source: Int) {
    guard !range.isEmpty else { return }
    let file = module.sources[source]
    var end = file.tokens[range.upperBound - 1].end
    while end < file.bytes.count, file.bytes[end] == 0x20 || file.bytes[end] == 0x09 { end += 1 }
    replace(bytes: file.tokens[range.lowerBound].start..<end, in: source, by: "")
  }

  mutating func replace(bytes: Range<Int>, in source: Int, by text: String) {
    let removed = module.sources[source].bytes[bytes].count { $0 == 0x0A }
    let added = text.utf8.count { $0 == 0x0A }
    let lines = String(repeating: "\n", count: max(removed - added, 0))
    edits[source].append(Edit(bytes: bytes, text: text + lines))
  }

  mutating func insert(_ text: String, before token: Int, in source: Int) {
    let start = module.sources[source].tokens[token].start
    edits[source].append(Edit(bytes: start..<start, text: text))
  }

  mutating func insert(_ text: String, after token: Int, in source: Int) {
    let end = module.sources[source].tokens[token].end
    edits[source].append(Edit(bytes: end..<end, text: text))
  }

  /// Adds a declaration to the body of a type, on the line of its closing brace.
  mutating func addMember(_ text: String, to location: Module.Location) {
    addedMembers[location, default: []].append(text)
  }

  mutating func addConformance(_ name: String, to location: Module.Location) {
    guard addedConformances[location]?.contains(name) != true else { return }
    addedConformances[location, default: []].append(name)
  }

  /// Whether a member of an extension has already been renamed.
  func isForwarded(_ location: Module.Location) -> Bool { forwarded.contains(location) }

  mutating func markForwarded(_ location: Module.Location) {
    forwarded.insert(location)
  }

  mutating func moved(_ member: Module.Location, to type: Module.Location) {
    guard let body = module[type].body else { return }
    let (from, to) = (module.source(of: member), module.source(of: type))
    moves.append(
      Move(
        name: module[member].name,
        path: to.path,
        line: to.line(of: body.upperBound),
        originPath: from.path,
        originLine: from.line(of: module[member].nameToken)
      )
    )
  }

  mutating func note(_ note: Note) {
    notes.append(note)
  }

  /// The edits in order, without overlaps.
  mutating func finish() -> [[Edit]] {
    for (location, texts) in addedMembers { writeMembers(texts, of: location) }
    for (location, names) in addedConformances { writeConformances(names, of: location) }
    addedMembers = [:]
    addedConformances = [:]
    return edits.map(Edit.inOrder)
  }

  private mutating func writeMembers(_ texts: [String], of location: Module.Location) {
    let source = module.source(of: location)
    guard let body = module[location].body else { return }
    let brace = source.tokens[body.upperBound]
    let text = texts.joined(separator: "; ")
    let isAlone = brace.startsLine || body.count == 2
    let needsGap = !brace.startsLine && !brace.isSpaced
    insert(
      (needsGap ? " " : "") + (isAlone ? text : "; " + text) + " ",
      before: body.upperBound,
      in: location.source
    )
  }

  private mutating func writeConformances(_ names: [String], of location: Module.Location) {
    let declaration = module[location]
    let list = names.joined(separator: ", ")
    if let last = declaration.inherited.last {
      insert(", " + list, after: last.range.upperBound - 1, in: location.source)
    } else {
      let name = declaration.generics.map { $0.upperBound - 1 } ?? declaration.nameToken
      let dotted = module.source(of: location).endOfName(from: name)
      insert(": " + list, after: dotted, in: location.source)
    }
  }
}

extension Source {
  /// The last token of a dotted name.
  fileprivate func endOfName(from start: Int) -> Int {
    var index = start
    while kind(index + 1) == .dot, kind(index + 2) == .identifier { index += 2 }
    return index
  }
}
