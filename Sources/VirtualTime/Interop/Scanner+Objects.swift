public import Foundation

/// [D] What is found is an `NSString` on Apple's systems, and a `String` in Linux's Foundation.
extension Scanner {
  @_disfavoredOverload
  @discardableResult
  public func scanString(
    _ string: String,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanString(string), in: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanCharacters(from: set), in: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(
    _ string: String,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanUpToString(string), in: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanUpToCharacters(from: set), in: result) }

  /// What is not found leaves the variable as it is.
  private func store(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
