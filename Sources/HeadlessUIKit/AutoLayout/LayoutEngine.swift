import ConstraintSolver
import Foundation
import Geometry

/// Lays out one hierarchy: its topmost view owns it.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var solver = Solver()
  private var waiting: [LayoutLine] = []
  private var changed: [LayoutLine] = []
  private var fluid: [LayoutLine] = []
  private var pinned: [LayoutItem] = []
  private var staleContent: [LayoutItem] = []
  private var owners: [Variable: LayoutItem] = [:]
  /// For reports: which layout constraint an identity belongs to.
  private var lines: [Constraint.ID: LayoutLine] = [:]

  init(root: UIView) {
    self.root = root
    adopt(root)
  }

  /// Takes in the constraints of a subtree that has joined the hierarchy.
  func adopt(_ view: UIView) {
    for constraint in view.layoutStateIfAny?.installed ?? [] { add(constraint) }
    for child in view.subviewList { adopt(child) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.line == nil else { return }
    let line = LayoutLine(constraint, self)
    constraint.line = line
    waiting.append(line)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let line = constraint.line, line.engine === self else { return }
    constraint.line = nil
    detach(line)
    waiting.removeAll { $0 === line }
  }

  private func detach(_ line: LayoutLine) {
    for item in line.items { item.lines.removeAll { $0 === line } }
    if line.isFluid { fluid.removeAll { $0 === line } }
    line.items = []
    drop(&line.id)
  }

  private func drop(_ id: inout Constraint.ID?) {
    guard let old = id else { return }
    id = nil
    lines[old] = nil
    // An identity that this engine was given is the solver's until it is dropped here.
    try? solver.remove(old)
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let line = constraint.line else { return }
    changed.append(line)
    root.setNeedsLayout()
  }

  func contentChanged(_ item: LayoutItem) {
    staleContent.append(item)
  }

  /// The unknowns of a view or guide, made on first use.
  func item(for owner: AnyObject) -> LayoutItem {
    if let item = (owner as? UIView)?.layoutState.item ?? (owner as? UILayoutGuide)?.layoutItem {
      return item
    }
    let item = LayoutItem(owner, self, (0..<4).map { _ in solver.makeVariable() })
    for unknown in item.unknowns { owners[unknown] = item }
    if let view = owner as? UIView {
      view.layoutState.item = item
      if view === root || view.translatesAutoresizingMaskIntoConstraints {
        pinned.append(item)
      } else {
        staleContent.append(item)
      }
    } else {
      (owner as? UILayoutGuide)?.layoutItem = item
    }
    return item
  }
}

extension LayoutEngine {
  /// Solves what has changed and asks the views concerned to lay out.
  func update() {
    root.updateSubtreeConstraints()
    for _ in 0..<8 {
      addWaiting()
      pinFrames()
      refreshContent()
      moveConstants()
      if waiting.isEmpty, staleContent.isEmpty { break }
    }
    for (variable, value) in solver.takeChanges() {
      owners[variable]?.take(variable, value)
    }
  }

  private func addWaiting() {
    let lines = waiting.enumerated().sorted {
      let (a, b) = ($0.element.constraint.priority, $1.element.constraint.priority)
      return a == b ? $0.offset < $1.offset : a > b
    }
    waiting = []
    for (_, line) in lines { solve(line) }
  }

  private func solve(_ line: LayoutLine) {
    guard let equation = equation(of: line) else { return }
    line.items = equation.items
    line.isFluid = equation.isFluid
    if line.isFluid { fluid.append(line) }
    for item in line.items { item.lines.append(line) }
    let constraint = line.constraint
    let expression = ConstraintSolver.Expression(equation.terms, constant: equation.constant)
    let strength = constraint.priority.strength
    do throws(SolverError) {
      let id = try solver.add(
        Constraint(expression, constraint.relation.plain, strength: strength)
      )
      line.id = id
      lines[id] = line
    } catch {
      report(error, breaking: line)
    }
  }

  private func equation(of line: LayoutLine) -> LayoutEquation? {
    let constraint = line.constraint
    guard let first = constraint.firstItem, let view = constraint.holder else { return nil }
    var equation = LayoutEquation(
      self,
      in: view,
      isRightToLeft: NSLayoutConstraint.view(of: first)?.superview?.isRightToLeft
        ?? view.isRightToLeft
    )
    equation.add(1, constraint.firstAttribute, of: first)
    if constraint.secondAttribute != .notAnAttribute {
      // The other side is gone: so is what was asked of it.
      guard let second = constraint.secondItem else { return nil }
      equation.add(-Double(constraint.multiplier), constraint.secondAttribute, of: second)
    }
    equation.add(constant: -constraint.constant)
    return equation
  }

  /// Holds views whose frames are not the solver's at the frames that they have.
  private func pinFrames() {
    var changes: [(id: Constraint.ID, constant: Double)] = []
    for item in pinned {
      guard let view = item.view else { continue }
      let frame =
        view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.alignmentFrame
      guard frame != item.pinned else { continue }
      item.pinned = frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      if item.pins.isEmpty {
        pin(item, at: numbers)
      } else {
        changes += zip(item.pins, numbers).map { ($0, -$1) }
      }
    }
    move(changes)
  }

  private func pin(_ item: LayoutItem, at numbers: [Double]) {
    for (unknown, number) in zip(item.unknowns, numbers) {
      do throws(SolverError) {
        item.pins.append(try solver.add(unknown.equals(number)))
      } catch {
        report(error, breaking: nil)
        if let id = try? solver.add(unknown.equals(number)) { item.pins.append(id) }
      }
    }
  }

  private func refreshContent() {
    let items = staleContent
    staleContent = []
    for item in items {
      for id in item.content { try? solver.remove(id) }
      item.content = []
      guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      let size = view.intrinsicContentSize
      wish(item, 2, Double(size.width), view, .horizontal)
      wish(item, 3, Double(size.height), view, .vertical)
    }
  }

  private func wish(
    _ item: LayoutItem,
    _ unknown: Int,
    _ length: Double,
    _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard length >= 0 else { return }
    let over = view.contentHuggingPriority(for: axis).strength
    let under = view.contentCompressionResistancePriority(for: axis).strength
    let variable = item.unknowns[unknown]
    let wishes =
      over.isRequired || under.isRequired
      ? [
        variable.atMost(length, strength: over), variable.atLeast(length, strength: under),
      ] : [Constraint(variable - length, over: over, under: under)]
    for wish in wishes {
      do throws(SolverError) {
        item.content.append(try solver.add(wish))
      } catch {
        report(error, breaking: nil)
      }
    }
  }

  private func moveConstants() {
    let lines = changed + fluid
    changed = []
    move(
      lines.compactMap { line in
        guard let id = line.id, let equation = equation(of: line) else { return nil }
        return (id, equation.constant)
      }
    )
  }

  /// Changes constants at once; in a conflict, breaks constraints until the rest can be met.
  private func move(_ changes: [(id: Constraint.ID, constant: Double)]) {
    guard !changes.isEmpty else { return }
    do throws(SolverError) {
      try solver.setConstants(changes)
    } catch {
      guard report(error, breaking: nil) else { return }
      move(changes.filter { isKnown($0.id) })
    }
  }

  private func isKnown(_ id: Constraint.ID) -> Bool {
    var probe = solver
    return (try? probe.violation(of: id)) != nil
  }

  /// Says which constraints cannot be met together, and gives up the newest of them.
  @discardableResult
  private func report(_ error: SolverError, breaking newcomer: LayoutLine?) -> Bool {
    guard case .unsatisfiable(_, let conflicting) = error else { return false }
    let known = conflicting.compactMap { lines[$0] }
    guard let victim = newcomer ?? known.last else { return false }
    let names = (known.filter { $0 !== victim } + [victim]).map(\.constraint.text)
    drop(&victim.id)
    (root.window?.stage?.core ?? Stage.current.core).warn(
      "Auto Layout",
      "Unable to simultaneously satisfy constraints: \(names.joined(separator: ", "))."
        + " Will attempt to recover by breaking constraint \(victim.constraint.text)",
      remedy: "remove one of them or give it a priority below 1000"
    )
    return true
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    update()
    return item.unknowns.contains { solver.isAmbiguous($0) }
  }
}

extension LayoutEngine {
  /// Lets go of a subtree that leaves the hierarchy.
  func forget(subtree view: UIView) {
    removeConstraints(of: view)
    forgetItems(of: view)
  }

  private func removeConstraints(of view: UIView) {
    for child in view.subviewList { removeConstraints(of: child) }
    for constraint in view.constraints { remove(constraint) }
  }

  private func forgetItems(of view: UIView) {
    for child in view.subviewList { forgetItems(of: child) }
    guard let state = view.layoutStateIfAny else { return }
    for guide in state.guides { forget(guide) }
    if let item = state.item, item.engine === self {
      state.item = nil
      forget(item)
    }
  }

  func forget(_ guide: UILayoutGuide) {
    guard let item = guide.layoutItem else { return }
    guide.layoutItem = nil
    forget(item)
  }

  private func forget(_ item: LayoutItem) {
    for line in item.lines { line.constraint.uninstall() }
    for id in item.pins + item.content { try? solver.remove(id) }
    pinned.removeAll { $0 === item }
    staleContent.removeAll { $0 === item }
    for unknown in item.unknowns {
      owners[unknown] = nil
      try? solver.remove(unknown)
    }
  }

  /// A view's frame passes from the mask to the solver, or back.
  func translationChanged(_ item: LayoutItem) {
    for id in item.pins + item.content { try? solver.remove(id) }
    item.pins = []
    item.content = []
    item.pinned = .null
    pinned.removeAll { $0 === item }
    if item.view?.translatesAutoresizingMaskIntoConstraints == true {
      pinned.append(item)
    } else {
      staleContent.append(item)
    }
  }
}

extension LayoutItem {
  func take(_ unknown: Variable, _ value: Double) {
    let number = CGFloat(value)
    switch unknowns.firstIndex(of: unknown) {
    case 0: frame.origin.x = number
    case 1: frame.origin.y = number
    case 2: frame.size.width = number
    default: frame.size.height = number
    }
    if let view, !view.translatesAutoresizingMaskIntoConstraints {
      view.superview?.setNeedsLayout()
    }
    if let guide = owner as? UILayoutGuide { guide.owningView?.setNeedsLayout() }
  }
}

extension NSLayoutConstraint.Relation {
  var plain: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
