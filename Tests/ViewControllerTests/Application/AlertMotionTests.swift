import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How an alert and a sheet come and go.
@MainActor @Suite struct AlertMotionTests {
  private let stage = Stage(device: .iPhone15)
  private let p = P()

  init() { stage.show(p) }

  private func made(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private func shown(_ view: UIView) -> CALayer? { view.layer.presentation() }

  @Test(.evidence(.inferred))
  func anAlertShrinksIntoPlaceAndFadesAwayWithoutGrowing() throws {
    let alert = made(.alert)
    var (scale, alpha): ([CGFloat], [Float]) = ([], [])
    let look = { [self] in
      scale.append(shown(alert.view)?.affineTransform().a ?? -1)
      alpha.append(shown(alert.view)?.opacity ?? -1)
    }
    stage.schedule(at: 0.0001, look)
    try stage.record { p.present(alert, animated: true) }
    look()
    stage.schedule(at: 0.1, look)
    try stage.record { p.dismiss(animated: true) }
    #expect(isNear(scale[0], 1.15, within: 1e-3) && scale[1...2] == [1, 1])
    #expect(alpha[0] < 0.01 && alpha[1] == 1 && alpha[2] < 0.6)
    #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
  }

  @Test func aSheetSlidesFromBelowTheScreenAndBack() throws {
    let sheet = made(.actionSheet)
    var tops: [CGFloat] = []
    let look = { [self] in tops.append(shown(sheet.view)?.frame.minY ?? -1) }
    stage.schedule(at: 0.0001, look)
    try stage.record { p.present(sheet, animated: true) }
    look()
    stage.schedule(at: 0.4999, look)
    try stage.record { p.dismiss(animated: true) }
    #expect(isNear(tops[0], 852, within: 0.1) && isNear(tops[2], 852, within: 3))
    #expect(tops[1] == 852 - 34 - sheet.preferredContentSize.height)
    #expect(sheet.view.alpha == 1)
  }

  @Test(.evidence(.measured))
  func theScreenBehindIsDimmedByAFifth() throws {
    let alert = made(.alert)
    let dimming = { alert.presentationController?.containerView?.subviews.first }
    var alphas: [Float] = []
    let look = { [self] in alphas.append(dimming().flatMap(shown)?.opacity ?? -1) }
    stage.schedule(at: 0.1, look)
    try stage.record { p.present(alert, animated: true) }
    look()
    let view = try #require(dimming())
    #expect(view.layer.backgroundColor == UIColor(white: 0, alpha: 0.2).cgColor)
    #expect(view.frame == stage.window.bounds)
    stage.schedule(at: 0.1, look)
    try stage.record { p.dismiss(animated: true) }
    #expect(isNear(Double(alphas[0]), 0.54478, within: 0.01) && alphas[1] == 1)
    #expect(isNear(Double(alphas[2]), 1 - 0.54478, within: 0.01))
    #expect(view.window == nil)
  }

  /// Otherwise an alert would hardly stand out from a nearly black screen.
  @Test(.evidence(.reported)) func inDarkModeCancelIsElevatedAndTheScreenDimmedMore() throws {
    stage.window.overrideUserInterfaceStyle = .dark
    let alert = made(.actionSheet)
    try stage.record { p.present(alert, animated: true) }
    let dimming = alert.presentationController?.containerView?.subviews.first
    #expect(dimming?.layer.backgroundColor == UIColor(white: 0, alpha: 0.48).cgColor)
    let elevated = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let card = UIColor.secondarySystemGroupedBackground.resolvedColor(with: elevated)
    #expect(alert.view.subviews[1].layer.backgroundColor == card.cgColor)
    #expect(card != UIColor.secondarySystemGroupedBackground.resolvedColor(with: p.traitCollection))
  }

  @Test func withoutAnAnimationItIsThereAtOnce() throws {
    let alert = made(.alert)
    #expect(try stage.record { p.present(alert, animated: false) }.duration == 0)
    let dimming = alert.presentationController?.containerView?.subviews.first
    #expect(dimming?.alpha == 1 && alert.view.alpha == 1)
    try stage.record { p.dismiss(animated: false) }
    #expect(dimming?.window == nil && p.presentedViewController == nil)
  }

  @Test func theFirstFieldIsEditedAtOnceAboveTheKeyboard() throws {
    let alert = made(.alert)
    for _ in 0..<2 { alert.addTextField() }
    try stage.record { p.present(alert, animated: true) }
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    let free = 852 - stage.keyboard.overlap(with: stage.window)
    #expect(free < 700 && isNear(alert.view.frame.midY, free / 2, within: 0.5))
    #expect(isNear(alert.view.frame.midX, 196.5, within: 0.5))
    alert.textFields?.first?.resignFirstResponder()
    try stage.settle()
    #expect(isNear(alert.view.frame.midY, 426, within: 0.5))
  }
}
