extension PDFFile {
  /// More updates than any single-page file has in practice.
  private static let mostSections = 64
  /// The highest number of objects; tables that claim more are made to exhaust memory.
  static let mostObjects = 500_000

  /// Follows the tables and streams from the end of the file; an object's newest entry wins.
  func readCrossReferences() {
    var next = lastSection
    var seen: Set<Int> = []
    while let offset = next, seen.insert(offset).inserted, seen.count <= Self.mostSections {
      let section = section(at: offset)
      trailer.merge(section) { newer, _ in newer }
      if let hybrid = section["XRefStm"]?.integer { _ = self.section(at: hybrid) }
      next = section["Prev"]?.integer
    }
  }

  private var lastSection: Int? {
    let word = Array("startxref".utf8)
    let tail = bytes.suffix(2048)
    guard let found = tail.ranges(of: word).last else { return nil }
    var scanner = PDFScanner(bytes[...], at: found.upperBound)
    return scanner.next()?.integer
  }

  /// Notes the entries of a section and returns its trailer.
  private func section(at offset: Int) -> [String: PDFObject] {
    guard bytes.indices.contains(offset) else { return [:] }
    var scanner = PDFScanner(bytes[...], at: offset, readsReferences: true)
    scanner.skipSpace()
    if bytes[scanner.place...].starts(with: Array("xref".utf8)) {
      scanner.place += 4
      return table(&scanner)
    }
    guard let stream = object(at: offset, id: nil)?.stream else { return [:] }
    note(stream)
    return stream.dictionary
  }

  private func note(_ id: Int, _ location: Location) {
    if locations[id] == nil, locations.count < Self.mostObjects { locations[id] = location }
  }

  private func table(_ scanner: inout PDFScanner) -> [String: PDFObject] {
    while let item = scanner.next() {
      if item.word == "trailer" { return scanner.next()?.dictionary ?? [:] }
      guard let first = item.integer, let count = scanner.next()?.integer, first >= 0 else { break }
      for index in 0..<max(0, min(count, Self.mostObjects)) {
        guard let offset = scanner.next()?.integer, scanner.next()?.integer != nil,
          let kind = scanner.next()?.word
        else { return [:] }
        if kind == "n" { note(first &+ index, .offset(offset)) }
      }
    }
    return [:]
  }

  /// Notes rows of three numbers of fixed widths (ISO 32000-1, 7.5.8).
  private func note(_ stream: PDFStream) {
    guard let widths = numbers(stream.dictionary["W"])?.compactMap({ Int(exactly: $0) }),
      widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }),
      widths.prefix(3).contains(where: { $0 > 0 }),
      let rows = unpack(stream)
    else { return }
    let size = stream.dictionary["Size"]?.integer ?? 0
    let index = numbers(stream.dictionary["Index"])?.compactMap { Int(exactly: $0) } ?? [0, size]
    var place = rows.startIndex
    func field(_ column: Int) -> Int? {
      guard place + widths[column] <= rows.endIndex else { return nil }
      defer { place += widths[column] }
      return rows[place..<place + widths[column]].reduce(0) { $0 << 8 | Int($1) & 0xFF }
    }
    for pair in stride(from: 0, to: index.count - 1, by: 2) {
      for id in 0..<max(0, min(index[pair + 1], Self.mostObjects)) {
        guard let kind = field(0), let second = field(1), let third = field(2) else { return }
        switch widths[0] == 0 ? 1 : kind {
        case 1: note(index[pair] &+ id, .offset(second))
        case 2: note(index[pair] &+ id, .packed(stream: second, index: third))
        default: continue
        }
      }
    }
  }

  /// Searches for `7 0 obj` itself, in a file with unusable tables.
  func rebuildCrossReferences() {
    forgetAll()
    let word = Array("obj".utf8)
    for found in bytes.ranges(of: word) where locations.count < Self.mostObjects {
      guard let (id, start) = numberBefore(found.lowerBound) else { continue }
      locations[id] = .offset(start)
    }
    for found in bytes.ranges(of: Array("trailer".utf8)).suffix(Self.mostSections) {
      var scanner = PDFScanner(bytes[...], at: found.upperBound, readsReferences: true)
      if let entries = value(&scanner)?.dictionary { trailer.merge(entries) { _, newer in newer } }
    }
    guard pages == nil else { return }
    for id in locations.keys.sorted() {
      guard let entries = object(id).dictionary else { continue }
      if entries["Type"]?.name == "Catalog" { trailer["Root"] = .reference(id) }
      if entries["Type"]?.name == "XRef" { trailer["Root"] = entries["Root"] ?? trailer["Root"] }
      if entries["Type"]?.name == "ObjStm", let stream = object(id).stream {
        note(pack: id, stream)
      }
    }
  }

  private func note(pack id: Int, _ stream: PDFStream) {
    guard let bytes = unpack(stream) else { return }
    var scanner = PDFScanner(bytes)
    let count = min(resolve(stream.dictionary["N"]).integer ?? 0, Self.mostObjects)
    for index in 0..<max(0, count) {
      guard let object = scanner.next()?.integer, scanner.next() != nil else { return }
      note(object, .packed(stream: id, index: index))
    }
  }

  /// Returns the object number before the `obj` at `place`, and where that number starts.
  private func numberBefore(_ place: Int) -> (id: Int, start: Int)? {
    var at = place
    func skip(_ condition: (UInt8) -> Bool) -> Range<Int> {
      let end = at
      while at > 0, condition(bytes[at - 1]) { at -= 1 }
      return at..<end
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard !skip(\.isPDFSpace).isEmpty, !skip(isDigit).isEmpty, !skip(\.isPDFSpace).isEmpty else {
      return nil
    }
    let digits = skip(isDigit)
    return Int(String(decoding: bytes[digits], as: UTF8.self)).map { ($0, digits.lowerBound) }
  }
}
