public import Bitmap

/// A recorded drawing in a layer's space: the calls of a `CGContext`, in order.
///
/// Immutable, with its digest computed once, since paths are long.
public struct Drawing: Hashable, Sendable {
  private let sealed: Sealed<Commands>

  public init(_ commands: [DrawingCommand]) {
    sealed = Sealed(Commands(list: commands))
  }

  public var commands: [DrawingCommand] { sealed.value.list }
  public var digest: Digest { sealed.digest }

  struct Commands: Sendable {
    let list: [DrawingCommand]
  }
}
