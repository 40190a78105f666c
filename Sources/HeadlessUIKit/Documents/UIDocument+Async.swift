public import Foundation

// The same for asynchronous code.
extension UIDocument {
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { continuation in
      open { continuation.resume(returning: $0) }
    }
  }

  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { continuation in
      close { continuation.resume(returning: $0) }
    }
  }

  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }
}
