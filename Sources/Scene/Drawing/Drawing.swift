public import Bitmap

/// A recorded drawing in a layer's space: what a `CGContext` was told, in order.
///
/// Immutable, with its digest made once, since paths are long to read.
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
