/// A response of the server; each one ends its connection.
struct HTTPResponse: Equatable, Sendable {
  enum Status: Int, Sendable {
    case done = 200
    case malformed = 400
    case forbidden = 403
    case missing = 404
    case onlyGET = 405
    case tooLarge = 431
    case fault = 500

    var words: String {
      switch self {
      case .done: "OK"
      case .malformed: "Bad Request"
      case .forbidden: "Forbidden"
      case .missing: "Not Found"
      case .onlyGET: "Method Not Allowed"
      case .tooLarge: "Request Header Fields Too Large"
      case .fault: "Internal Server Error"
      }
    }
  }

  enum Kind: String, Sendable {
    case html = "text/html; charset=utf-8"
    case plain = "text/plain; charset=utf-8"
    case events = "text/event-stream"
    case png = "image/png"
  }

  var status = Status.done
  var kind = Kind.html
  var body: [UInt8] = []

  static func page(_ body: [UInt8]) -> HTTPResponse { HTTPResponse(body: body) }

  static func picture(_ file: [UInt8]) -> HTTPResponse { HTTPResponse(kind: .png, body: file) }

  static func fault(_ sentence: String) -> HTTPResponse {
    HTTPResponse(status: .fault, kind: .plain, body: Array((sentence + "\n").utf8))
  }

  static func refusal(_ status: Status) -> HTTPResponse {
    HTTPResponse(status: status, kind: .plain, body: Array((status.words + "\n").utf8))
  }

  /// Stays open; events are appended to it.
  static let events = HTTPResponse(kind: .events)

  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(kind.rawValue)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: SAMEORIGIN", "Connection: close",
    ]
    if kind != .events { lines.append("Content-Length: \(body.count)") }
    if status == .onlyGET { lines.append("Allow: GET") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
