import Foundation
import Scene

/// Saves every controller that can be reached from the root (rule restoration.order).
@MainActor
final class StateSaving {
  private let stage: Stage
  private var line: [UIViewController] = []
  private var records: [Stage.SavedState.Record] = []
  private var objects: [any UIStateRestoring] = []
  private var objectRecords: [Stage.SavedState.ObjectRecord] = []

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
    saveReferred()
    stage.tell(delegate, callback: "application(_:willEncodeRestorableStateWith:)") {
      delegate.application(stage.application, willEncodeRestorableStateWith: coder)
    }
    // The app's own state may refer to others.
    saveReferred()
    writeUsualKeys(coder)
    return Stage.SavedState(
      Stage.SavedState.Contents(
        application: coder.values,
        records: records,
        objects: objectRecords.isEmpty ? nil : objectRecords,
        scene: scene
      )
    )
  }

  /// Controllers and objects that are referred to are appended to the queues.
  private func saveReferred() {
    while records.count < line.count || objectRecords.count < objects.count {
      if records.count < line.count {
        save(line[records.count])
      } else {
        save(objects[objectRecords.count])
      }
    }
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
      number: { [self] controller in MainActor.assumeIsolated { number(controller) } },
      registered: { [self] object in
        // Coders are used on the main actor alone.
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated { number(object) }
      }
    )
  }

  /// The index under which a controller is saved, or nil for one without a complete path. [D]
  private func number(_ controller: UIViewController) -> Int? {
    if let index = line.firstIndex(where: { $0 === controller }) { return index }
    guard controller.restorationPath != nil else { return nil }
    line.append(controller)
    return line.count - 1
  }

  /// The index under which a registered object is saved; nil for others.
  private func number(_ object: any UIStateRestoring) -> Int? {
    if let index = objects.firstIndex(where: { $0 === object }) { return index }
    guard stage.registeredObjects.path(of: object) != nil else { return nil }
    objects.append(object)
    return objects.count - 1
  }

  private func save(_ object: any UIStateRestoring) {
    let name = TypeNames.of(object)
    let coder = makeCoder(name)
    stage.core.log(name, .callback(.encodeRestorableState))
    object.encodeRestorableState(with: coder)
    objectRecords.append(
      Stage.SavedState.ObjectRecord(
        path: stage.registeredObjects.path(of: object) ?? [],
        className: String(reflecting: type(of: object)),
        restorationClass: object.objectRestorationClass.map { RestorationClasses.name(of: $0) },
        values: coder.values
      )
    )
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
        restorationClass: controller.restorationClass.map { RestorationClasses.name(of: $0) },
        values: coder.values,
        views: controller.restorableViews.map { view in
          let coder = makeCoder(TypeNames.of(view))
          view.encodeUsualState(with: coder)
          view.encodeRestorableState(with: coder)
          return Stage.SavedState.ViewRecord(
            identifier: view.restorationIdentifier ?? "",
            values: coder.values
          )
        },
        board: Stage.SavedState.Board(of: controller)
      )
    )
  }
}

extension Stage.SavedState.Board {
  @MainActor
  fileprivate init?(of controller: UIViewController) {
    guard let origin = controller.origin, let file = origin.storyboard?.file else { return nil }
    self.init(name: file.name, bundle: file.bundle, identifier: origin.identifier)
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
