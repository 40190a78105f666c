import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where columns stand, the lines beside them and what dims the secondary, on a pad of 1194 points.
@MainActor
@Suite(.evidence(.documented, .reported)) struct SplitPlaceTests {
  private let stage = Stage(device: .iPadPro11)

  private func split(
    _ style: UISplitViewController.Style,
    _ mode: UISplitViewController.DisplayMode = .automatic,
    edge: UISplitViewController.PrimaryEdge = .leading
  ) throws -> UISplitViewController {
    stage.resize(to: CGSize(width: 1194, height: 834))
    let split = UISplitViewController(style: style)
    split.setViewController(A(), for: .primary)
    if style == .tripleColumn { split.setViewController(C(), for: .supplementary) }
    split.setViewController(B(), for: .secondary)
    split.preferredDisplayMode = mode
    split.primaryEdge = edge
    stage.show(split)
    try stage.settle()
    return split
  }

  private typealias Column = UISplitViewController.Column

  private func view(_ column: Column, of split: UISplitViewController) -> UIView? {
    split.viewController(for: column)?.view
  }

  /// From the left edge to the right one.
  private func spans(_ split: UISplitViewController) -> [[CGFloat]] {
    [Column.primary, .supplementary, .secondary]
      .compactMap { view($0, of: split) }.filter { $0.window != nil }
      .map { [$0.frame.minX, $0.frame.maxX] }
  }

  /// A line of one pixel at the end of each column, on whichever side that is.
  @Test func linesStandAtTheEndsOfColumns() throws {
    let two = try split(.doubleColumn)
    #expect(spans(two) == [[0, 320], [320, 1194]])
    #expect(two.lines[0].frame == CGRect(x: 320, y: 0, width: 0.5, height: 834))
    #expect(two.lines.map(\.alpha) == [1, 0] && two.lines[1].frame == .zero)
    #expect(two.lines.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(two.lines.allSatisfy { $0.backgroundColor == .opaqueSeparator })
    let three = try split(.tripleColumn, .twoBesideSecondary)
    #expect(spans(three) == [[0, 320], [320, 640], [640, 1194]])
    #expect(three.lines.map(\.frame.minX) == [320, 640] && three.lines.map(\.alpha) == [1, 1])
  }

  @Test func onTheTrailingSideLinesStandBeforeColumns() throws {
    let two = try split(.doubleColumn, edge: .trailing)
    #expect(spans(two) == [[874, 1194], [0, 874]])
    #expect(two.lines[0].frame == CGRect(x: 873.5, y: 0, width: 0.5, height: 834))
    let three = try split(.tripleColumn, .twoBesideSecondary, edge: .trailing)
    #expect(spans(three) == [[874, 1194], [554, 874], [0, 554]])
    #expect(three.lines.map(\.frame.minX) == [873.5, 553.5])
  }

  /// Columns wait just outside of the screen, and their lines with them.
  @Test(arguments: [
    (UISplitViewController.PrimaryEdge.leading, -320.0, 0.0), (.trailing, 1194, 1193.5),
  ])
  func hiddenColumnsWaitOutside(
    edge: UISplitViewController.PrimaryEdge,
    x: Double,
    line: Double
  ) throws {
    let split = try split(.doubleColumn, .secondaryOnly, edge: edge)
    let primary = try #require(split.viewController(for: .primary))
    let secondary = try #require(split.viewController(for: .secondary))
    #expect(
      split.hiddenFrame(of: primary) == CGRect(x: CGFloat(x), y: 0, width: 320, height: 834)
    )
    #expect(split.hiddenFrame(of: secondary) == split.view.bounds)
    #expect(split.lines[0].alpha == 0 && split.lines[0].frame.minX == CGFloat(line))
    #expect(primary.view.superview == nil && secondary.view.frame == split.view.bounds)
  }

  private func order(_ split: UISplitViewController) -> [String] {
    split.view.subviews.map { one in
      if one === split.dimming { return "dimming" }
      if split.lines.contains(where: { $0 === one }) { return "line" }
      if one === view(.primary, of: split) { return "primary" }
      return one === view(.supplementary, of: split) ? "supplementary" : "secondary"
    }
  }

  /// Columns that lie over the secondary are in front of what dims it.
  @Test func overlaidColumnsAreInFront() throws {
    let tiled = try split(.doubleColumn)
    #expect(order(tiled) == ["primary", "dimming", "secondary", "line", "line"])
    #expect(tiled.dimming.isHidden)
    let overlaid = try split(.doubleColumn, .oneOverSecondary)
    #expect(order(overlaid) == ["secondary", "dimming", "primary", "line", "line"])
    #expect(!overlaid.dimming.isHidden && overlaid.dimming.frame == overlaid.view.bounds)
    #expect(overlaid.dimming.backgroundColor == UIColor(white: 0, alpha: 0.1))
    #expect(spans(overlaid) == [[0, 320], [0, 1194]])
    let both = try split(.tripleColumn, .twoOverSecondary)
    #expect(
      order(both) == ["secondary", "dimming", "supplementary", "primary", "line", "line"]
    )
    #expect(spans(both) == [[0, 320], [320, 640], [0, 1194]])
  }

  /// A width, or a share of the whole; limited from above, from below, and by the whole.
  @Test func widthsAreLimited() throws {
    let split = try split(.doubleColumn)
    func width(_ prepare: () -> Void) -> CGFloat {
      prepare()
      return split.width(of: .primary)
    }
    #expect(width {} == 320)
    #expect(width { split.preferredPrimaryColumnWidthFraction = 0.25 } == 299)
    #expect(width { split.preferredPrimaryColumnWidth = 200 } == 200)
    #expect(width { split.preferredPrimaryColumnWidth = 500 } == 320)
    #expect(width { split.maximumPrimaryColumnWidth = 450 } == 450)
    #expect(width { split.minimumPrimaryColumnWidth = 600 } == 600)
    #expect(width { split.minimumPrimaryColumnWidth = 5000 } == 1194)
    // The other column has settings of its own.
    #expect(split.width(of: .supplementary) == 320)
    split.preferredSupplementaryColumnWidth = 210.4
    #expect(split.width(of: .supplementary) == 210)
  }
}
