public import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// Requests before there were sessions, whose shared one loads them here.
open class NSURLConnection: NSObject {
  @preconcurrency
  open class func sendAsynchronousRequest(
    _ request: URLRequest,
    queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation({ handler(response, data, error) }, onStage: ())
    }
    task.resume()
  }
}
