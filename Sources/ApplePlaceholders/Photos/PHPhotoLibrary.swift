public import Foundation
import HeadlessUIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// An empty library whose user has not been asked.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// The user never answers.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}

  /// A task does not wait for ever: nothing is allowed.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// [D] Nothing is changed without the user's permission.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// What the library answers to those who may not use it.
public struct PHPhotosError: Error, Sendable {
  public enum Code: Int, Sendable {
    // [D] Photos/PhotosTypes.h.
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library, of which there is none.
open class PHChange: NSObject {
  open func changeDetails<Element: AnyObject>(
    for fetchResult: PHFetchResult<Element>
  ) -> PHFetchResultChangeDetails<Element>? { nil }
  open func changeDetails<Element: PHObject>(
    for object: Element
  ) -> PHObjectChangeDetails<Element>? { nil }
}

open class PHFetchResultChangeDetails<Element: AnyObject>: NSObject {
  public let fetchResultBeforeChanges: PHFetchResult<Element>
  public let fetchResultAfterChanges: PHFetchResult<Element>
  open var hasIncrementalChanges: Bool { false }
  open var hasMoves: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [Element] { [] }
  open var insertedObjects: [Element] { [] }
  open var changedObjects: [Element] { [] }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  init(of result: PHFetchResult<Element>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result)
  }
}

open class PHObjectChangeDetails<Element: PHObject>: NSObject {
  public let objectBeforeChanges: Element
  open var objectAfterChanges: Element? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }

  init(of object: Element) {
    objectBeforeChanges = object
  }
}
