/// What SwiftUI would recognise of touches; nothing of it is drawn, so nobody touches it.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that is not made of others.
public protocol PlainGesture: Gesture where Body == Never {}

extension PlainGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with what would be done; it is never called.
public struct ResponsiveGesture<Value>: PlainGesture {
  nonisolated init() {}
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ResponsiveGesture<Value>()
  }
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> where Value: Equatable { ResponsiveGesture<Value>() }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { ResponsiveGesture<Value>() }
  public func map<Other>(_ body: @escaping (Value) -> Other) -> some Gesture<Other> {
    ResponsiveGesture<Other>()
  }
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
