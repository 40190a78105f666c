public import Foundation

// What Foundation has elsewhere and not on Linux: files in iCloud. Nobody is signed in here.

extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// [D] Nil where iCloud cannot be had.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public func isUbiquitousItem(at url: URL) -> Bool { false }

  public func setUbiquitous(
    _ flag: Bool,
    itemAt url: URL,
    destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
