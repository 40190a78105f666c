import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Random things done to random trees of all containers: callbacks stay balanced, stacks and links
/// consistent, and the picture at rest is what a fresh stage shows for the same state.
@MainActor
@Suite struct ForestTests {
  /// `CONTAINER_FORESTS=1000-2000` asks for others, for a long night.
  nonisolated static let seeds: Range<Int> = {
    let asked = ProcessInfo.processInfo.environment["CONTAINER_FORESTS"] ?? "0-40"
    let ends = asked.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : 0..<40
  }()

  @Test(arguments: seeds) func `whatever happens, everything is in order at rest`(
    seed: Int
  ) throws {
    let forest = Forest(seed)
    try forest.play()
    checkCallbacks(forest)
    checkLinks(forest)
    let (twin, real) = (Twins(forest).stage().scene(), forest.stage.scene())
    // What an opaque screen covers adapts when it is uncovered: the picture counts.
    guard twin != real, try picture(of: twin) != picture(of: real) else { return }
    #expect(twin == real, "seed \(seed)\n\(forest.stage.story)")
  }

  private func picture(of scene: Scene) throws -> Bitmap {
    try Renderer(scale: 1).draw(scene)
  }

  private func checkCallbacks(_ forest: Forest) {
    for leaf in forest.leaves {
      let story = Comment(rawValue: "seed \(forest.seed): \(leaf.number) \(leaf.calls)")
      #expect(leaf.isBalanced, story)
      #expect(
        leaf.isShown == (leaf.viewIfLoaded?.window != nil),
        "seed \(forest.seed): \(leaf.number) \(leaf.calls)\n\(forest.stage.story)"
      )
    }
    #expect(forest.stage.transitions.isEmpty, "seed \(forest.seed)")
    #expect(forest.stage.window.touchBlocks == 0, "seed \(forest.seed)")
  }

  private func checkLinks(_ forest: Forest) {
    let seed = Comment(rawValue: "seed \(forest.seed)")
    for one in forest.everybody {
      #expect(one.children.allSatisfy { $0.parent === one }, seed)
      if let shown = one.modal.presented { #expect(shown.modal.presenting === one, seed) }
      switch one {
      case let stack as UINavigationController:
        #expect(Set(stack.children) == Set(stack.viewControllers), seed)
        if !stack.isNested { #expect(stack.navigationBar.items == stack.shownItems, seed) }
      case let tabs as UITabBarController:
        let parents = [tabs, tabs.more].compactMap(\.self) as [UIViewController]
        #expect(tabs.tabs.allSatisfy { one in parents.contains { $0 === one.parent } }, seed)
      case let book as UIPageViewController:
        #expect(book.children == book.viewControllers, seed)
      default: break
      }
    }
    for leaf in forest.leaves where leaf.parent == nil && leaf.modal.presenting == nil {
      #expect(leaf.viewIfLoaded?.window == nil, "seed \(forest.seed): \(leaf.number)")
    }
  }
}
