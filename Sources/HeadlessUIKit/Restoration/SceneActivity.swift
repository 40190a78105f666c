import Foundation
import Scene

/// Saving and restoring a scene's activity.
extension Stage {
  /// [D] Asks the scene's delegate; controllers with an activity update it.
  func activityOfScene() -> SavedState.Activity? {
    guard let sceneDelegate else { return nil }
    for controller in controllers {
      guard let activity = controller.userActivity else { continue }
      controller.tell(.callback(.updateUserActivityState)) {
        controller.updateUserActivityState(activity)
      }
    }
    var found: NSUserActivity?
    tell(sceneDelegate, callback: "stateRestorationActivity(for:)") {
      found = sceneDelegate.stateRestorationActivity(for: windowScene)
    }
    return found.map(SavedState.Activity.init)
  }
}

extension Stage.SavedState.Activity {
  @MainActor
  fileprivate init(_ activity: NSUserActivity) {
    var values: [String: SavedValue] = [:]
    for (key, object) in activity.userInfo ?? [:] {
      guard let name = key.base as? String, let value = SavedValue(object, number: { _ in nil })
      else {
        StageCore.ambient.warn(
          "NSUserActivity",
          "\(key.base) in the userInfo of '\(activity.activityType)' cannot be saved",
          remedy:
            "use string keys, and numbers, strings, dates, data, arrays and dictionaries as values"
        )
        continue
      }
      values[name] = value
    }
    self.init(type: activity.activityType, title: activity.title, values: values)
  }

  @MainActor
  var activity: NSUserActivity {
    let made = NSUserActivity(activityType: type)
    made.title = title
    if !values.isEmpty { made.userInfo = values.compactMapValues { $0.object { _ in nil } } }
    return made
  }
}
