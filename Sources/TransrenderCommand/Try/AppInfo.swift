import Foundation

/// What an app's `Info.plist` says of how it starts.
struct AppInfo {
  let mainStoryboard: String?

  init?(_ url: URL) {
    let list = FileManager.default.contents(atPath: url.path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    guard let list else { return nil }
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let name = scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
    mainStoryboard = name ?? list["UIMainStoryboardFile"] as? String
  }
}
