/// The types that operators have on Apple's systems, for code that names what it returns.
///
/// Here each is any publisher of such values: there is nothing else that a name could tell.
extension Publishers {
  // MARK: Changing

  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias FlatMap<Made: Publisher, Upstream: Publisher> =
    AnyPublisher<Made.Output, Upstream.Failure>
  public typealias SwitchToLatest<Made: Publisher, Upstream: Publisher> =
    AnyPublisher<Made.Output, Upstream.Failure>
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  public typealias CollectByCount<Upstream: Publisher> = Collect<Upstream>
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = Collect<Upstream>
  public typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
    AnyPublisher<Coder.Output, any Error>

  // MARK: Choosing

  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
  public typealias TryFirstWhere<Upstream: Publisher> = TryFilter<Upstream>
  public typealias Last<Upstream: Publisher> = Filter<Upstream>
  public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
  public typealias TryLastWhere<Upstream: Publisher> = TryFilter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Filter<Upstream>
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Filter<Upstream>
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>

  // MARK: Asking

  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  public typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  public typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  public typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  public typealias Comparison<Upstream: Publisher> = Filter<Upstream>
  public typealias TryComparison<Upstream: Publisher> = TryFilter<Upstream>

  // MARK: Joining

  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Filter<Prefix>
  public typealias MakeConnectable<Upstream: Publisher> =
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  public typealias Share<Upstream: Publisher> = Filter<Upstream>

  // MARK: Errors

  public typealias Catch<Upstream: Publisher, Made: Publisher> =
    AnyPublisher<Upstream.Output, Made.Failure>
  public typealias TryCatch<Upstream: Publisher, Made: Publisher> = TryFilter<Upstream>
  public typealias Retry<Upstream: Publisher> = Filter<Upstream>
  public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>

  // MARK: Time and events

  public typealias Buffer<Upstream: Publisher> = Filter<Upstream>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Context.SchedulerTimeType.Stride, Upstream.Failure>
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
  public typealias Print<Upstream: Publisher> = Filter<Upstream>
}
