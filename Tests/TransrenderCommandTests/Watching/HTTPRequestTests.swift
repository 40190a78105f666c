import Testing

@testable import TransrenderCommand

@Suite struct HTTPRequestTests {
  @Test func theHeadIsRead() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost: here\r\nX-Note:  two words\r\n\r\nbody"
    let request = try #require(try HTTPRequest(Array(text.utf8)))
    #expect(request.method == "GET" && request.target == "/a?b")
    #expect(request.headers == ["host": "here", "x-note": "two words"])
  }

  @Test func everyShorterPieceAsksForMore() throws {
    let bytes = Array("GET / HTTP/1.1\r\nHost: here\r\n\r\n".utf8)
    for count in 0..<bytes.count {
      #expect(try HTTPRequest(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n",
    "GET http://other/ HTTP/1.1\r\n\r\n",
  ])
  func whatIsNoRequestIsRefused(text: String) {
    #expect(throws: HTTPRequest.Fault.malformed) { try HTTPRequest(Array(text.utf8)) }
  }

  @Test func aHeadWithoutEndIsTooLarge() {
    let long = Array(repeating: UInt8(ascii: "a"), count: HTTPRequest.mostBytes + 1)
    #expect(throws: HTTPRequest.Fault.tooLarge) { try HTTPRequest(long) }
  }
}
