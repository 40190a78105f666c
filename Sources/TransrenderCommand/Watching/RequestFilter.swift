/// Decides which requests are answered: only those from the page that this run serves.
struct RequestFilter: Sendable {
  enum Answer: Equatable {
    case shell
    case changes
    /// `time` is the film's position at which the page opens, in seconds.
    case film(id: Int, version: Int, time: Double?)
    case picture(number: Int, id: Int, version: Int)
    case refused(HTTPResponse.Status)
  }

  let port: UInt16
  /// The secret of this run, which is part of the address.
  let token: String

  init(port: UInt16, token: String = RequestFilter.newToken()) {
    (self.port, self.token) = (port, token)
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  func answer(to request: HTTPRequest) -> Answer {
    guard request.method == "GET" else { return .refused(.onlyGET) }
    guard isFromHere(request) else { return .refused(.forbidden) }
    let target = request.target.split(separator: "?", maxSplits: 1)
    let path = target[0].dropFirst()
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard isToken(parts[0]) else { return .refused(.forbidden) }
    guard parts.count == 2 else { return .refused(.missing) }
    return answer(path: parts[1], query: target.count > 1 ? target[1] : "")
  }

  /// A page of another site can send requests here, even through a host name that resolves to this
  /// machine; its browser says so in these headers.
  private func isFromHere(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    let site = request.headers["sec-fetch-site"] ?? "none"
    return site == "none" || site == "same-origin"
  }

  /// Compares in constant time.
  private func isToken(_ word: Substring) -> Bool {
    let (mine, theirs) = (Array(token.utf8), Array(word.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func answer(path: Substring, query: Substring) -> Answer {
    if path.isEmpty { return .shell }
    if path == "changes" { return .changes }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "film", let id = Self.number(parts[1]),
      let version = Self.number(parts[2])
    else { return .refused(.missing) }
    if parts[3].isEmpty {
      let time = query.hasPrefix("t=") ? Double(query.dropFirst(2)) : nil
      return .film(id: id, version: version, time: time)
    }
    guard parts[3].hasSuffix(".png"), let number = Self.number(parts[3].dropLast(4)) else {
      return .refused(.missing)
    }
    return .picture(number: number, id: id, version: version)
  }

  /// Accepts a number in its canonical form only.
  private static func number(_ word: Substring) -> Int? {
    Int(word).flatMap { $0 >= 0 && "\($0)" == word ? $0 : nil }
  }

  private static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
