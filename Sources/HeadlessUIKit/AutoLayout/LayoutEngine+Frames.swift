import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Holds views whose frames are not the solver's at the frames that they have.
  func pinFrames() {
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
      let isHeight = unknown == item.unknowns[3]
      let gives = isHeight && item.view is CellContent
      let strength: Strength = gives ? .priority(999.5) : .required
      do throws(SolverError) {
        item.pins.append(try solver.add(unknown.equals(number, strength: strength)))
      } catch {
        report(error, breaking: nil)
        if let id = try? solver.add(unknown.equals(number)) { item.pins.append(id) }
      }
    }
  }

  func refreshContent() {
    let items = staleContent
    staleContent = []
    for item in items {
      for id in item.content { try? solver.remove(id) }
      item.content = []
      guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      for wish in wishes(for: item, view, view.intrinsicContentSize) {
        do throws(SolverError) {
          item.content.append(try solver.add(wish))
        } catch {
          report(error, breaking: nil)
        }
      }
    }
  }

  /// What content of a size asks for: to be held together, and not to be cut.
  func wishes(for item: LayoutItem, _ view: UIView, _ size: CGSize) -> [Constraint] {
    wishes(item.unknowns[2], Double(size.width), view, .horizontal)
      + wishes(item.unknowns[3], Double(size.height), view, .vertical)
  }

  private func wishes(
    _ variable: Variable,
    _ length: Double,
    _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> [Constraint] {
    guard length >= 0 else { return [] }
    let over = view.contentHuggingPriority(for: axis).strength
    let under = view.contentCompressionResistancePriority(for: axis).strength
    guard over.isRequired || under.isRequired else {
      return [Constraint(variable - length, over: over, under: under)]
    }
    return [variable.atMost(length, strength: over), variable.atLeast(length, strength: under)]
  }
}
