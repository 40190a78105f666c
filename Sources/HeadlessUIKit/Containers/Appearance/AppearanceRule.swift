import Foundation

/// How one property is copied from a proxy to a view.
@MainActor
struct AppearanceRule {
  let apply: (_ proxy: NSObject, _ fresh: NSObject, _ object: NSObject) -> Void

  /// Copied if the app set it and the view still has its default.
  init<Owner: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    apply = { proxy, fresh, object in
      guard let proxy = proxy as? Owner, let fresh = fresh as? Owner, let object = object as? Owner
      else { return }
      let (wanted, usual) = (proxy[keyPath: path], fresh[keyPath: path])
      guard wanted != usual, object[keyPath: path] == usual else { return }
      object[keyPath: path] = wanted
    }
  }

  /// Copied if the app set it and the view has none.
  init<Owner: NSObject, Value>(
    _ kind: Owner.Type,
    read: @escaping (Owner) -> Value?,
    write: @escaping (Owner, Value) -> Void
  ) {
    apply = { proxy, _, object in
      guard let proxy = proxy as? Owner, let object = object as? Owner,
        let wanted = read(proxy), read(object) == nil
      else { return }
      write(object, wanted)
    }
  }
}

extension AppearanceRule {
  /// The properties that UIKit lets an app set for all views of a class. [D]
  static let all: [AppearanceRule] =
    [
      AppearanceRule(UIView.self, read: \.ownTintColor) { $0.tintColor = $1 },
      AppearanceRule(UIView.self, read: \.backgroundColor) { $0.backgroundColor = $1 },
      AppearanceRule(\UIView.semanticContentAttribute),
      AppearanceRule(\UILabel.font),
      AppearanceRule(\UILabel.textColor),
      AppearanceRule(\UISwitch.onTintColor),
      AppearanceRule(\UISwitch.thumbTintColor),
      AppearanceRule(\UISlider.minimumTrackTintColor),
      AppearanceRule(\UISlider.maximumTrackTintColor),
      AppearanceRule(\UISlider.thumbTintColor),
      AppearanceRule(\UIProgressView.progressTintColor),
      AppearanceRule(\UIProgressView.trackTintColor),
      AppearanceRule(\UIPageControl.pageIndicatorTintColor),
      AppearanceRule(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceRule(\UITableView.separatorColor),
    ] + bars

  private static let bars: [AppearanceRule] = [
    AppearanceRule(\UINavigationBar.barStyle),
    AppearanceRule(\UINavigationBar.isTranslucent),
    AppearanceRule(\UINavigationBar.prefersLargeTitles),
    AppearanceRule(\UINavigationBar.barTintColor),
    AppearanceRule(\UINavigationBar.shadowImage),
    AppearanceRule(\UINavigationBar.backIndicatorImage),
    AppearanceRule(UINavigationBar.self, read: \.titleTextAttributes) {
      $0.titleTextAttributes = $1
    },
    AppearanceRule(UINavigationBar.self, read: \.largeTitleTextAttributes) {
      $0.largeTitleTextAttributes = $1
    },
    AppearanceRule(UINavigationBar.self, read: { $0.backgroundImage(for: .default) }) {
      $0.setBackgroundImage($1, for: .default)
    },
    AppearanceRule(UINavigationBar.self, read: \.ownStandardAppearance) {
      $0.standardAppearance = $1.copy()
    },
    AppearanceRule(UINavigationBar.self, read: \.scrollEdgeAppearance) {
      $0.scrollEdgeAppearance = $1.copy()
    },
    AppearanceRule(UINavigationBar.self, read: \.compactAppearance) {
      $0.compactAppearance = $1.copy()
    },
    AppearanceRule(\UITabBar.barStyle),
    AppearanceRule(\UITabBar.isTranslucent),
    AppearanceRule(\UITabBar.barTintColor),
    AppearanceRule(\UITabBar.unselectedItemTintColor),
    AppearanceRule(\UITabBar.backgroundImage),
    AppearanceRule(\UITabBar.shadowImage),
    AppearanceRule(UITabBar.self, read: \.ownAppearance) { $0.standardAppearance = $1.copy() },
    AppearanceRule(UITabBar.self, read: \.scrollEdgeAppearance) {
      $0.scrollEdgeAppearance = $1.copy()
    },
    AppearanceRule(\UIToolbar.barStyle),
    AppearanceRule(\UIToolbar.isTranslucent),
    AppearanceRule(\UIToolbar.barTintColor),
    AppearanceRule(UIToolbar.self, read: \.ownAppearance) { $0.standardAppearance = $1.copy() },
  ]

  /// The same for bar items.
  static let items: [AppearanceRule] =
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      AppearanceRule(UIBarItem.self, read: { $0.titleTextAttributes(for: state) }) {
        $0.setTitleTextAttributes($1, for: state)
      }
    } + [
      AppearanceRule(\UIBarButtonItem.tintColor),
      AppearanceRule(\UITabBarItem.badgeColor),
      AppearanceRule(\UITabBarItem.titlePositionAdjustment),
    ]
}
