import Foundation

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {
    super.init()
  }

  public convenience init(
    subscriptionsToSave subscriptions: [CKSubscription]? = nil,
    subscriptionIDsToDelete subscriptionIDs: [CKSubscription.ID]? = nil
  ) {
    self.init()
    (subscriptionsToSave, subscriptionIDsToDelete) = (subscriptions, subscriptionIDs)
  }

  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
