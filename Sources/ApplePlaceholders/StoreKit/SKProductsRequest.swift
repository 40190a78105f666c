public import Foundation
import HeadlessUIKit

/// A question to a store that cannot be reached: it fails in a later turn.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  open func start() {
    StageCore.ambient.queue.later { [self] in
      guard !isCancelled else { return }
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }

  open func cancel() { isCancelled = true }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public override init() {}
  public init(productIdentifiers: Set<String>) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// A renewed receipt; there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
