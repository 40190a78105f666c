/// The head of a request; bodies are not needed, since the server only answers GET.
struct HTTPRequest: Equatable, Sendable {
  enum Fault: Error { case malformed, tooLarge }

  /// Browsers send about one thousand bytes.
  static let mostBytes = 16 << 10

  let method: String
  let target: String
  /// Keyed by name in lower case.
  private(set) var headers: [String: String] = [:]

  /// Nil until the empty line that ends the head has arrived.
  init?(_ bytes: [UInt8]) throws(Fault) {
    guard let end = Self.end(of: bytes) else {
      guard bytes.count <= Self.mostBytes else { throw .tooLarge }
      return nil
    }
    guard end <= Self.mostBytes else { throw .tooLarge }
    guard let head = String(validating: bytes[..<end], as: UTF8.self) else { throw .malformed }
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    (method, target) = (String(words[0]), String(words[1]))
    for line in lines.dropFirst() { try add(line) }
  }

  /// Refuses repeated headers, which are ambiguous.
  private mutating func add(_ line: Substring) throws(Fault) {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
      !line[..<colon].contains(where: \.isWhitespace)
    else { throw .malformed }
    let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
    let name = line[..<colon].lowercased()
    guard headers.updateValue(String(value), forKey: name) == nil else { throw .malformed }
  }

  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let mark: [UInt8] = [13, 10, 13, 10]
    return (0...(bytes.count - 4)).first { bytes[$0..<($0 + 4)].elementsEqual(mark) }
  }
}
