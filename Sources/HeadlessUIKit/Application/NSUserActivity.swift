import Scene

@preconcurrency public import Foundation

/// An activity that can be continued elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var requiredUserInfoKeys: Set<String>?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var persistentIdentifier: String?
  /// [D] Requests `updateUserActivityState(_:)`, which is called when the scene is saved.
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {
    StageCore.ambient.log("NSUserActivity", .system(.becomeCurrent(activity: activityType)))
  }
  open func resignCurrent() {
    StageCore.ambient.log("NSUserActivity", .system(.resignCurrent(activity: activityType)))
  }
  open func invalidate() {
    StageCore.ambient.log("NSUserActivity", .system(.invalidate(activity: activityType)))
  }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// A URL that opens the app; a stage never sends one.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var openInPlace: Bool { false }
  }
}
