public import Foundation

/// What somebody wants to buy.
open class SKPayment: NSObject, NSCopying, NSMutableCopying {
  fileprivate final var wanted = ""
  fileprivate final var count = 1
  fileprivate var user: String?

  open var productIdentifier: String { wanted }
  open var quantity: Int { count }
  open var applicationUsername: String? { user }

  public convenience init(product: SKProduct) {
    self.init()
    wanted = product.productIdentifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { copy(into: SKPayment()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(into: SKMutablePayment()) }

  private func copy(into payment: SKPayment) -> SKPayment {
    (payment.wanted, payment.count, payment.user) = (wanted, count, user)
    return payment
  }
}

open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { wanted }
    set { wanted = newValue }
  }
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
}
