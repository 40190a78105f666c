/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PlainGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public nonisolated(unsafe) var first: First
  public nonisolated(unsafe) var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PlainGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public nonisolated(unsafe) var first: First
  public nonisolated(unsafe) var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

/// The first of two gestures, or the second one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PlainGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public nonisolated(unsafe) var first: First
  public nonisolated(unsafe) var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}
