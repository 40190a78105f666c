public import Foundation
public import HeadlessUIKit

/// Apps that iOS starts with a storyboard.
extension Stage {
  /// Shows the initial controller of a storyboard, as iOS does for the one in the `Info.plist`.
  ///
  /// [W] A12: the controller is made before the app has launched, its view afterwards.
  public func launch(
    storyboard name: String,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) {
    // Code that runs outside of any recording belongs to the stage whose time passed last.
    advance(by: 0)
    let root = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    if let delegate { launch(delegate) }
    // [D] An app that gave its window another root keeps it.
    if let root, window.rootViewController == nil { show(root) }
  }

  /// Launches with the storyboard that an `Info.plist` names, for scenes or for the whole app.
  public func launch(
    infoPlist url: URL,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) throws {
    let name = try InfoPlist(url).mainStoryboard
    let folder = url.absoluteURL.deletingLastPathComponent()
    if bundle == nil { ProjectFolders.add(ProjectFolder.root(of: url).absoluteURL) }
    launch(storyboard: name, in: bundle ?? Bundle(url: folder), delegate: delegate)
  }
}

/// What an app says of itself.
struct InfoPlist {
  let mainStoryboard: String

  init(_ url: URL) throws(InterfaceError) {
    let list = (try? Data(contentsOf: url)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    guard let list else {
      throw .unreadable(file: url.lastPathComponent, reason: "it is not a property list")
    }
    guard let name = Self.sceneStoryboard(list) ?? list["UIMainStoryboardFile"] as? String else {
      throw .unreadable(
        file: url.lastPathComponent,
        reason: "it names no main storyboard; launch with the app's delegate instead"
      )
    }
    mainStoryboard = name
  }

  private static func sceneStoryboard(_ list: [String: Any]) -> String? {
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
