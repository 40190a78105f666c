@preconcurrency public import Foundation

/// Foundation's undo manager, which Linux lacks.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Actions that are undone together.
  private final class Group {
    var name = ""
    var actions: [(target: Weak, run: () -> Void)] = []

    struct Weak {
      weak var object: AnyObject?
    }
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var open: Group?
  private var pauses = 0
  private var isOpenForEvent = false

  public override init() {
    super.init()
  }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !undos.isEmpty || open?.actions.isEmpty == false }
  open var canRedo: Bool { !redos.isEmpty }
  open var undoCount: Int { undos.count }
  open var redoCount: Int { redos.count }
  /// [D] Whether the actions of one turn form a group.
  open var groupsByEvent = true
  /// [D] 0 means no limit.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  open private(set) var groupingLevel = 0

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  open func disableUndoRegistration() { pauses += 1 }
  open func enableUndoRegistration() { pauses = max(pauses - 1, 0) }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { selector.send(to: target, with: [anObject]) }
    }
  }

  private func register(_ target: AnyObject, _ run: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open == nil {
      guard groupsByEvent else { return refuse("registerUndo") }
      beginUndoGrouping()
      isOpenForEvent = true
      StageCore.ambient.queue.afterCommit { [weak self] in self?.closeEvent() }
    }
    open?.actions.append((Group.Weak(object: target), run))
    if !isUndoing, !isRedoing { redos = [] }
  }

  private func refuse(_ call: String) {
    StageCore.ambient.raise(
      "UndoManager",
      "\(call): must begin a group before registering undo",
      remedy: "call beginUndoGrouping(), or leave groupsByEvent on"
    )
  }

  // MARK: Groups

  open func beginUndoGrouping() {
    groupingLevel += 1
    if open == nil { open = Group() }
  }

  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      return StageCore.ambient.raise(
        "UndoManager",
        "endUndoGrouping: _endUndoGroupRemovingIfEmpty:: NSUndoManager is in invalid state,"
          + " endUndoGrouping called with no matching begin",
        remedy: "call beginUndoGrouping() first"
      )
    }
    groupingLevel -= 1
    guard groupingLevel == 0, let group = open else { return }
    open = nil
    isOpenForEvent = false
    guard !group.actions.isEmpty else { return }
    if isUndoing { redos.append(group) } else { undos.append(group) }
    forgetOldest()
  }

  /// [D] The group of a turn is closed at its end and before anything is undone.
  private func closeEvent() {
    if isOpenForEvent, groupingLevel == 1 { endUndoGrouping() }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undos = undos.suffix(levelsOfUndo)
    redos = redos.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  open func undo() {
    closeEvent()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
    isUndoing = true
    play(group)
    isUndoing = false
  }

  open func redo() {
    closeEvent()
    guard !isUndoing, !isRedoing, let group = redos.popLast() else { return }
    isRedoing = true
    play(group)
    isRedoing = false
  }

  /// Performs the actions in reverse order; actions that they register go to the other stack.
  private func play(_ group: Group) {
    beginUndoGrouping()
    open?.name = group.name
    for action in group.actions.reversed() where action.target.object != nil { action.run() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    (undos, redos, open, groupingLevel) = ([], [], nil, 0)
    isOpenForEvent = false
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undos + redos + (open.map { [$0] } ?? []) {
      group.actions.removeAll { $0.target.object === target }
    }
    undos.removeAll { $0.actions.isEmpty }
    redos.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    (open ?? undos.last)?.name = actionName
  }

  open var undoActionName: String { (open ?? undos.last)?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
