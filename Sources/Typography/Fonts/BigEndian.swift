/// Numbers of a file whose contents nobody vouches for: nil beyond its end.
struct BigEndian {
  private let content: ArraySlice<UInt8>

  init(_ content: ArraySlice<UInt8>) {
    self.content = content
  }

  var count: Int { content.count }

  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= content.count, count <= content.count - offset else {
      return nil
    }
    let start = content.startIndex + offset
    return content[start..<start + count]
  }

  func short(at offset: Int) -> Int? {
    bytes(at: offset, count: 2).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// In two's complement.
  func signedShort(at offset: Int) -> Int? {
    short(at: offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  func long(at offset: Int) -> Int? {
    bytes(at: offset, count: 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func tag(at offset: Int) -> String? {
    bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
