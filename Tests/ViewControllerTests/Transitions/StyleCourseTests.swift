import Catalogue
import Foundation
import Geometry
import QuartzCore
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which picture each built-in style plays, from where to where.
@MainActor @Suite struct StyleCourseTests {
  /// The picture that replaces another on a layer, at a time.
  private func picture(
    on layer: @escaping () -> CALayer?,
    of stage: Stage,
    _ body: () throws -> Void
  ) throws -> CATransition {
    var found: CATransition?
    stage.schedule(at: 0.2) {
      found =
        layer()?.animationTable.entries.lazy.compactMap { $0.animation as? CATransition }.first
    }
    try body()
    return try #require(found)
  }

  private func container(_ theatre: Theatre) -> () -> CALayer? {
    { theatre.b.presentationController?.containerView?.layer }
  }

  @Test(.evidence(.inferred))
  func aFlipTurnsFromTheRightAndBackFromTheLeft() throws {
    let theatre = Theatre(.fullScreen)
    theatre.b.modalTransitionStyle = .flipHorizontal
    let coming = try picture(on: container(theatre), of: theatre.stage) { try theatre.present() }
    let going = try picture(on: container(theatre), of: theatre.stage) { try theatre.dismiss() }
    #expect((coming.style as? Flip)?.from == .right && (going.style as? Flip)?.from == .left)
    for each in [coming, going] {
      #expect(each.startProgress == 0 && each.endProgress == 1 && each.duration == 0.75)
      #expect(each.timingFunction?.curve == CAMediaTimingFunction(name: .easeInEaseOut).curve)
    }
  }

  /// In front of a screen that stays, the way back is the way there.
  @Test(.evidence(.documented))
  func aFlipInFrontOfAScreenRunsBackwards() throws {
    let theatre = Theatre(.overFullScreen)
    theatre.b.modalTransitionStyle = .flipHorizontal
    let view = { theatre.b.view.layer }
    let coming = try picture(on: view, of: theatre.stage) { try theatre.present() }
    let going = try picture(on: view, of: theatre.stage) { try theatre.dismiss() }
    #expect((coming.style as? Flip)?.from == .right && (going.style as? Flip)?.from == .right)
    #expect(coming.startProgress == 0 && coming.endProgress == 1)
    #expect(going.startProgress == 1 && going.endProgress == 0)
  }

  @Test func aDissolveOfWholeScreensIsOneOfTheCatalogue() throws {
    let theatre = Theatre(.fullScreen)
    theatre.b.modalTransitionStyle = .crossDissolve
    let coming = try picture(on: container(theatre), of: theatre.stage) { try theatre.present() }
    let going = try picture(on: container(theatre), of: theatre.stage) { try theatre.dismiss() }
    #expect(coming.style is CrossDissolve && going.style is CrossDissolve)
  }

  @Test func aPageRollsUpAndUnrolls() throws {
    let theatre = Theatre(.fullScreen)
    theatre.b.modalTransitionStyle = .partialCurl
    let bare = theatre.stage.scene()
    let coming = try picture(on: container(theatre), of: theatre.stage) { try theatre.present() }
    #expect(coming.style is CurlUp)
    #expect(coming.startProgress == 0 && coming.endProgress == CurlView.restingProgress)
    let curl = try #require(theatre.b.presentationController?.chrome.curl)
    #expect(curl.superview === container(theatre)()?.host as? UIView)
    #expect(curl.frame == theatre.stage.window.bounds)
    var stillStands: Bool?
    theatre.stage.schedule(at: 0.3) { stillStands = curl.superview != nil }
    let going = try picture(on: container(theatre), of: theatre.stage) { try theatre.dismiss() }
    #expect(stillStands == false, "its picture unrolls instead")
    #expect(going.startProgress == 1 - CurlView.restingProgress && going.endProgress == 1)
    #expect(!(going.style is CrossDissolve))
    #expect(curl.window == nil && theatre.stage.scene() == bare)
  }

  /// A popover fades, whatever its style.
  @Test(.evidence(.inferred), arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal])
  func aPopoverFades(look: UIModalTransitionStyle) throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    theatre.b.modalTransitionStyle = look
    theatre.b.popoverPresentationController?.sourceView = theatre.a.view
    var alpha: Float = -1
    theatre.stage.schedule(at: 0.175) {
      let panel = theatre.b.presentationController?.presentedView
      alpha = panel?.layer.presentation()?.opacity ?? -1
    }
    #expect(try theatre.present().duration == 0.35)
    #expect(isNear(Double(alpha), 0.5, within: 0.01))
  }

  /// Sheets on top of each other leave together, as far as the highest has to go.
  @Test func stackedSheetsSlideTogether() throws {
    let (stage, root, lower, upper) = (Stage(device: .iPhone15), A(), B(), Third())
    stage.show(root)
    lower.sheetPresentationController?.detents = [.medium()]
    try stage.record { root.present(lower, animated: true) }
    try stage.record { lower.present(upper, animated: true) }
    let sheets = [lower, upper].compactMap { $0.presentationController?.presentedView }
    let places = sheets.map(\.frame.minY)
    var shown: [CGFloat] = []
    stage.schedule(at: 0.1) { shown = sheets.map { $0.layer.presentation()?.frame.minY ?? -1 } }
    try stage.record { root.dismiss(animated: true) }
    let highest = try #require(places.min())
    #expect(shown.count == 2 && places[0] != places[1])
    for (start, now) in zip(places, shown) {
      #expect(isNear(now - start, (852 - highest) * 0.54478, within: 0.1))
    }
  }
}
