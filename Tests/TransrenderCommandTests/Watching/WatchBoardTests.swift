import Foundation
import Testing

@testable import TransrenderCommand

/// What a browser is told of the watched files, and how it is answered.
@Suite struct WatchBoardTests {
  @Test func aFileKeepsItsNumberAndItsTroubleWhileItIsListed() throws {
    let board = WatchBoard()
    board.list(["a", "b"])
    board.complain("broken", about: "b")
    board.complain("nobody", about: "z")
    board.list(["b", "c"])
    #expect(board.films.map(\.id) == [2, 3])
    #expect(board.films.map(\.trouble) == ["broken", nil])
    #expect(board.films.allSatisfy { $0.version == 0 && $0.page == nil })
    board.list(["c", "a"])
    #expect(board.films.map(\.id) == [3, 4])
    board.list([])
    board.list(["a"])
    #expect(board.films.map(\.id) == [1])
  }

  @Test func everyChangeIsCountedAndTold() throws {
    let board = WatchBoard()
    #expect(board.count == 0)
    #expect(try board.notice == "{\"films\":[],\"isBusy\":false}")
    board.begin()
    board.list(["a/b"])
    board.complain("no", about: "a/b")
    #expect(board.count == 3)
    #expect(
      try board.notice
        == "{\"films\":[{\"id\":1,\"name\":\"a/b\",\"trouble\":\"no\",\"version\":0}],\"isBusy\":true}"
    )
    board.rest()
    #expect(try board.notice.hasSuffix("\"isBusy\":false}") && board.count == 4)
    #expect(board.page(0, of: 9) == nil && board.page(5, of: 1) == nil)
  }

  @Test(
    arguments: [
      (.malformed, "400 Bad Request"), (.forbidden, "403 Forbidden"), (.missing, "404 Not Found"),
      (.onlyGET, "405 Method Not Allowed"), (.tooLarge, "431 Request Header Fields Too Large"),
    ] as [(HTTPResponse.Status, String)]
  )
  func aRefusalSaysItsReason(status: HTTPResponse.Status, line: String) {
    let lines = String(decoding: HTTPResponse.refusal(status).bytes, as: UTF8.self)
      .components(separatedBy: "\r\n")
    #expect(lines.first == "HTTP/1.1 " + line)
    let words = line.dropFirst(4) + "\n"
    #expect(lines.last == String(words) && lines.contains("Content-Length: \(words.utf8.count)"))
    #expect(lines.contains("Allow: GET") == (status == .onlyGET))
    #expect(lines.contains("Content-Type: text/plain; charset=utf-8"))
  }

  @Test func answersSayWhatTheyAre() {
    func head(_ response: HTTPResponse) -> [String] {
      String(decoding: response.bytes, as: UTF8.self).components(separatedBy: "\r\n")
    }
    #expect(head(.page([65]))[0] == "HTTP/1.1 200 OK" && head(.page([65])).last == "A")
    #expect(head(.page([])).contains("Content-Type: text/html; charset=utf-8"))
    #expect(head(.picture([65])).contains("Content-Type: image/png"))
    #expect(head(.fault("it broke"))[0] == "HTTP/1.1 500 Internal Server Error")
    #expect(head(.fault("it broke")).last == "it broke\n")
    #expect(!head(.events).contains { $0.hasPrefix("Content-Length") })
    let safe = [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: SAMEORIGIN",
      "Connection: close",
    ]
    for response in [HTTPResponse.events, .page([]), .refusal(.missing)] {
      #expect(Set(safe).isSubset(of: head(response)))
    }
  }
}
