/// Decides which requests are answered: those of the page that this run made, and no others.
struct WatchGate: Sendable {
  enum Answer: Equatable {
    case shell
    case changes
    case film(id: Int)
    case refused(HTTPResponse.Status)
  }

  let port: UInt16
  /// The secret of this run, which stands in the address.
  let token: String

  init(port: UInt16, token: String = WatchGate.newToken()) {
    (self.port, self.token) = (port, token)
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  func answer(to request: HTTPRequest) -> Answer {
    guard request.method == "GET" else { return .refused(.onlyGET) }
    guard isFromHere(request) else { return .refused(.forbidden) }
    let path = request.target.prefix { $0 != "?" }.dropFirst()
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard isToken(parts[0]) else { return .refused(.forbidden) }
    guard parts.count == 2 else { return .refused(.missing) }
    return place(parts[1])
  }

  /// A page of another site can send requests here, even under a name of its own that leads to this
  /// machine; its browser says so in these headers.
  private func isFromHere(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    let site = request.headers["sec-fetch-site"] ?? "none"
    return site == "none" || site == "same-origin"
  }

  /// Takes as long for a word that is nearly right as for one that is not.
  private func isToken(_ word: Substring) -> Bool {
    let (mine, theirs) = (Array(token.utf8), Array(word.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func place(_ path: Substring) -> Answer {
    if path.isEmpty { return .shell }
    if path == "changes" { return .changes }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "film", let id = Int(parts[1]), "\(id)" == parts[1] else {
      return .refused(.missing)
    }
    return .film(id: id)
  }

  private static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
