public import Foundation
public import HeadlessUIKit

/// Launching apps with a storyboard.
extension Stage {
  /// Shows the initial controller of a storyboard, as iOS does for the one in the `Info.plist`.
  ///
  /// The controller is made before the app has launched, its view afterwards.
  ///
  /// [W] rule appearance.launch-order
  public func launch(
    storyboard name: String,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) {
    // Code outside of any recording belongs to the stage that advanced last.
    advance(by: 0)
    let root = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    if let delegate { launch(delegate) }
    // [D] A root controller that the app has set is kept.
    if let root, window.rootViewController == nil { show(root) }
  }

  /// Launches with the storyboard that an `Info.plist` names, for scenes or for the whole app.
  public func launch(
    infoPlist url: URL,
    in bundle: Bundle? = nil,
    delegate: (any UIApplicationDelegate)? = nil
  ) throws {
    guard let name = try InfoPlist(url).mainStoryboard else {
      throw InterfaceError.unreadable(
        file: url.lastPathComponent,
        reason: "it names no main storyboard; launch with the app's delegate instead"
      )
    }
    let folder = url.absoluteURL.deletingLastPathComponent()
    if bundle == nil { ProjectFolders.add(ProjectFolder.root(of: url).absoluteURL) }
    launch(storyboard: name, in: bundle ?? Bundle(url: folder), delegate: delegate)
  }
}
