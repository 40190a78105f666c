import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import TransitionSnapshots

@testable import HeadlessUIKit

/// What is drawn behind a large sheet on phones.
@MainActor @Suite(.rule("presentation.step-back", .inferred)) struct SteppingBackTests {
  let theatre = Theatre(.pageSheet)

  /// Where a layer without a transform of its own is drawn, in its parent's space.
  private func drawn(_ layer: CALayer) -> CGRect {
    let affine = CATransform3DGetAffineTransform(
      layer.presentedValues.layer(children: [], mask: nil).transform
    )
    let (frame, anchor) = (layer.frame, layer.position)
    return frame.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(affine)
      .offsetBy(dx: anchor.x, dy: anchor.y)
  }

  private var share: CGFloat {
    (1 - theatre.a.view.layer.presentedValues.stepBack.scale) * 393 / 32
  }

  @Test func `the presenter is smaller while its geometry stays`() throws {
    let before = try theatre.stage.restingScene()
    try theatre.present()
    let view: UIView = theatre.a.view
    let place = drawn(view.layer)
    // 59 less 10 points, and 16 at each side.
    #expect(abs(place.minY - 49) < 1e-9)
    #expect(abs(place.minX - 16) < 1e-9)
    #expect(abs(place.width - 361) < 1e-9)
    let layer = view.layer.values.layer(children: [], mask: nil)
    #expect(layer.clipsToBounds)
    #expect(layer.cornerRadii.topLeft == 10)
    #expect(view.frame == theatre.stage.window.bounds)
    #expect(view.transform.isIdentity)
    #expect(view.layer.cornerRadius == 0)
    #expect(!view.clipsToBounds)
    try theatre.dismiss()
    #expect(view.layer.values.stepBack == .none)
    #expect(try theatre.stage.restingScene() == before)
  }

  @Test func itMovesWithTheSheet() throws {
    var half: CGFloat = 0
    theatre.stage.schedule(at: 0.1) { half = share }
    try theatre.present()
    // [M] The system's spring.
    #expect(abs(half - 0.54478) < 0.001)
    #expect(abs(share - 1) < 1e-9)
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    try theatre.present(animated: false)
    #expect(abs(share - 1) < 1e-9)
    try theatre.dismiss(animated: false)
    #expect(share == 0)
  }

  @Test func aSheetOfHalfTheHeightLeavesItUntilItGrows() throws {
    let sheet = try #require(theatre.b.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    try theatre.present()
    #expect(share == 0)
    var half: CGFloat = 0
    theatre.stage.schedule(at: 0.1) { half = share }
    try theatre.stage.record {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    #expect(abs(half - 0.54478) < 0.001)
    #expect(abs(share - 1) < 1e-9)
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(theatre.a.view.layer.values.stepBack == .none)
  }

  @Test func afterADragThatIsTooShortItIsWhereItWas() throws {
    try theatre.present()
    try theatre.stage.record {
      theatre.stage.drag(
        from: CGPoint(x: 200, y: 100),
        to: CGPoint(x: 200, y: 300),
        duration: 1
      )
    }
    #expect(abs(share - 1) < 1e-9)
  }

  /// The finger drives the presenter and the dimming as it drives the sheet, and so does the rest of the way,
  /// back or off the screen.
  @Test(arguments: [(150.0, true), (700, false)])
  func behindADraggedSheetItFollowsTheFinger(end: CGFloat, stays: Bool) throws {
    try theatre.present()
    let panel = try #require(theatre.b.presentationController?.presentedView)
    let dimming = try #require(panel.superview?.subviews.first { $0 is DimmingView })
    let way: CGFloat = 852 - 59
    var seen: [(sheet: CGFloat, step: CGFloat, dim: CGFloat)] = []
    let stage = theatre.stage
    let look = {
      let top = panel.layer.presentedValues.position.y - panel.bounds.height / 2
      seen.append(((top - 59) / way, share, CGFloat(dimming.layer.presentedValues.opacity)))
    }
    try stage.record {
      let ys: [CGFloat] = [100, 320, 500, 260, end]
      stage.drag(along: ys.map { CGPoint(x: 200, y: $0) }, duration: 1, pause: 0.2)
      // Just after a frame of the finger.
      let times = [0.201, 0.301, 0.401, 0.501, 0.601, 0.751, 0.901, 1.221, 1.241, 1.261]
      for time in times { stage.schedule(at: time, look) }
    }
    for (sheet, step, dim) in seen {
      #expect(abs(step - (1 - sheet)) < 1e-6, "\(sheet) \(step)")
      #expect(abs(dim - (1 - sheet)) < 1e-6, "\(sheet) \(dim)")
    }
    #expect(Set(seen.map(\.sheet)).count > 8)
    #expect((theatre.b.presentingViewController != nil) == stays)
    #expect(abs(share - (stays ? 1 : 0)) < 1e-9)
    #expect(stage.faults.isEmpty)
  }

  @Test func aSheetBelowAnotherStepsBackAsWell() throws {
    let third = Third()
    third.modalPresentationStyle = .pageSheet
    try theatre.present()
    try theatre.stage.record { theatre.b.present(third, animated: true) }
    let panel = try #require(theatre.b.presentationController?.presentedView)
    #expect(panel.frame.minY == 59)
    #expect(abs(drawn(panel.layer).minY - 49) < 1e-9)
    #expect(abs(share - 1) < 1e-9)
    try theatre.dismiss()
    #expect(panel.layer.values.stepBack == .none)
    #expect(share == 0)
  }

  @Test func onPadsNothingSteps() throws {
    let theatre = Theatre(.pageSheet, device: .iPadPro11)
    try theatre.present()
    #expect(theatre.a.view.layer.values.stepBack == .none)
  }
}
