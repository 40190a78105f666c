import HeadlessUIKit
import Scene
import Testing
import TransitionSnapshots
import TransitionSnapshotsTesting

/// Every presentation there and back: picture, callbacks, and the laws that need no golden.
@MainActor
@Suite struct PresentationGoldens {
  struct Style: Sendable, CustomTestStringConvertible {
    let name: String
    let presentation: UIModalPresentationStyle
    let transition: UIModalTransitionStyle

    var testDescription: String { name }
  }

  nonisolated static let styles = [
    Style(name: "cover-vertical", presentation: .fullScreen, transition: .coverVertical),
    Style(name: "flip-horizontal", presentation: .fullScreen, transition: .flipHorizontal),
    Style(name: "cross-dissolve", presentation: .fullScreen, transition: .crossDissolve),
    Style(name: "partial-curl", presentation: .fullScreen, transition: .partialCurl),
    Style(name: "page-sheet", presentation: .pageSheet, transition: .coverVertical),
    Style(name: "form-sheet", presentation: .formSheet, transition: .coverVertical),
    Style(name: "over-full-screen", presentation: .overFullScreen, transition: .coverVertical),
    Style(name: "current-context", presentation: .currentContext, transition: .crossDissolve),
  ]

  /// Who presents whom, on a stage that has come to rest.
  @MainActor struct Scenery {
    let stage = Stage(device: GoldenScreens.device)
    let list = GoldenScreens.list()
    let detail = GoldenScreens.detail()

    init(_ style: Style) throws {
      detail.modalPresentationStyle = style.presentation
      detail.modalTransitionStyle = style.transition
      list.definesPresentationContext = true
      stage.show(list)
      try stage.settle()
    }
  }

  @Test(arguments: styles)
  func thereAndBack(style: Style) throws {
    let scenery = try Scenery(style)
    try assertTransition(on: scenery.stage, named: "\(style.name).present") {
      scenery.list.present(scenery.detail, animated: true)
    }
    try assertTransition(on: scenery.stage, named: "\(style.name).dismiss") {
      scenery.list.dismiss(animated: true)
    }
  }

  @Test(arguments: styles)
  func theLawsHold(style: Style) throws {
    let scenery = try Scenery(style)
    let stage = scenery.stage
    let before = try stage.restingScene()
    let there = try stage.record { scenery.list.present(scenery.detail, animated: true) }
    let after = try stage.restingScene()
    let back = try stage.record { scenery.list.dismiss(animated: true) }
    let complaintsThere = try complaints(
      about: there,
      .starts(on: before),
      .settles(on: after),
      .balancesCallbacks,
      .completesOnce,
      .faultless,
      .isContinuous(maxStep: 0.25)
    )
    #expect(complaintsThere == [])
    let complaintsBack = try complaints(
      about: back,
      .starts(on: after),
      .settles(on: before),
      .balancesCallbacks,
      .completesOnce,
      .faultless,
      .leavesNothing(besides: before)
    )
    #expect(complaintsBack == [])
  }
}
