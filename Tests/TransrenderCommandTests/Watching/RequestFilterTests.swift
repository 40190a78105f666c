import Testing

@testable import TransrenderCommand

@Suite struct RequestFilterTests {
  private static let filter = RequestFilter(port: 4000, token: "secret")

  private func answer(_ target: String, _ headers: String...) throws -> RequestFilter.Answer {
    let host = headers.contains { $0.hasPrefix("Host") } ? [] : ["Host: 127.0.0.1:4000"]
    let lines = ["GET \(target) HTTP/1.1"] + host + headers + ["", ""]
    let request = try #require(try HTTPRequest(Array(lines.joined(separator: "\r\n").utf8)))
    return Self.filter.answer(to: request)
  }

  @Test func thePageAndWhatItAsksForAreAnswered() throws {
    #expect(try answer("/secret/") == .shell)
    #expect(try answer("/secret/changes") == .changes)
    #expect(try answer("/secret/film/12/3/") == .film(id: 12, version: 3, time: nil))
    #expect(try answer("/secret/film/12/3/?a=b") == .film(id: 12, version: 3, time: nil))
    #expect(try answer("/secret/film/12/3/?t=0.25") == .film(id: 12, version: 3, time: 0.25))
    #expect(try answer("/secret/film/12/3/0.png") == .picture(number: 0, id: 12, version: 3))
    #expect(try answer("/secret/", "Host: localhost:4000") == .shell)
    let own = try answer(
      "/secret/changes",
      "Origin: http://127.0.0.1:4000",
      "Sec-Fetch-Site: same-origin"
    )
    #expect(own == .changes)
  }

  @Test(arguments: ["/", "/secre/", "/secrets/", "/Secret/", "/secreu/film/1", "//secret/"])
  func withoutTheTokenNothingIsAnswered(target: String) throws {
    #expect(try answer(target) == .refused(.forbidden))
  }

  @Test(arguments: [
    "/secret", "/secret/..", "/secret/../etc/passwd", "/secret/film/../../etc/passwd",
    "/secret/film/%2e%2e", "/secret/film/01/1/", "/secret/film/1/", "/secret/film/", "/secret//",
    "/secret/film/99999999999999999999/1/", "/secret/Package.swift", "/secret/film/1/1",
    "/secret/film/1/-1/", "/secret/film/1/1/../../..", "/secret/film/1/1/..png",
    "/secret/film/1/1/+1.png", "/secret/film/1/1/1.png/", "/secret/film/1/1/1.PNG",
  ])
  func thereIsNothingElse(target: String) throws {
    #expect(try answer(target) == .refused(.missing))
  }

  @Test(arguments: [
    "Host: 127.0.0.1", "Host: evil.example:4000", "Host: 127.0.0.1:4001", "Host: ",
    "Origin: http://evil.example", "Origin: null", "Origin: http://localhost:4000",
    "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
  ])
  func otherSitesAreRefused(header: String) throws {
    #expect(try answer("/secret/", header) == .refused(.forbidden))
  }

  @Test func onlyGETIsAnswered() throws {
    for method in ["POST", "HEAD", "OPTIONS", "get"] {
      let text = "\(method) /secret/ HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n"
      let request = try #require(try HTTPRequest(Array(text.utf8)))
      #expect(Self.filter.answer(to: request) == .refused(.onlyGET))
    }
  }

  @Test func everyRunHasATokenOfItsOwn() {
    let tokens = Set((0..<100).map { _ in RequestFilter(port: 1).token })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }
}
