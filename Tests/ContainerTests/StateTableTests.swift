import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What UIKit itself puts into a saved state, and what it takes out again.
@MainActor
@Suite struct StateTableTests {
  private let stage = Stage(device: .iPadPro11)

  // MARK: Values

  @Test(.evidence(.documented)) func geometryComesBackAndIsNoneIfItIsMissing() {
    let coder = StateCoder("test")
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 4)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6.5)
    coder.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
    coder.encode(CGSize(width: 3, height: 4.25), forKey: "size")
    coder.encode(insets, forKey: "insets")
    coder.encode(transform, forKey: "transform")
    let back = StateCoder("test", values: coder.values)
    #expect(back.decodeCGPoint(forKey: "point") == CGPoint(x: 1.5, y: -2))
    #expect(back.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4.25))
    #expect(back.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(back.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(back.decodeCGPoint(forKey: "none") == .zero)
    #expect(back.decodeCGSize(forKey: "none") == .zero)
    #expect(back.decodeCGRect(forKey: "none") == .zero)
    #expect(back.decodeUIEdgeInsets(forKey: "none") == .zero)
    #expect(back.decodeCGAffineTransform(forKey: "none") == .identity)
  }

  @Test(.evidence(.documented)) func keysHaveTheNamesOfUIKit() {
    typealias App = UIApplication
    #expect(App.stateRestorationBundleVersionKey == "UIApplicationStateRestorationBundleVersionKey")
    #expect(App.stateRestorationTimestampKey == "UIApplicationStateRestorationTimestampKey")
    #expect(App.stateRestorationSystemVersionKey == "UIApplicationStateRestorationSystemVersionKey")
    let idiom = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    #expect(App.stateRestorationUserInterfaceIdiomKey == idiom)
    let storyboard = "UIStateRestorationViewControllerStoryboardKey"
    #expect(App.stateRestorationViewControllerStoryboardKey == storyboard)
  }

  private final class Saver: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let root = UIViewController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { true }
  }

  @Test(.evidence(.documented)) func anAppsStateKnowsWhereAndWhenItWasSaved() throws {
    let app = Saver()
    stage.launch(app)
    stage.advance(by: 2)
    let saved = try #require(stage.saveState()).contents
    #expect(saved.records.isEmpty, "the root has no identifier")
    #expect(saved.version == 1 && saved.objects == nil && saved.scene == nil)
    let values = saved.application
    #expect(values[UIApplication.stateRestorationUserInterfaceIdiomKey] == .integer(1))
    #expect(values[UIApplication.stateRestorationSystemVersionKey] == .text("18.0"))
    #expect(values[UIApplication.stateRestorationTimestampKey] == .date(2))
    #expect(values.count == 4)
  }

  @Test func faultsOfFilesAreSentences() {
    let rows: [(Stage.SavedState.Fault, String, String)] = [
      (.unreadable("/a"), "cannot read '/a'", "check that the file is there"),
      (.unwritable("/a"), "cannot write '/a'", "check that its folder is there"),
      (.notAState("/a"), "'/a' holds no saved state", "write one"),
      (.otherVersion("/a", 7), "'/a' has version 7", "save the state again"),
    ]
    for (fault, subject, remedy) in rows {
      #expect(fault.description.hasPrefix(subject) && fault.description.contains(remedy))
    }
  }

  /// What another process could not read is left out, with a warning.
  @Test func anActivityKeepsWhatCanBeSaved() throws {
    final class Reader: UIResponder, UIWindowSceneDelegate {
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "read")
        activity.title = "Reading"
        activity.userInfo = ["page": 3, 7: "seven", "view": UIView()]
        return activity
      }
    }
    let delegate = Reader()
    stage.launch(scene: delegate)
    let saved = try #require(stage.saveState()?.contents.scene)
    #expect(saved.type == "read" && saved.title == "Reading")
    #expect(saved.values == ["page": .integer(3)])
    let subjects: [String] = stage.faults.map(\.subject)
    #expect(subjects.filter { $0 == "NSUserActivity" }.count == 2)
    let back = saved.activity
    #expect(back.activityType == "read" && back.title == "Reading")
    let page = back.userInfo?["page"] as? Int
    #expect(back.userInfo?.count == 1 && page == 3)
  }

  // MARK: Containers

  /// What a container has saved, with others for the controllers that were stored.
  private func coder(
    _ stored: [UIViewController],
    as others: [UIViewController],
    _ encode: (StateCoder) -> Void
  ) -> StateCoder {
    let saved = StateCoder("test", number: { one in stored.firstIndex { $0 === one } })
    encode(saved)
    return StateCoder("test", values: saved.values, controller: { others[$0] })
  }

  private func screens(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController() }
  }

  @Test(.evidence(.documented), arguments: [true, false], [true, false])
  func aStackKeepsItsScreensAndBars(barIsHidden: Bool, toolbarIsHidden: Bool) {
    let (old, new) = (screens(2), screens(2))
    let (one, other) = (
      UINavigationController(), UINavigationController(rootViewController: UIViewController())
    )
    one.viewControllers = old
    one.isNavigationBarHidden = barIsHidden
    one.isToolbarHidden = toolbarIsHidden
    let saved = coder(old, as: new) { one.encodeStack($0) }
    other.isNavigationBarHidden = !barIsHidden
    other.isToolbarHidden = !toolbarIsHidden
    other.decodeStack(saved)
    #expect(other.viewControllers == new)
    #expect(other.isNavigationBarHidden == barIsHidden && other.isToolbarHidden == toolbarIsHidden)
  }

  /// A stack of which nothing was saved keeps what it has.
  @Test func aStackWithoutItsScreensStaysAsItIs() {
    let (one, other) = (UINavigationController(), UINavigationController())
    (one.viewControllers, other.viewControllers) = (screens(2), screens(1))
    let kept = other.viewControllers
    other.decodeStack(coder([], as: []) { one.encodeStack($0) })
    #expect(other.viewControllers == kept)
    other.isNavigationBarHidden = true
    other.decodeStack(StateCoder("empty"))
    #expect(other.viewControllers == kept && other.isNavigationBarHidden)
  }

  @Test(.evidence(.documented)) func tabsAreChosenAgainByControllerOrIndex() {
    let (old, new) = (screens(3), screens(3))
    let (one, other, third) = (UITabBarController(), UITabBarController(), UITabBarController())
    one.viewControllers = old
    one.selectedIndex = 1
    let order = Array(new.reversed())
    other.viewControllers = order
    other.decodeTabs(coder(old, as: new) { one.encodeTabs($0) })
    #expect(other.viewControllers == order, "those that are there keep their order")
    #expect(other.selectedViewController === new[1])
    // Tabs that were not saved are found by their number.
    one.selectedIndex = 2
    third.viewControllers = screens(3)
    third.decodeTabs(coder([], as: []) { one.encodeTabs($0) })
    #expect(third.selectedIndex == 2)
    third.decodeTabs(StateCoder("empty"))
    #expect(third.selectedIndex == 2)
    // Those that were made anew take the places of the others.
    let made = screens(3)
    third.decodeTabs(coder(old, as: made) { one.encodeTabs($0) })
    #expect(third.viewControllers == made && third.selectedViewController === made[2])
  }

  @Test(.evidence(.documented)) func aSplitKeepsItsDisplayMode() {
    let (one, other) = (UISplitViewController(), UISplitViewController())
    one.preferredDisplayMode = .oneBesideSecondary
    other.decodeColumns(coder([], as: []) { one.encodeColumns($0) })
    #expect(other.preferredDisplayMode == .oneBesideSecondary)
    other.decodeColumns(StateCoder("empty"))
    #expect(other.preferredDisplayMode == .oneBesideSecondary)
  }

  // MARK: Views

  @Test(.evidence(.documented)) func textsAndOffsetsAreSavedOfTheirViews() {
    let (field, text, plain) = (UITextField(), UITextView(), UIView())
    (field.text, text.text) = ("one", "two")
    let rows: [(UIView, Set<String>)] = [
      (field, ["UITextText"]), (text, ["UITextText", "UIScrollViewContentOffset"]), (plain, []),
      (UIScrollView(), ["UIScrollViewContentOffset"]),
    ]
    for (view, keys) in rows {
      let coder = StateCoder("test")
      view.encodeUsualState(with: coder)
      #expect(Set(coder.values.keys) == keys)
    }
    let (saved, again) = (StateCoder("test"), UITextView())
    text.encodeUsualState(with: saved)
    again.decodeUsualState(with: StateCoder("test", values: saved.values))
    #expect(again.text == "two")
    field.decodeUsualState(with: StateCoder("test", values: saved.values))
    #expect(field.text == "two")
    field.decodeUsualState(with: StateCoder("empty"))
    #expect(field.text == "two", "nothing was saved of it")
  }
}
