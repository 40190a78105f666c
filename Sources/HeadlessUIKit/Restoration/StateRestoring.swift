import Foundation
import Scene

/// Restores an app's state in the documented order (rule restoration.order).
@MainActor
final class StateRestoring {
  private let state: Stage.SavedState
  private let stage: Stage
  private var restored: [Int: UIViewController] = [:]
  private var objects: [Int: any UIStateRestoring] = [:]
  private var skipped: [[String]] = []
  /// Presentations, which can only be restored when the window exists.
  private var presentations: [(UIViewController, UIViewController)] = []
  private var boards: [Stage.SavedState.Board: UIStoryboard] = [:]

  init(_ state: Stage.SavedState, on stage: Stage) {
    (self.state, self.stage) = (state, stage)
  }

  private var records: [Stage.SavedState.Record] { state.contents.records }

  /// Called between the two halves of the launch; does nothing if the app opts out.
  func run(_ delegate: any UIApplicationDelegate) {
    let coder = makeCoder("UIApplication", state.contents.application)
    var wants = false
    stage.tell(delegate, callback: "application(_:shouldRestoreSecureApplicationState:)") {
      wants = delegate.application(stage.application, shouldRestoreSecureApplicationState: coder)
    }
    guard wants else { return }
    for (number, record) in records.enumerated() where !isSkipped(record.path) {
      guard let found = find(record, delegate) else {
        skipped.append(record.path)
        continue
      }
      restored[number] = found
    }
    let line = restored.keys.sorted()
    for number in line { restored[number]?.loadViewIfNeeded() }
    // Controllers register theirs when their views are loaded.
    findObjects()
    for number in line { decode(number) }
    for number in objects.keys.sorted() { decodeObject(number) }
    stage.tell(delegate, callback: "application(_:didDecodeRestorableStateWith:)") {
      delegate.application(stage.application, didDecodeRestorableStateWith: coder)
    }
    for number in line {
      guard let controller = restored[number] else { continue }
      controller.tell(.callback(.applicationFinishedRestoringState)) {
        controller.applicationFinishedRestoringState()
      }
    }
    for number in objects.keys.sorted() { objects[number]?.applicationFinishedRestoringState() }
  }

  /// [D] Restores presentations, without animation.
  func present() {
    for (presenter, shown) in presentations where presenter.modal.presented == nil {
      presenter.present(shown, animated: false)
      stage.core.flushTurn()
    }
  }

  func presentLater(_ shown: UIViewController, on presenter: UIViewController) {
    presentations.append((presenter, shown))
  }

  private func makeCoder(_ owner: String, _ values: [String: SavedValue]) -> StateCoder {
    StateCoder(
      owner,
      values: values,
      controller: { [self] number in MainActor.assumeIsolated { restored[number] } },
      object: { [self] number in
        // Coders are used on the main actor alone.
        nonisolated(unsafe) var found: (any UIStateRestoring)?
        MainActor.assumeIsolated { found = objects[number] }
        return found
      }
    )
  }

  /// [D] Descendants of a controller that is not restored are not restored either.
  private func isSkipped(_ path: [String]) -> Bool {
    skipped.contains { $0.count < path.count && Array(path.prefix($0.count)) == $0 }
  }

  // MARK: Finding

  /// [D] Asks the restoration class, then the app's delegate, then looks for an existing
  /// controller, then in its storyboard.
  private func find(
    _ record: Stage.SavedState.Record,
    _ delegate: any UIApplicationDelegate
  ) -> UIViewController? {
    let coder = makeCoder(record.className, record.values)
    coder.storyboard = record.board.flatMap { storyboard($0) }
    if let name = record.restorationClass { return make(name, at: record.path, with: coder) }
    var found: UIViewController?
    let question = "application(_:viewControllerWithRestorationIdentifierPath:)"
    stage.tell(delegate, callback: question, arguments: [nil, "\(record.path)"]) {
      found = delegate.application(
        stage.application,
        viewControllerWithRestorationIdentifierPath: record.path,
        coder: coder
      )
    }
    return found ?? existing(record, delegate) ?? fromStoryboard(record)
  }

  /// [D] Made from its storyboard, if its identifier there is its restoration identifier.
  private func fromStoryboard(_ record: Stage.SavedState.Record) -> UIViewController? {
    guard let board = record.board, let identifier = board.identifier,
      identifier == record.path.last
    else { return nil }
    return storyboard(board)?.instantiateViewController(withIdentifier: identifier)
  }

  private func storyboard(_ board: Stage.SavedState.Board) -> UIStoryboard? {
    if let known = boards[board] { return known }
    let bundle = board.bundle.flatMap { UIStoryboard.bundle(at: $0) }
    if let place = board.bundle, bundle == nil {
      stage.core.warnOnce(
        "UIStoryboard",
        "the bundle \(place) of the storyboard \(board.name) is not there any more",
        remedy: "restore the state beside the bundles that it was saved with"
      )
      return nil
    }
    let made = UIStoryboard(name: board.name, bundle: bundle)
    boards[board] = made
    return made
  }

  private func make(_ name: String, at path: [String], with coder: StateCoder) -> UIViewController?
  {
    guard let type = RestorationClasses.named(name) as? any UIViewControllerRestoration.Type else {
      stage.core.warn(
        name,
        "is the restoration class of \(path.joined(separator: "/")) and cannot be found",
        remedy: "make it a class that is neither nested nor private"
      )
      return nil
    }
    let short = String(describing: type)
    var found: UIViewController?
    let question = "viewController(withRestorationIdentifierPath:)"
    stage.core.log(short, .delegate(question, arguments: ["\(path)"]))
    stage.core.journal.depth += 1
    found = type.viewController(withRestorationIdentifierPath: path, coder: coder)
    stage.core.journal.depth -= 1
    return found
  }

  private func existing(
    _ record: Stage.SavedState.Record,
    _ delegate: any UIApplicationDelegate
  ) -> UIViewController? {
    let windows = [delegate.window].compactMap(\.self) + stage.windows
    let roots = windows.compactMap(\.rootViewController) + restored.values
    let taken = Set(restored.values.map(ObjectIdentifier.init))
    return roots.lazy.flatMap(\.family).first {
      !taken.contains(ObjectIdentifier($0)) && $0.restorationPath == record.path
    }
  }

  // MARK: Objects

  private var objectRecords: [Stage.SavedState.ObjectRecord] { state.contents.objects ?? [] }

  /// [D] Asks the restoration class, then looks for one that was registered again.
  private func findObjects() {
    for (number, record) in objectRecords.enumerated() {
      let coder = makeCoder(record.className, record.values)
      let type = record.restorationClass.flatMap(RestorationClasses.named)
      objects[number] =
        (type as? any UIObjectRestoration.Type)?
        .object(withRestorationIdentifierPath: record.path, coder: coder)
        ?? stage.registeredObjects.object(at: record.path)
    }
  }

  private func decodeObject(_ number: Int) {
    guard let object = objects[number] else { return }
    let name = TypeNames.of(object)
    stage.core.log(name, .callback(.decodeRestorableState))
    object.decodeRestorableState(with: makeCoder(name, objectRecords[number].values))
  }

  // MARK: Decoding

  private func decode(_ number: Int) {
    guard let controller = restored[number] else { return }
    let record = records[number]
    controller.restoring = self
    controller.tell(.callback(.decodeRestorableState)) {
      controller.decodeRestorableState(with: makeCoder(controller.name, record.values))
    }
    controller.restoring = nil
    for view in controller.restorableViews {
      guard let saved = record.views.first(where: { $0.identifier == view.restorationIdentifier })
      else { continue }
      let coder = makeCoder(TypeNames.of(view), saved.values)
      view.decodeUsualState(with: coder)
      view.decodeRestorableState(with: coder)
    }
  }
}

extension UIViewController {
  /// Itself and all of its descendants.
  fileprivate var family: [UIViewController] { [self] + children.flatMap(\.family) }
}
