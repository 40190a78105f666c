public import Foundation
import HeadlessUIKit

/// What a page may not load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  open var identifier: String { "" }
}

/// Compiles no rules, since no page is loaded.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let only = WKContentRuleListStore()

  open class func `default`() -> WKContentRuleListStore! { only }

  /// Answers in a later turn.
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later {
      completionHandler(nil, WKError(.contentRuleListStoreCompileFailed))
    }
  }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later {
      completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed))
    }
  }
}
