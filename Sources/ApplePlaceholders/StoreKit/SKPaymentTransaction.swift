public import Foundation

/// [D] StoreKit/SKPaymentTransaction.h.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// One attempt to buy something.
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  open internal(set) var error: (any Error)?
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }

  init(_ payment: SKPayment) {
    self.payment = payment
  }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { false }
}
