package import Foundation

/// The part of an app's `Info.plist` that describes its launch.
package struct InfoPlist {
  /// The storyboard of its scene, or of the whole app.
  package let mainStoryboard: String?

  package init(_ url: URL) throws(InterfaceError) {
    let list = (try? Data(contentsOf: url)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    guard let list else {
      throw .unreadable(
        file: url.lastPathComponent,
        reason: "it is not a property list; save it in Xcode"
      )
    }
    mainStoryboard = Self.sceneStoryboard(list) ?? list["UIMainStoryboardFile"] as? String
  }

  private static func sceneStoryboard(_ list: [String: Any]) -> String? {
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
