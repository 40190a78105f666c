import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Pins views that the solver does not control to their frames.
  func pinFrames() {
    var changes: [(id: Constraint.ID, constant: Double)] = []
    for item in pinned {
      guard let view = item.view, !(isRootFree && view === root) else { continue }
      let frame =
        view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.alignmentFrame
      guard frame != item.pinned else { continue }
      item.pinned = frame
      mayMend = true
      let around = stretching(view).map { $0?.view?.alignmentFrame.size }
      let numbers = [
        frame.minX, frame.minY, frame.width - (around[0]?.width ?? 0),
        frame.height - (around[1]?.height ?? 0),
      ].map { Double($0) }
      letGo(item, unlessStretching: around.map { $0 != nil })
      if item.pins.isEmpty {
        pin(item, at: numbers)
      } else {
        changes += zip(item.pins, numbers).map { ($0, -$1) }
      }
    }
    move(changes)
  }

  /// Updates the pins after a root becomes free or stops being free.
  func rootFreedomChanged() {
    guard let item = root.layoutStateIfAny?.item, item.engine === self else { return }
    for id in item.pins { try? solver.remove(id) }
    item.pins = []
    item.pinned = .null
  }

  /// Updates the pins of a view after its mask or its kind of superview has changed.
  private func letGo(_ item: LayoutItem, unlessStretching stretches: [Bool]) {
    guard item.stretches != stretches else { return }
    item.stretches = stretches
    for id in item.pins { try? solver.remove(id) }
    item.pins = []
  }

  private func pin(_ item: LayoutItem, at numbers: [Double]) {
    let around = [nil, nil] + stretching(item.view)
    for (index, number) in numbers.enumerated() {
      let gives = index == 3 && item.view?.isMeasuredByContent == true
      let strength: Strength = gives ? .priority(999.5) : .required
      let length = around[index].map { item.unknowns[index] - $0.unknowns[index] }
      let subject = length ?? 1 * item.unknowns[index]
      if let id = hold(subject.equals(number, strength: strength)) { item.pins.append(id) }
    }
  }

  /// Adds a constraint that is no layout constraint; in conflicts, those are broken until it holds.
  private func hold(_ constraint: Constraint) -> Constraint.ID? {
    while true {
      do throws(SolverError) {
        return try solver.add(constraint)
      } catch {
        guard report(error, breaking: nil) else { return nil }
      }
    }
  }

  /// The items that a view's width and height grow with, if the solver determines those.
  ///
  /// [D] A mask says how a view follows its superview, so the view's content may push the
  /// superview, too.
  private func stretching(_ view: UIView?) -> [LayoutItem?] {
    guard let view, let around = view.superview, view !== root, around !== root,
      !around.translatesAutoresizingMaskIntoConstraints
    else { return [nil, nil] }
    let (mask, item) = (view.autoresizingMask, item(for: around))
    let across = mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
    let down = mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
    return [
      mask.contains(.flexibleWidth) && across ? item : nil,
      mask.contains(.flexibleHeight) && down ? item : nil,
    ]
  }

  func refreshContent() {
    for item in staleContent.takeAll() {
      for id in item.content { try? solver.remove(id) }
      item.content = []
      guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      for constraint in sizeConstraints(for: item, view, view.intrinsicContentSize) {
        do throws(SolverError) {
          item.content.append(try solver.add(constraint))
        } catch {
          report(error, breaking: nil)
        }
      }
    }
  }

  /// The constraints of an intrinsic size: hugging and compression resistance.
  func sizeConstraints(for item: LayoutItem, _ view: UIView, _ size: CGSize) -> [Constraint] {
    sizeConstraints(for: item.unknowns[2], length: Double(size.width), of: view, along: .horizontal)
      + sizeConstraints(
        for: item.unknowns[3],
        length: Double(size.height),
        of: view,
        along: .vertical
      )
  }

  private func sizeConstraints(
    for variable: Variable,
    length: Double,
    of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) -> [Constraint] {
    guard length >= 0 else { return [] }
    // [W] Content beats whatever is optional, and gives way to what is required without a report.
    let over = min(view.contentHuggingPriority(for: axis).strength, .nearlyRequired)
    let under = min(
      view.contentCompressionResistancePriority(for: axis).strength,
      .nearlyRequired
    )
    return [Constraint(variable - length, over: over, under: under)]
  }
}
