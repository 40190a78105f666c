import Glibc

/// A connection to 127.0.0.1 that says what it likes, as no browser would.
final class Visitor {
  private let file: Int32
  private(set) var heard = ""

  init?(port: UInt16) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    address.sin_port = port.bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
  }

  deinit { close(file) }

  func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads until the server says the word, or ends the connection.
  @discardableResult
  func hear(_ word: String? = nil) -> String {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while word.map({ !heard.contains($0) }) ?? true {
      let count = recv(file, &buffer, buffer.count, 0)
      guard count > 0 else { return heard }
      heard += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return heard
  }

  /// The whole answer to a request with the headers of a browser, and others besides.
  static func get(_ path: String, port: UInt16, _ headers: [String] = []) -> String {
    guard let visitor = Visitor(port: port) else { return "no connection" }
    let host = headers.contains { $0.hasPrefix("Host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
    let lines = ["GET \(path) HTTP/1.1"] + host + headers + ["", ""]
    visitor.say(lines.joined(separator: "\r\n"))
    return visitor.hear()
  }
}
