public import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// Cookies of an app: no page adds any.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    StageCore.ambient.queue.later { [cookies] in completionHandler(cookies) }
  }

  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    answer(completionHandler)
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    answer(completionHandler)
  }

  private func answer(_ completionHandler: (() -> Void)?) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler() }
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
}
