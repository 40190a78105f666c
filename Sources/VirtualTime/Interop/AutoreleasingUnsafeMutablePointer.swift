/// Where a call leaves an object: this type is missing from Linux's standard library.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private enum Place {
    /// A variable, which retains its value.
    case variable(UnsafeMutablePointer<Pointee>)
    /// Memory in which nothing is retained.
    ///
    /// Apple's systems keep what is written there until a pool is drained, here the pointer does.
    case memory(UnsafeMutableRawPointer, Kept)
  }

  private final class Kept {
    var value: Pointee?
  }

  private let place: Place

  /// [D] The memory is read and written as if it held a reference that nobody owns.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    place = .memory(UnsafeMutableRawPointer(from), Kept())
  }

  package init(owning variable: UnsafeMutablePointer<Pointee>) {
    place = .variable(variable)
  }

  public var pointee: Pointee {
    get {
      switch place {
      case .variable(let variable): variable.pointee
      case .memory(let memory, _): memory.load(as: Pointee.self)
      }
    }
    nonmutating set {
      switch place {
      case .variable(let variable): variable.pointee = newValue
      case .memory(let memory, let kept):
        kept.value = newValue
        withUnsafeBytes(of: newValue) { memory.copyMemory(from: $0) }
      }
    }
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func copyMemory(from bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: self, count: bytes.count).copyMemory(from: bytes)
  }
}
