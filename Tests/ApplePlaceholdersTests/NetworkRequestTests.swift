import ApplePlaceholders
import Foundation
import FoundationNetworking
import HeadlessUIKit
import Scene
import Testing

/// What Foundation on Linux has no place for, in requests.
@Suite struct NetworkRequestTests {
  @MainActor @Test func aRequestSaysThatItDoesNotKeepItsNetworks() throws {
    let stage = Stage()
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.allowsExpensiveNetworkAccess = true
    #expect(stage.faults.isEmpty)
    request.allowsConstrainedNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess)
    #expect(stage.faults.map(\.subject) == ["URLRequest"])
  }

  @Test func aConnectionAnswersOnTheQueueThatItIsGiven() async throws {
    let request = URLRequest(url: try #require(URL(string: "data:text/plain,tea")))
    let queue = OperationQueue()
    let answer = await withCheckedContinuation { done in
      NSURLConnection.sendAsynchronousRequest(request, queue: queue) { response, data, error in
        let isThere = OperationQueue.current === queue && error == nil
        done.resume(returning: isThere ? (data, response?.mimeType) : (nil, nil))
      }
    }
    #expect(answer.0 == Data("tea".utf8))
    #expect(answer.1 == "text/plain")
  }

  @Test func noServerAsksForTrust() {
    let space = URLProtectionSpace(
      host: "example.com",
      port: 443,
      protocol: "https",
      realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust
    )
    #expect(space.serverTrust == nil)
  }
}
