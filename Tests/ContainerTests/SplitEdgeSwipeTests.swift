import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Swipes over a split of 834 points: where they begin, where they go, and who hears of them.
@MainActor
@Suite(.evidence(.documented, .inferred)) struct SplitEdgeSwipeTests {
  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []

    func splitViewControllerInteractivePresentationGestureWillBegin(
      _ svc: UISplitViewController
    ) { heard.append("begin \(svc.displayMode == .secondaryOnly ? "hidden" : "shown")") }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      heard.append("end \(svc.displayMode == .secondaryOnly ? "hidden" : "shown")")
    }
  }

  private let stage = Stage(device: .iPadPro11)
  private let judge = Judge()

  private func split(
    _ edge: UISplitViewController.PrimaryEdge,
    isShown: Bool
  ) throws -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(A(), for: .primary)
    split.setViewController(B(), for: .secondary)
    split.primaryEdge = edge
    split.delegate = judge
    stage.show(split)
    try stage.settle()
    if isShown { try stage.record { split.show(.primary) } }
    #expect(split.displayMode == (isShown ? .oneOverSecondary : .secondaryOnly))
    judge.heard = []
    return split
  }

  private func swipe(_ from: CGFloat, _ to: CGFloat, down: CGFloat = 0) throws {
    try stage.record {
      stage.drag(
        from: CGPoint(x: from, y: 600),
        to: CGPoint(x: to, y: 600 + down),
        duration: 0.3
      )
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let edge: UISplitViewController.PrimaryEdge
    let from: CGFloat
    let to: CGFloat
    var down: CGFloat = 0
    let works: Bool
    var testDescription: String { "\(edge) \(from) \(to) \(down)" }
  }

  /// From within 30 points of the edge, inwards, and more sideways than down.
  @Test(arguments: [
    Row(edge: .leading, from: 30, to: 300, works: true),
    Row(edge: .leading, from: 31, to: 300, works: false),
    Row(edge: .leading, from: 5, to: 300, down: 250, works: true),
    Row(edge: .leading, from: 5, to: 300, down: 300, works: false),
    Row(edge: .leading, from: 820, to: 500, works: false),
    Row(edge: .trailing, from: 804, to: 500, works: true),
    Row(edge: .trailing, from: 803, to: 500, works: false),
    Row(edge: .trailing, from: 5, to: 300, works: false),
  ])
  func aSwipeFromTheEdgeBringsThePrimary(row: Row) throws {
    let split = try split(row.edge, isShown: false)
    try swipe(row.from, row.to, down: row.down)
    #expect(split.displayMode == (row.works ? .oneOverSecondary : .secondaryOnly))
    #expect(judge.heard == (row.works ? ["begin hidden", "end shown"] : []))
  }

  /// Over a column that is shown, from anywhere, towards its edge.
  @Test(arguments: [
    Row(edge: .leading, from: 600, to: 300, works: true),
    Row(edge: .leading, from: 600, to: 800, works: false),
    Row(edge: .leading, from: 200, to: 20, works: true),
    Row(edge: .trailing, from: 200, to: 500, works: true),
    Row(edge: .trailing, from: 500, to: 200, works: false),
  ])
  func aSwipeTowardsTheEdgeTakesThePrimaryAway(row: Row) throws {
    let split = try split(row.edge, isShown: true)
    try swipe(row.from, row.to)
    #expect(split.displayMode == (row.works ? .secondaryOnly : .oneOverSecondary))
    #expect(judge.heard == (row.works ? ["begin shown", "end hidden"] : []))
  }
}
