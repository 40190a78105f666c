import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The buttons that a split view adds to its columns' bars, while columns come and go.
@MainActor
@Suite struct SplitButtonTests {
  private let stage = Stage(device: .iPadPro11)
  private let split = UISplitViewController(style: .doubleColumn)
  private let stacks = [A(), B()].map { UINavigationController(rootViewController: $0) }

  private func show() throws {
    stage.resize(to: CGSize(width: 1194, height: 834))
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
    stage.show(split)
    try stage.settle()
  }

  private func buttons(in view: UIView) -> [BarButton] {
    view.subviews.flatMap { [$0].compactMap { $0 as? BarButton } + buttons(in: $0) }
  }

  /// How opaque each button of each bar is on screen.
  private var opacities: [[Float]] {
    stacks.map { stack in
      buttons(in: stack.navigationBar).map { $0.layer.presentation()?.opacity ?? $0.layer.opacity }
    }
  }

  // The button stood in the other bar before anything had moved.
  @Test(.rule("split.collapse-and-expand", .inferred))
  func `the mode button fades while the columns move`() throws {
    try show()
    #expect(opacities == [[1], []])
    try stage.record(for: 0) { split.hide(.primary) }
    #expect(opacities == [[1], [0]])
    stage.advance(by: UISplitViewController.modeDuration / 2)
    let half = opacities.flatMap(\.self)
    #expect(half.count == 2)
    #expect(half.allSatisfy { $0 > 0.4 && $0 < 0.6 })
    try stage.settle()
    #expect(opacities == [[], [1]])
    try stage.record { split.show(.primary) }
    #expect(opacities == [[1], []])
  }

  @Test(.rule("split.collapse-and-expand", .inferred))
  func `without an animation the mode button changes its bar at once`() throws {
    try show()
    UIView.performWithoutAnimation { split.hide(.primary) }
    stage.advance(by: 0)
    #expect(opacities[1] == [1])
    #expect(buttons(in: stacks[0].navigationBar).isEmpty)
  }
}
