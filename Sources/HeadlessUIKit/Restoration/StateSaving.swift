import Foundation
import Scene

/// Saves every controller that can be reached from the root (rule restoration.order).
@MainActor
final class StateSaving {
  private let stage: Stage
  private var line: [UIViewController] = []
  private var records: [Stage.SavedState.Record] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Nil if the app does not want to be saved.
  func run() -> Stage.SavedState? {
    let scene = stage.activityOfScene()
    let alone = scene.map { Stage.SavedState(Stage.SavedState.Contents(scene: $0)) }
    guard let delegate = stage.application.delegate else { return alone }
    let coder = makeCoder("UIApplication")
    var wants = false
    stage.tell(delegate, callback: "application(_:shouldSaveSecureApplicationState:)") {
      wants = delegate.application(stage.application, shouldSaveSecureApplicationState: coder)
    }
    guard wants else { return alone }
    if let root = stage.window.rootViewController { _ = number(root) }
    // Controllers that are referred to are appended to the queue.
    var next = 0
    while next < line.count {
      save(line[next])
      next += 1
    }
    stage.tell(delegate, callback: "application(_:willEncodeRestorableStateWith:)") {
      delegate.application(stage.application, willEncodeRestorableStateWith: coder)
    }
    writeUsualKeys(coder)
    return Stage.SavedState(
      Stage.SavedState.Contents(application: coder.values, records: records, scene: scene)
    )
  }

  private func writeUsualKeys(_ coder: StateCoder) {
    let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "1"
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(
      stage.device.idiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey
    )
    // The stage's clock, so that the same run saves the same state.
    let time = Date(timeIntervalSinceReferenceDate: stage.now)
    coder.encode(time, forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(
      stage.deviceObject.systemVersion,
      forKey: UIApplication.stateRestorationSystemVersionKey
    )
  }

  private func makeCoder(_ owner: String) -> StateCoder {
    StateCoder(
      owner,
      number: { [self] controller in MainActor.assumeIsolated { number(controller) } }
    )
  }

  /// The index under which a controller is saved, or nil for one without a complete path. [D]
  private func number(_ controller: UIViewController) -> Int? {
    if let index = line.firstIndex(where: { $0 === controller }) { return index }
    guard controller.restorationPath != nil else { return nil }
    line.append(controller)
    return line.count - 1
  }

  private func save(_ controller: UIViewController) {
    let coder = makeCoder(controller.name)
    controller.tell(.callback(.encodeRestorableState)) {
      controller.encodeRestorableState(with: coder)
    }
    records.append(
      Stage.SavedState.Record(
        path: controller.restorationPath ?? [],
        className: String(reflecting: type(of: controller)),
        restorationClass: controller.restorationClass.map(RestorationClasses.name),
        values: coder.values,
        views: controller.restorableViews.map { view in
          let coder = makeCoder(String(describing: type(of: view)))
          view.encodeUsualState(with: coder)
          view.encodeRestorableState(with: coder)
          return Stage.SavedState.ViewRecord(
            identifier: view.restorationIdentifier ?? "",
            values: coder.values
          )
        }
      )
    )
  }
}

extension UIViewController {
  /// [D] The identifiers of all ancestors and its own; nil if one is missing.
  var restorationPath: [String]? {
    let line = Array(sequence(first: self, next: { $0.parent ?? $0.modal.presenting }))
    let path = line.compactMap(\.restorationIdentifier)
    return path.count == line.count ? path.reversed() : nil
  }

  /// The views to save, without those of children.
  var restorableViews: [UIView] {
    viewIfLoaded.map { $0.restorableSubtree } ?? []
  }
}

extension UIView {
  fileprivate var restorableSubtree: [UIView] {
    let own = restorationIdentifier == nil ? [] : [self]
    return own
      + subviews.filter { !($0.owner is UIViewController) }.flatMap(\.restorableSubtree)
  }
}
