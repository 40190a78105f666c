public import Foundation
import HeadlessUIKit

/// A queue without a store: payments fail in a later turn, as where it cannot be reached.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// Holds no state; payments are the stage's.
  private static let shared = SKPaymentQueue()
  private var payments: Payments { StageCore.ambient.part(Payments.self) }

  open var transactions: [SKPaymentTransaction] { payments.transactions }

  open class func `default`() -> Self {
    guard let queue = shared as? Self else { preconditionFailure("\(self) has no queue") }
    return queue
  }

  /// [D] Unless a parent forbids it.
  open class func canMakePayments() -> Bool { true }

  open var transactionObservers: [any SKPaymentTransactionObserver] {
    payments.observers.compactMap(\.object)
  }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    remove(observer)
    payments.observers.append(Payments.Observer(object: observer))
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    payments.observers.removeAll { $0.object == nil || $0.object === observer }
  }

  open func add(_ payment: SKPayment) {
    guard let kept = payment.copy() as? SKPayment else { return }
    let transaction = SKPaymentTransaction(kept)
    payments.transactions.append(transaction)
    StageCore.ambient.queue.later { [self] in
      tell([transaction])
      StageCore.ambient.queue.later { [self] in
        (transaction.transactionState, transaction.error) = (.failed, SKError(.unknown))
        tell([transaction])
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    payments.transactions.removeAll { $0 === transaction }
    StageCore.ambient.queue.later { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  open func restoreCompletedTransactions() {
    StageCore.ambient.queue.later { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(
          self,
          restoreCompletedTransactionsFailedWithError: SKError(.unknown)
        )
      }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  private func tell(_ transactions: [SKPaymentTransaction]) {
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: transactions)
    }
  }
}

/// The payments of a stage that are not finished, and who hears of them.
private final class Payments: StagePart {
  var transactions: [SKPaymentTransaction] = []
  var observers: [Observer] = []

  struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }
}
