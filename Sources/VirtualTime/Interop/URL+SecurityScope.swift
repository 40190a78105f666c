public import Foundation

extension URL {
  /// There are no sandboxes here: what a file's permissions allow is allowed.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
