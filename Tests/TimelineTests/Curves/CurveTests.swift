import Foundation
import Testing

import Timeline

@Suite struct CurveTests {
  static let curves: [Curve] = [
    .linear, .hold, .easeIn, .easeOut, .easeInEaseOut, .default, .system,
    .bezier(0.17, 0.67, 1, -1.73), .steps(4), .steps(3, .both), .circular(.easeInOut),
    .stops(LinearStops([(0, nil), (0.9, 0.25), (0.4, 0.25), (1, nil)])),
    .spring(Spring(uikitDuration: 0.4, damping: 0.5, velocity: 2), over: 0.4, velocity: 2),
    .spline(CatmullRomCurve(through: [SIMD2(0.2, 0.4), SIMD2(0.7, 0.6)])),
  ]

  @Test(arguments: curves)
  func startsAtZero(curve: Curve) {
    #expect(curve.value(at: 0, before: true) == 0)
  }

  @Test func springsMayBeCutBeforeTheySettle() {
    // UIKit snaps at the end: the residual of the system's spring is 0.0011.
    expectClose(Curve.system.value(at: 1), 1 - 0.0011, within: 1e-4)
  }

  @Test func namesMatchUIKitAndCSS() {
    #expect(Curve(uiViewAnimationCurve: 0) == .easeInEaseOut)
    #expect(Curve(uiViewAnimationCurve: 1) == .easeIn)
    #expect(Curve(uiViewAnimationCurve: 2) == .easeOut)
    #expect(Curve(uiViewAnimationCurve: 3) == .linear)
    #expect(Curve(uiViewAnimationCurve: 7) == .system)
    #expect(Curve(uiViewAnimationCurve: 4) == nil)
    #expect(Curve(css: "ease") == .default)
    #expect(Curve(css: "step-end") == .steps(1, .end))
    #expect(Curve(css: "easy") == nil)
  }

  @Test func holdWaitsForTheEnd() {
    #expect(Curve.hold.value(at: 0.999) == 0)
    #expect(Curve.hold.value(at: 1) == 1)
    #expect(Curve.hold.value(at: 1, before: true) == 0)
  }

  @Test(arguments: curves)
  func velocityIsTheFiniteDifference(curve: Curve) {
    for p in [0.11, 0.31, 0.62, 0.87] {
      let difference = (curve.value(at: p + 1e-6) - curve.value(at: p - 1e-6)) / 2e-6
      expectClose(curve.velocity(at: p), difference, within: 1e-4, "\(curve) at \(p)")
    }
  }

  @Test(arguments: curves)
  func readsBackEqual(curve: Curve) throws {
    let data = try JSONEncoder().encode([curve])
    #expect(try JSONDecoder().decode([Curve].self, from: data) == [curve])
  }

  @Test(arguments: [
    #"["easy"]"#, #"[{}]"#, #"[{"bezier":[1.5,0,0.5,1]}]"#,
    #"[{"steps":{"count":1,"jump":"none"}}]"#, #"[{"stops":[{"input":0,"output":0}]}]"#,
    #"[{"stops":[{"input":1,"output":0},{"input":0,"output":1}]}]"#,
    #"[{"spring":{"spring":{"stiffness":0,"damping":1},"over":1,"velocity":0}}]"#,
    #"[{"spring":{"spring":{"stiffness":9,"damping":1},"over":0,"velocity":0}}]"#,
    #"[{"spline":[[0.5,0],[0.4,1]]}]"#,
  ])
  func badDataIsRefusedWithASentence(json: String) {
    #expect {
      try JSONDecoder().decode([Curve].self, from: Data(json.utf8))
    } throws: { error in
      "\(error)".contains(";") && error is TimelineError
    }
  }
}
