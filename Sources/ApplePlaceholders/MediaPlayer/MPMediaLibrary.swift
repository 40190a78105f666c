public import Foundation

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// A library without music, whose user has not been asked.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let only = MPMediaLibrary()

  open class func `default`() -> MPMediaLibrary { only }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }

  /// The user never answers.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {}
  /// A task does not wait for ever: nothing is allowed.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

  open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

extension NSNotification.Name {
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification"
  )
}
