public import Foundation
public import FoundationNetworking
import QuartzCore
import Timeline
public import VirtualTime

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { outlet in
      nonisolated(unsafe) let outlet = outlet
      let token = self.addObserver(forName: name, object: object, queue: nil) { note in
        outlet.send(note)
      }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension Timer {
  /// On the main run loop, by the stage's clock, whose zero is the reference date.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      nonisolated(unsafe) let timer = Timer.scheduled(every: interval, repeats: true) { _ in
        subject.send(Date(timeIntervalSinceReferenceDate: StageCore.ambient.now.seconds))
      }
      return AnyCancellable { timer.invalidate() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value now, unless `.initial` is left out, and whenever it has changed.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { outlet in
      if options.contains(.initial) { outlet.send(self[keyPath: keyPath]) }
      let observation = self.observe(keyPath, options: [.new]) { object, _ in
        outlet.send(object[keyPath: keyPath])
      }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension URLSession {
  /// The answer arrives on the main queue.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { outlet in
      nonisolated(unsafe) let outlet = outlet
      let task = self.dataTask(with: request) { data, response, error in
        DispatchQueue.main.async {
          guard let data, let response else {
            let known = error as? URLError ?? URLError(.unknown)
            return outlet.finish(.failure(known))
          }
          outlet.send((data: data, response: response))
          outlet.finish(.finished)
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

/// What turns data into values, as Foundation's decoders do.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> { tryMap { try encoder.encode($0) } }
}

extension ObservableObjectPublisher {
  private final class Mark: Sendable {}

  private static let mark = Mark()

  /// The publisher that belongs to an object, made at its first use.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
    if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
      return known
    }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
