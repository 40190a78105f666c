public import Foundation

/// How an app closes a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How an app closes a scene with windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a scene was not opened or closed.
public struct UISceneError: Error, CustomNSError {
  // [D] UISceneDefinitions.h.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  public static let errorDomain = "UISceneErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  init(_ code: Code) {
    self.code = code
  }
}

// A stage is one screen with one scene, as on phones.
extension UIApplication {
  /// [D] On phones, as here, an app has one scene; the one that it has is on the screen already.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) {
      activate(sceneSession, with: userActivity)
    } else {
      refuse("a further scene was not opened", errorHandler)
    }
  }

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    refuse("the app's only scene was not closed", errorHandler)
  }

  /// Has no effect: only snapshots of scenes in the background are refreshed.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// [D] An activity goes to the scene's delegate.
  private func activate(_ session: UISceneSession, with activity: NSUserActivity?) {
    guard let activity, let scene = session.scene else { return }
    stage?.core.queue.later { scene.delegate?.scene(scene, continue: activity) }
  }

  private func refuse(_ what: String, _ errorHandler: ((any Error) -> Void)?) {
    guard let core = stage?.core else { return }
    core.warnOnce(
      "UIApplication",
      "\(what), since a stage has one",
      remedy: "check supportsMultipleScenes first, as apps do on phones"
    )
    guard let errorHandler else { return }
    core.queue.later { errorHandler(UISceneError(.multipleScenesNotSupported)) }
  }
}
