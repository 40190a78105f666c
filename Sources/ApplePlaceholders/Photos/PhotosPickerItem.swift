public import Foundation
public import HeadlessUIKit

/// What a picker of SwiftUI gives: nothing can be picked, so that nothing is loaded either.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  public var supportedContentTypes: [UTType] { [] }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.main.async {
      progress.completedUnitCount = 1
      completionHandler(.success(nil))
    }
    return progress
  }
}
