extension Subscribers {
  /// Wants everything and sets it as a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// [D] Retained until the completion.
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = release() }
    public func cancel() { release()?.cancel() }

    private func release() -> (any Subscription)? {
      let kept = (object: object, subscription: subscription)
      // Objects often hold what cancels this: they are freed once the properties have changed.
      return withExtendedLifetime(kept) {
        (object, subscription) = (nil, nil)
        return kept.subscription
      }
    }
  }
}
