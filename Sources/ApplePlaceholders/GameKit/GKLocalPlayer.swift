public import Foundation
public import HeadlessUIKit

/// Why nothing of Game Center is there.
public struct GKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case cancelled = 2
    case notAuthenticated = 6
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

@preconcurrency @MainActor
open class GKPlayer: NSObject {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
}

/// A player who is not signed in.
@preconcurrency @MainActor
open class GKLocalPlayer: GKPlayer {
  private static let only = GKLocalPlayer()

  open class var local: GKLocalPlayer { only }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }

  /// [D] Called when it is set: without a controller to show, and with an error.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Game Center's sheet, without an account.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    StandInSheet.add("Game Center", title: "", button: .done, to: self) { [weak self] in
      if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) }
    }
  }
}

/// Points that are sent to nobody.
open class GKScore: NSObject {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0

  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }

  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
}

open class GKAchievement: NSObject {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
}
