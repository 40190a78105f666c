import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A store that cannot be reached, and a recorder that records nothing.
@MainActor @Suite struct AbsentStoreTests {
  private final class Buyer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    private(set) var heard: [String] = []

    func paymentQueue(
      _ queue: SKPaymentQueue,
      updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let error = (transaction.error as? SKError)?.code
        let product = transaction.payment.productIdentifier
        heard.append(
          "\(product) \(transaction.transactionState) \(error.map { "\($0)" } ?? "-")"
        )
        if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
      }
    }

    func paymentQueue(
      _ queue: SKPaymentQueue,
      removedTransactions transactions: [SKPaymentTransaction]
    ) { heard.append("removed \(transactions.count)") }

    func paymentQueue(
      _ queue: SKPaymentQueue,
      restoreCompletedTransactionsFailedWithError error: any Error
    ) { heard.append("not restored") }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append("products")
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
      heard.append(error.localizedDescription)
    }
  }

  private let stage = Stage(device: .iPhone15)

  // [D] StoreKit/SKError.h, SKPaymentTransaction.h.
  @Test func numbersAreThoseOfTheHeaders() {
    let codes: [SKError.Code] = [.unknown, .clientInvalid, .paymentCancelled, .paymentInvalid]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3])
    let states: [SKPaymentTransactionState] = [
      .purchasing, .purchased, .failed, .restored, .deferred,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(SKPaymentQueue.canMakePayments())
    #expect((SKError(.unknown) as NSError).domain == SKErrorDomain)
  }

  @Test func errorsHaveTextsOfTheirOwn() {
    let codes: [SKError.Code] = [.unknown, .paymentCancelled, .clientInvalid]
    let texts = codes.map { SKError($0).localizedDescription }
    #expect(texts[0] == "Cannot connect to iTunes Store" && texts[1] == "Request Canceled")
    #expect(texts[2].contains("SKErrorDomain error 1"))
  }

  @Test func aPaymentFailsInALaterTurn() {
    let (queue, buyer) = (SKPaymentQueue.default(), Buyer())
    queue.add(buyer)
    let payment = SKMutablePayment()
    payment.productIdentifier = "quotes"
    queue.add(payment)
    payment.productIdentifier = "changed"
    #expect(buyer.heard.isEmpty && queue.transactions.count == 1)
    stage.advance(by: 0.1)
    #expect(buyer.heard == ["quotes purchasing -", "quotes failed unknown", "removed 1"])
    #expect(queue.transactions.isEmpty)
    queue.restoreCompletedTransactions()
    stage.advance(by: 0.1)
    #expect(buyer.heard.last == "not restored")
    queue.remove(buyer)
    queue.restoreCompletedTransactions()
    stage.advance(by: 0.1)
    #expect(buyer.heard.count == 4)
  }

  @Test func everyStageHasPaymentsOfItsOwn() {
    let (queue, buyer) = (SKPaymentQueue.default(), Buyer())
    queue.add(buyer)
    queue.add(SKPayment())
    let other = Stage(device: .iPhone15)
    withExtendedLifetime(other) {
      #expect(queue.transactions.isEmpty && queue.transactionObservers.isEmpty)
    }
    stage.advance(by: 0.1)
    #expect(buyer.heard == [" purchasing -", " failed unknown", "removed 1"])
  }

  @Test(arguments: [false, true])
  func productsAreNotFound(isCancelled: Bool) {
    let (request, buyer) = (SKProductsRequest(productIdentifiers: ["quotes"]), Buyer())
    request.delegate = buyer
    request.start()
    if isCancelled { request.cancel() }
    #expect(buyer.heard.isEmpty)
    stage.advance(by: 0.1)
    #expect(buyer.heard == (isCancelled ? [] : ["Cannot connect to iTunes Store"]))
  }

  @Test func nothingIsRecorded() {
    let recorder = RPScreenRecorder.shared()
    var codes: [RPRecordingError.Code?] = []
    recorder.startRecording { codes.append(($0 as? RPRecordingError)?.code) }
    recorder.stopRecording { preview, error in
      codes.append(preview == nil ? (error as? RPRecordingError)?.code : nil)
    }
    #expect(codes.isEmpty && !recorder.isAvailable && !recorder.isRecording)
    stage.advance(by: 0.1)
    #expect(codes == [.failedToStart, .attemptToStopNonRecording])
  }
}
