import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What an app, its device and its scene say before anything has happened, and what they count.
@MainActor
@Suite struct AppDefaultsTests {
  private let stage = Stage(device: .iPhone15)
  private var app: UIApplication { stage.application }

  @Test func anAppStartsActiveAndAlone() {
    #expect(app.applicationState == .active && !app.supportsMultipleScenes)
    #expect(!app.isIdleTimerDisabled && !app.isNetworkActivityIndicatorVisible)
    #expect(app.applicationIconBadgeNumber == 0 && app.isProtectedDataAvailable)
    #expect(app.supportsAlternateIcons && app.alternateIconName == nil)
    #expect(!app.isRegisteredForRemoteNotifications && app.shortcutItems == nil)
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(app.connectedScenes == [stage.windowScene])
    #expect(app.openSessions == [stage.windowScene.session])
    #expect(app.statusBarOrientation == .portrait && app.statusBarStyle == .default)
    #expect(app.preferredContentSizeCategory == .large && !app.isStatusBarHidden)
    #expect(app.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func anAppWithoutAStageHasNothing() {
    let app = UIApplication()
    #expect(app.windows.isEmpty && app.keyWindow == nil && app.connectedScenes.isEmpty)
    #expect(app.statusBarFrame == .zero && !app.isStatusBarHidden && app.statusBarStyle == .default)
    #expect(app.statusBarOrientation == .unknown && app.preferredContentSizeCategory == .large)
    #expect(app.userInterfaceLayoutDirection == .leftToRight)
    let device = UIDevice()
    #expect(device.userInterfaceIdiom == .phone && device.orientation == .unknown)
    let bar = UIStatusBarManager()
    #expect(bar.statusBarStyle == .default && !bar.isStatusBarHidden && bar.statusBarFrame == .zero)
  }

  @Test func thePartsOfTheStateAreNumberedAsInItsHeaders() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let scenes: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(scenes.map(\.rawValue) == [-1, 0, 1, 2])
    let errors: [UISceneError.Code] = [
      .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported,
      .geometryRequestDenied,
    ]
    #expect(errors.map { UISceneError($0).errorCode } == [0, 1, 100, 101])
    typealias Animation = UIWindowSceneDestructionRequestOptions.DismissalAnimation
    let animations: [Animation] = [.standard, .commit, .decline]
    #expect(animations.map(\.rawValue) == [1, 2, 3])
    #expect(UIWindowSceneDestructionRequestOptions().windowDismissalAnimation == .standard)
  }

  /// Requests are counted, and one end too many is none.
  @Test(.evidence(.documented)) func touchesAreIgnoredAsOftenAsThatIsAsked() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stage.window.addSubview(button)
    stage.advance(by: 0)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    func tap() -> Int {
      stage.tap(at: CGPoint(x: 150, y: 320))
      stage.advance(by: 1)
      return taps
    }
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents && tap() == 0)
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents && tap() == 0)
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents && tap() == 1)
    app.endIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents && tap() == 1)
  }

  @Test(.evidence(.documented)) func workInTheBackgroundIsNumbered() {
    let one = app.beginBackgroundTask(withName: "save")
    let other = app.beginBackgroundTask()
    app.endBackgroundTask(one)
    #expect(one.rawValue == 1 && other.rawValue == 2)
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    #expect(stage.log.map(\.detail) == ["save", "", "1"])
  }

  @Test func whatNeedsAServerIsReportedOnce() {
    stage.advance(by: 0)
    app.registerForRemoteNotifications()
    app.registerForRemoteNotifications()
    app.setMinimumBackgroundFetchInterval(60)
    #expect(stage.faults.count == 2)
    #expect(stage.faults.first?.sentence.hasPrefix("registerForRemoteNotifications()") == true)
  }

  private final class Receiver: UIView {
    var heard: [Int] = []
    override var canBecomeFirstResponder: Bool { true }
    func hear(_ sender: UIView) { heard.append(sender.tag) }
  }

  /// To its target; without one up from the first responder, then up from the sender.
  @Test(.evidence(.documented, .reported)) func anActionFindsItsReceiver() {
    let (around, first, target, sender) = (Receiver(), Receiver(), Receiver(), UIView())
    sender.tag = 7
    let action = Selector("hear:", Receiver.hear)
    #expect(!app.sendAction(action, to: nil, from: sender, for: nil))
    around.addSubview(sender)
    #expect(app.sendAction(action, to: nil, from: sender, for: nil))
    #expect(around.heard == [7])
    stage.window.addSubview(first)
    #expect(first.becomeFirstResponder())
    #expect(app.sendAction(action, to: nil, from: sender, for: nil))
    #expect(around.heard == [7] && first.heard == [7])
    #expect(app.sendAction(action, to: target, from: sender, for: nil))
    #expect(around.heard == [7] && first.heard == [7] && target.heard == [7])
  }

  @Test(.evidence(.documented)) func theSharedAppIsFoundByItsName() {
    stage.advance(by: 0)
    #expect(UIApplication.responds(to: "sharedApplication"))
    #expect(!UIApplication.responds(to: "delegate"))
    #expect(UIApplication.perform("sharedApplication")?.takeUnretainedValue() === app)
    #expect(UIApplication.perform("delegate") == nil)
    let found = ["shared", "sharedApplication", "delegate"].map {
      UIApplication.value(forKeyPath: $0) as? UIApplication === app
    }
    #expect(found == [true, true, false])
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === app)
    #expect(UIApplication.value(forKey: "delegate") == nil)
  }

  @MainActor private final class Saver: NSObject {
    var saved: [String] = []
    func didSave(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?) {
      saved.append("image \(error == nil)")
    }
    func didFilm(_ path: String, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?) {
      saved.append("\(path) \(error == nil)")
    }
  }

  @Test(.evidence(.documented)) func whatIsSavedToTheAlbumIsConfirmedLater() {
    stage.advance(by: 0)
    let saver = Saver()
    let saved = Selector("image:didFinishSavingWithError:contextInfo:", Saver.didSave)
    let filmed = Selector("video:didFinishSavingWithError:contextInfo:", Saver.didFilm)
    UIImageWriteToSavedPhotosAlbum(UIImage(), saver, saved, nil)
    UISaveVideoAtPathToSavedPhotosAlbum("a.mov", saver, filmed, nil)
    UIImageWriteToSavedPhotosAlbum(UIImage(), saver, nil, nil)
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, saved, nil)
    #expect(saver.saved.isEmpty)
    stage.advance(by: 0)
    #expect(saver.saved == ["image true", "a.mov true"] && stage.faults.isEmpty)
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("a.mov"))
  }

  @Test(arguments: [Stage.Device.iPhone15, .iPadPro11])
  func aDeviceIsTheSameOnEveryStage(device: Stage.Device) {
    let stages = [Stage(device: device), Stage(device: device)]
    let shown = stages[0].deviceObject
    #expect(shown.isMultitaskingSupported && !shown.proximityState)
    #expect(!shown.isBatteryMonitoringEnabled && !shown.isProximityMonitoringEnabled)
    #expect(shown.identifierForVendor == stages[1].deviceObject.identifierForVendor)
    #expect(shown.identifierForVendor != nil && shown.systemVersion == "18.0")
  }

  @Test func orientationsAreCountedAsOftenAsTheyAreAskedFor() {
    let device = stage.deviceObject
    for _ in 0..<3 { device.endGeneratingDeviceOrientationNotifications() }
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func anOrientationThatIsNoneTurnsNothing() {
    let device = stage.deviceObject
    stage.show(UIViewController())
    device.setValue(UIInterfaceOrientation.unknown.rawValue, forKey: "orientation")
    #expect(stage.orientation == .portrait && stage.faults.isEmpty)
    let left = NSNumber(value: UIInterfaceOrientation.landscapeLeft.rawValue)
    device.setValue(left, forKey: "orientation")
    stage.advance(by: 1)
    #expect(stage.orientation == .landscapeLeft && stage.faults.isEmpty)
    device.setValue(99, forKey: "orientation")
    #expect(stage.orientation == .landscapeLeft && stage.faults.map(\.subject) == ["UIDevice"])
  }

  @Test func aSceneFillsTheScreenAlone() {
    let scene = stage.windowScene
    #expect(scene.isFullScreen && scene.sizeRestrictions == nil && scene.title.isEmpty)
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    #expect(scene.screen === stage.screen && scene.next === app)
    #expect(scene.session.role == .windowApplication && scene.session.scene == nil)
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty && options.userActivities.isEmpty)
    #expect(options.shortcutItem == nil && options.sourceApplication == nil)
    let limits = UISceneSizeRestrictions()
    #expect(limits.minimumSize == .zero && limits.allowsFullScreen)
    #expect(limits.maximumSize.width == .greatestFiniteMagnitude)
    #expect(limits.maximumSize.height == .greatestFiniteMagnitude)
  }

  @Test(.evidence(.documented)) func anActivityIsMeantForOtherDevicesAlone() throws {
    stage.advance(by: 0)
    let mark = stage.log.count
    let activity = NSUserActivity(activityType: "read")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing && !activity.needsSave)
    activity.addUserInfoEntries(from: ["page": 1, "book": "a"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "a")
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    #expect(
      stage.log[mark...].map { "\($0.name) \($0.detail)" } == [
        "becomeCurrent() read", "resignCurrent() read", "invalidate() read",
      ]
    )
    let url = try #require(URL(string: "app:a"))
    let context = UIOpenURLContext(url: url)
    #expect(context.url == url && !context.options.openInPlace)
    #expect(context.options.sourceApplication == nil)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(item.type == "new" && item.localizedTitle == "New" && item.localizedSubtitle == nil)
  }

  @Test func aShortcutMayChangeUntilItIsGivenToTheApp() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedTitle = "Newer"
    item.icon = UIApplicationShortcutIcon(type: .compose)
    let given: UIApplicationShortcutItem = item
    #expect(given.localizedTitle == "Newer" && given.icon === item.icon && given.type == "new")
    // [D] UIKit/UIApplicationShortcutItem.h.
    let icons: [UIApplicationShortcutIcon.IconType] = [.compose, .home, .markLocation, .update]
    #expect(icons.map(\.rawValue) == [0, 9, 10, 28])
  }

  // [D] UIKit/UIResponder.h.
  @Test func aKeyCommandOfOldSaysWhatItDoes() {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputPageUp,
      modifierFlags: .shift,
      action: Selector("up"),
      discoverabilityTitle: "Up"
    )
    #expect(command.discoverabilityTitle == "Up" && command.input == "UIKeyInputPageUp")
    #expect(UIKeyCommand.f12 == "UIKeyInputF12" && UIKeyCommand.inputDelete == "UIKeyInputDelete")
  }

  @Test func aPencilBelongsToItsView() {
    final class Listener: NSObject, UIPencilInteractionDelegate {}
    let (listener, view) = (Listener(), UIView())
    let pencil = UIPencilInteraction(delegate: listener)
    view.addInteraction(pencil)
    #expect(pencil.view === view && pencil.delegate === listener && pencil.isEnabled)
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
  }

  @Test func aPasteboardOfItsOwnHasItsOwnName() {
    let stage = Stage(device: .iPhone15)
    let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
    withExtendedLifetime(stage) { #expect(one.name != other.name) }
  }

  @Test func aKeyCommandIsTranslatedAndMirrored() {
    let action = Selector("save")
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: action)
    #expect(command.allowsAutomaticLocalization && command.allowsAutomaticMirroring)
    #expect(!command.wantsPriorityOverSystemBehavior && command.title.isEmpty)
    #expect(command.input == "s" && command.modifierFlags == .command && command.action == action)
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(
      flags.map(\.rawValue) == [0x10000, 0x20000, 0x40000, 0x80000, 0x10_0000, 0x20_0000]
    )
  }

  @Test func anImpactIsOfMediumWeight() {
    stage.advance(by: 0)
    let mark = stage.log.count
    UIImpactFeedbackGenerator().impactOccurred()
    UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator(style: .soft, view: UIView()).impactOccurred()
    #expect(stage.log[mark...].map(\.detail) == ["medium", "rigid, 0.5", "soft"])
  }

  @Test(.evidence(.documented)) func feedbackBelongsToAViewAndHasAPlace() {
    stage.advance(by: 0)
    let (mark, view, place) = (stage.log.count, UIView(), CGPoint(x: 1, y: 2))
    let impact = UIImpactFeedbackGenerator(style: .soft, view: view)
    let canvas = UICanvasFeedbackGenerator(view: view)
    #expect(view.interactions.count == 2 && impact.view === view && canvas.view === view)
    impact.impactOccurred(at: place)
    impact.impactOccurred(intensity: 1, at: place)
    canvas.alignmentOccurred(at: place)
    canvas.pathCompleted(at: place)
    UINotificationFeedbackGenerator(view: view).notificationOccurred(.error, at: place)
    UISelectionFeedbackGenerator(view: view).selectionChanged(at: place)
    #expect(
      stage.log[mark...].map(\.name) == [
        "impactOccurred()", "impactOccurred(intensity:)", "alignmentOccurred(at:)",
        "pathCompleted(at:)", "notificationOccurred(_:)", "selectionChanged()",
      ]
    )
  }
}
