/// Any subscriber of such values.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let begin: ((any Subscription) -> Void)?
  private let take: ((Input) -> Subscribers.Demand)?
  private let end: ((Subscribers.Completion<Failure>) -> Void)?

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = subscriber.receive(subscription:)
    take = subscriber.receive(_:)
    end = subscriber.receive(completion:)
  }

  /// Passes everything on to a subject, which asks for values itself.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: subject.send(subscription:),
      receiveValue: { value in
        subject.send(value)
        return .none
      },
      receiveCompletion: subject.send(completion:)
    )
  }

  /// Asks for nothing but what the closures ask for.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    (begin, take, end) = (receiveSubscription, receiveValue, receiveCompletion)
  }

  public func receive(subscription: any Subscription) { begin?(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { take?(input) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}
