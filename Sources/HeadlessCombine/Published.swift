/// A property that tells its subscribers of a new value just before it changes.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Box {
    let subject: CurrentValueSubject<Value, Never>
    var value: Value
    var following: Set<AnyCancellable> = []

    init(_ value: Value) {
      self.value = value
      subject = CurrentValueSubject(value)
    }

    func set(_ new: Value, of owner: AnyObject?) {
      (owner as? any ObservableObject)?.announceChange()
      subject.send(new)
      value = new
    }
  }

  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let box: Box

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.subject.receive(subscriber: subscriber)
    }

    func follow<P: HeadlessCombine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      let box = box
      publisher.sink { [weak box] in box?.set($0, of: nil) }.store(in: &box.following)
    }
  }

  private let box: Box

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // For `assign(to: &$property)`, which changes what the box follows.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("the compiler calls the subscript below") }
    set { fatalError("the compiler calls the subscript below") }
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue, of: object) }
  }
}

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.of(self)
  }
}

extension ObservableObject {
  fileprivate func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
