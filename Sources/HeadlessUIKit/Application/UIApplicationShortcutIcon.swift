@preconcurrency public import Foundation

/// The picture of an entry in the menu of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  // [D] UIKit/UIApplicationShortcutItem.h.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) {
    self.init()
  }

  public convenience init(systemImageName: String) {
    self.init()
  }

  public convenience init(templateImageName: String) {
    self.init()
  }
}
