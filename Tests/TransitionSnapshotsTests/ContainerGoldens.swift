import HeadlessUIKit
import Testing
import TransitionSnapshots
import TransitionSnapshotsTesting

/// What UIKit itself animates on a stage: the picture and the callbacks, in one test each.
@MainActor
@Suite struct ContainerGoldens {
  struct Style: Sendable, CustomTestStringConvertible {
    let name: String
    let options: UIView.AnimationOptions

    var testDescription: String { name }
  }

  nonisolated static let styles = [
    Style(name: "flip-from-right", options: .transitionFlipFromRight),
    Style(name: "flip-from-left", options: .transitionFlipFromLeft),
    Style(name: "flip-from-top", options: .transitionFlipFromTop),
    Style(name: "flip-from-bottom", options: .transitionFlipFromBottom),
    Style(name: "cross-dissolve", options: .transitionCrossDissolve),
    Style(name: "curl-up", options: .transitionCurlUp),
    Style(name: "curl-down", options: .transitionCurlDown),
  ]

  @Test(arguments: styles)
  func childSwap(style: Style) throws {
    let stage = Stage(device: GoldenScreens.device)
    let (container, list, detail) = (
      ContainerController(), GoldenScreens.list(), GoldenScreens.detail()
    )
    stage.show(container)
    container.addChild(list)
    list.view.frame = container.view.bounds
    container.view.addSubview(list.view)
    list.didMove(toParent: container)
    try stage.settle()
    try assertTransition(on: stage, named: style.name, at: .quarters) {
      list.willMove(toParent: nil)
      container.addChild(detail)
      detail.view.frame = container.view.bounds
      container.transition(
        from: list,
        to: detail,
        duration: 0.4,
        options: style.options,
        animations: nil
      ) { _ in
        list.removeFromParent()
        detail.didMove(toParent: container)
      }
    }
  }
}
