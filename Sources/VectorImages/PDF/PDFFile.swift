/// The objects of a PDF file, read on demand.
final class PDFFile {
  /// The location of an object.
  enum Location {
    case offset(Int)
    case packed(stream: Int, index: Int)
  }

  let bytes: [UInt8]
  var locations: [Int: Location] = [:]
  var trailer: [String: PDFObject] = [:]
  private var known: [Int: PDFObject] = [:]
  private var underWay: Set<Int> = []
  private var packs: [Int: Pack] = [:]
  private var unpackedBytes = 0
  private var scannedBytes = 0
  /// Where streams without a usable length may end.
  private lazy var streamEnds = bytes.ranges(of: Array("endstream".utf8)).map(\.lowerBound)

  /// The objects of a stream, read on demand.
  private struct Pack {
    var bytes: ArraySlice<UInt8> = []
    var starts: [Int] = []
  }

  init(_ bytes: [UInt8]) throws(VectorImageError) {
    self.bytes = bytes
    readCrossReferences()
    if pages == nil { rebuildCrossReferences() }
    if trailer["Encrypt"] != nil { throw .encrypted }
  }

  /// The root of the page tree.
  var pages: [String: PDFObject]? {
    resolve(resolve(trailer["Root"]).dictionary?["Pages"]).dictionary
  }

  // MARK: Asking

  /// Returns the value itself or the object it refers to; null if there is none.
  func resolve(_ value: PDFObject?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<VectorLimits.depth {
      guard case .reference(let id) = value else { return value }
      value = object(id)
    }
    return .null
  }

  func numbers(_ value: PDFObject?) -> [Double]? {
    resolve(value).array?.compactMap { resolve($0).number }
  }

  func object(_ id: Int) -> PDFObject {
    if let object = known[id] { return object }
    // A length or an object stream that leads back to itself has no value.
    guard let location = locations[id], underWay.insert(id).inserted else { return .null }
    defer { underWay.remove(id) }
    let object =
      switch location {
      case .offset(let offset): self.object(at: offset, id: id) ?? .null
      case .packed(let stream, let index): self.object(in: stream, index)
      }
    known[id] = object
    return object
  }

  /// Returns a stream's decoded bytes; nil if decoding fails.
  func unpack(_ stream: PDFStream) -> ArraySlice<UInt8>? {
    guard let bytes = PDFFilters(self).unpack(stream)?.bytes else { return nil }
    return bytes
  }

  /// Whether `count` more bytes may be decoded.
  func allows(_ count: Int) -> Bool {
    unpackedBytes += count
    return count <= VectorLimits.streamBytes && unpackedBytes <= VectorLimits.fileBytes
  }

  /// Reads one value; nil once far more was read than there is, as from objects that overlap.
  func value(_ scanner: inout PDFScanner) -> PDFObject? {
    guard scannedBytes <= 8 * (bytes.count + unpackedBytes) + (1 << 20) else { return nil }
    let start = scanner.place
    defer { scannedBytes += scanner.place - start }
    return scanner.next()
  }

  /// Discards everything that was read through unusable tables.
  func forgetAll() { (known, packs, locations) = ([:], [:], [:]) }

  // MARK: Reading

  /// Reads `7 0 obj … endobj`; nil if something else is found.
  func object(at offset: Int, id: Int?) -> PDFObject? {
    guard bytes.indices.contains(offset) else { return nil }
    var scanner = PDFScanner(bytes[...], at: offset, readsReferences: true)
    guard let found = scanner.next()?.integer, id == nil || id == found,
      scanner.next()?.integer != nil, scanner.next()?.word == "obj"
    else { return nil }
    guard let value = value(&scanner) else { return nil }
    guard case .dictionary(let dictionary) = value else { return value }
    scanner.skipSpace()
    return stream(dictionary, at: scanner.place) ?? value
  }

  private func stream(_ dictionary: [String: PDFObject], at place: Int) -> PDFObject? {
    let word = Array("stream".utf8)
    guard bytes[place...].starts(with: word) else { return nil }
    var start = place + word.count
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let stated = resolve(dictionary["Length"]).integer.map { start.addingReportingOverflow($0) }
    if let stated, !stated.overflow, ends(at: stated.partialValue, after: start) {
      return .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<stated.partialValue]))
    }
    let end = streamEnds.first(notBefore: start) ?? bytes.count
    return .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<end]))
  }

  private func ends(at end: Int, after start: Int) -> Bool {
    guard end >= start, end <= bytes.count else { return false }
    var scanner = PDFScanner(bytes[...], at: end)
    scanner.skipSpace()
    return bytes[scanner.place...].starts(with: Array("endstream".utf8))
  }

  private func object(in stream: Int, _ index: Int) -> PDFObject {
    let pack = packs[stream] ?? self.pack(stream)
    packs[stream] = pack
    guard pack.starts.indices.contains(index) else { return .null }
    var scanner = PDFScanner(pack.bytes, at: pack.starts[index], readsReferences: true)
    return value(&scanner) ?? .null
  }

  private func pack(_ id: Int) -> Pack {
    guard let stream = object(id).stream, let bytes = unpack(stream),
      let count = resolve(stream.dictionary["N"]).integer,
      let first = resolve(stream.dictionary["First"]).integer,
      count >= 0, count <= min(bytes.count, Self.mostObjects), first >= 0, first <= bytes.count
    else { return Pack() }
    var head = PDFScanner(bytes)
    let starts = (0..<count).map { _ in
      _ = head.next()
      let offset = head.next()?.integer ?? 0
      // An object outside of the stream is empty.
      guard offset >= 0, offset <= bytes.count - first else { return bytes.endIndex }
      return bytes.startIndex + first + offset
    }
    return Pack(bytes: bytes, starts: starts)
  }
}

extension [Int] {
  /// The first element that is `least` or greater; the elements ascend.
  fileprivate func first(notBefore least: Int) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low < endIndex ? self[low] : nil
  }
}
