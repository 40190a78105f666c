public import Foundation
public import HeadlessUIKit

/// Launching apps with a storyboard.
extension Stage {
  /// Shows the initial controller of a storyboard, as iOS does for the one in the `Info.plist`.
  ///
  /// Without scenes the controller is made before the app has launched, with a scene when that
  /// connects; its view is made afterwards.
  ///
  /// [W] rule appearance.launch-order
  public func launch(
    storyboard name: String,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil,
    scene: (any UIWindowSceneDelegate)? = nil
  ) {
    // Code outside of any recording belongs to the stage that advanced last.
    advance(by: 0)
    launch(delegate, scene: scene) {
      let root = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
      if root == nil { Self.warnOfNoRoot(in: name) }
      return root
    }
  }

  /// [R] UIKit logs a warning and leaves the window empty.
  private static func warnOfNoRoot(in storyboard: String) {
    StageCore.ambient.warn(
      "UIStoryboard",
      "the main storyboard '\(storyboard)' has no initial view controller, so that its window is"
        + " empty",
      remedy: "check \"Is Initial View Controller\" in Xcode, or show a window of your own"
    )
  }

  /// Launches with the storyboard that an `Info.plist` names, for scenes or for the whole app, with
  /// its orientations, its appearance and the fonts that it lists.
  public func launch(
    infoPlist url: URL,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil,
    scene: (any UIWindowSceneDelegate)? = nil
  ) throws {
    let list = try InfoPlist(url)
    guard let name = list.mainStoryboard else {
      throw InterfaceError.unreadable(
        file: url.lastPathComponent,
        reason: "it names no main storyboard; launch with the app's delegate instead"
      )
    }
    let folder = url.absoluteURL.deletingLastPathComponent()
    if bundle == nil { ProjectFolders.add(ProjectFolder.root(of: url).absoluteURL) }
    listedOrientations = list.orientations(on: device.idiom)
    listedStyle = list.style
    let home = bundle ?? Bundle(url: folder)
    // The fonts are this stage's, which is made the current one.
    advance(by: 0)
    let finder = FontFinder(bundle: home)
    for file in list.fonts { finder.add(file) }
    launch(storyboard: name, in: home, delegate: delegate, scene: scene)
  }
}
