package import Foundation
package import HeadlessUIKit

/// The part of an app's `Info.plist` that describes its launch.
package struct InfoPlist {
  /// The storyboard of its scene, or of the whole app.
  package let mainStoryboard: String?
  /// The files of its fonts.
  let fonts: [String]
  /// [D] The appearance of the whole app, unless it follows the user.
  package let style: UIUserInterfaceStyle?
  /// The supported orientations by what their key ends in.
  private let listed: [String: UIInterfaceOrientationMask]

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
    fonts = list["UIAppFonts"] as? [String] ?? []
    style = (list["UIUserInterfaceStyle"] as? String).flatMap { Self.styles[$0] }
    listed = Self.orientations(in: list)
  }

  /// [D] A key that ends in a kind of device counts there instead of the other one.
  package func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    listed[idiom == .pad ? "~ipad" : "~iphone"] ?? listed[""]
  }

  private static func orientations(in list: [String: Any]) -> [String: UIInterfaceOrientationMask] {
    ["", "~iphone", "~ipad"].reduce(into: [:]) { found, ending in
      let words = list["UISupportedInterfaceOrientations" + ending] as? [String] ?? []
      let mask = UIInterfaceOrientationMask(words.compactMap { masks[$0] })
      if !mask.isEmpty { found[ending] = mask }
    }
  }

  private static let styles: [String: UIUserInterfaceStyle] = ["Light": .light, "Dark": .dark]

  private static let masks: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  private static func sceneStoryboard(_ list: [String: Any]) -> String? {
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
