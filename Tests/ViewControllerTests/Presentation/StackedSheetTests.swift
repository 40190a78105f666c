import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import TransitionSnapshots

@testable import HeadlessUIKit

/// Sheets and alerts above a sheet, all dismissed by the one who presents the lowest.
@MainActor @Suite(.evidence(.inferred)) struct StackedSheetTests {
  let theatre = Theatre(.pageSheet)
  let third = Third()

  private func stack(_ top: UIViewController) throws {
    try theatre.present()
    try theatre.stage.record { theatre.b.present(top, animated: true) }
  }

  private func shown(_ controller: UIViewController) -> CALayer? {
    controller.presentationController?.presentedView?.layer.presentation()
  }

  private func dimming(_ controller: UIViewController) -> Float {
    controller.presentationController?.chrome.dimming?.layer.presentation()?.opacity ?? -1
  }

  @Test(arguments: [Stage.Device.iPhone15, .iPadPro11])
  func sheetsSlideTogetherWhileTheirDimmingFades(device: Stage.Device) throws {
    let theatre = Theatre(.pageSheet, device: device)
    try theatre.present()
    try theatre.stage.record { theatre.b.present(third, animated: true) }
    let before = try theatre.stage.restingScene()
    let tops = [theatre.b, third].map { shown($0)?.frame.minY ?? 0 }
    var seen: [CGFloat] = []
    var dims: [Float] = []
    theatre.stage.schedule(at: 0.1) {
      seen = [theatre.b, third].map { shown($0)?.frame.minY ?? 0 }
      dims = [theatre.b, third].map(dimming)
    }
    let film = try theatre.dismiss()
    #expect(seen[0] - tops[0] == seen[1] - tops[1])
    // [M] Half of the way of the system's spring.
    let way = theatre.stage.window.bounds.height - tops[0]
    #expect(abs((seen[0] - tops[0]) / way - 0.54478) < 0.001)
    #expect(dims.allSatisfy { abs($0 - 0.455) < 0.002 })
    let complaints = try complaints(
      about: film,
      .starts(on: before),
      .settles(on: theatre.stage.restingScene()),
      .faultless
    )
    #expect(complaints == [])
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }

  @Test func anAlertSlidesAwayWithItsSheet() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    try stack(alert)
    let before = try theatre.stage.restingScene()
    let place = alert.view.center
    let film = try theatre.dismiss()
    #expect(try complaints(about: film, .starts(on: before), .faultless) == [])
    #expect(alert.view.center == place)
    #expect(
      film.appearances == [
        "UIAlertController.viewWillDisappear(true) 0", "B.viewWillDisappear(true) 0",
        "UIAlertController.viewDidDisappear(true) 500", "B.viewDidDisappear(true) 500",
      ]
    )
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }

  /// Whatever goes along answers for the transition that takes it away.
  @Test func theUpperOneKnowsTheCoordinator() throws {
    try stack(third)
    var isSame = false
    try theatre.stage.record {
      theatre.a.dismiss(animated: true)
      isSame =
        third.transitionCoordinator === theatre.b.transitionCoordinator
        && third.transitionCoordinator != nil
    }
    #expect(isSame)
    #expect(third.transitionCoordinator == nil)
  }

  /// A screen that was covered before and after owes nobody an end.
  @Test func aCancelledDismissalOfACoveredScreenLeavesNothingOpen() throws {
    let theatre = Theatre(.fullScreen)
    let director = Director()
    theatre.b.transitioningDelegate = director
    third.modalPresentationStyle = .fullScreen
    try theatre.present()
    try theatre.stage.record { theatre.b.present(third, animated: true) }
    director.animator?.succeeds = false
    let film = try theatre.dismiss()
    #expect(film.faults.isEmpty)
    #expect(!film.appearances.contains { $0.hasPrefix("B.") })
    #expect(!theatre.b.appearance.isInTransition)
    director.animator?.succeeds = true
    let gone = try theatre.dismiss()
    #expect(gone.faults.isEmpty)
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }
}
