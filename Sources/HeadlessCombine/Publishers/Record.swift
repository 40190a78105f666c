/// Values and an end that are noted beforehand, for each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  public struct Recording {
    public private(set) var output: [Output]
    /// [D] The end, unless another one is noted.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver = false

    public init() {
      (output, completion) = ([], .finished)
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }

    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a recording takes no values after its end")
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a recording has one end")
      (self.completion, isOver) = (completion, true)
    }
  }

  public let recording: Recording

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { outlet in
      for value in recording.output {
        guard !outlet.isOver else { return nil }
        outlet.send(value)
      }
      outlet.finish(recording.completion)
      return nil
    }.receive(subscriber: subscriber)
  }
}
