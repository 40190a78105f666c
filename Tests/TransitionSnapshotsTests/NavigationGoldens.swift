import HeadlessUIKit
import Testing
import TransitionSnapshotsTesting

/// What a navigation controller animates by itself, there and back.
@MainActor
@Suite struct NavigationGoldens {
  let stage = Stage(device: GoldenScreens.device)
  let list = GoldenScreens.list()
  let detail = GoldenScreens.detail()
  let stack: UINavigationController

  init() throws {
    (list.title, detail.title) = ("Messages", "Detail")
    stack = UINavigationController(rootViewController: list)
    stage.show(stack)
    try stage.settle()
  }

  @Test func pushAndPop() throws {
    try assertTransition(on: stage, named: "push") {
      stack.pushViewController(detail, animated: true)
    }
    try assertTransition(on: stage, named: "pop") {
      _ = stack.popViewController(animated: true)
    }
  }

  @Test func theBarHides() throws {
    try assertTransition(on: stage) { stack.setNavigationBarHidden(true, animated: true) }
  }
}
