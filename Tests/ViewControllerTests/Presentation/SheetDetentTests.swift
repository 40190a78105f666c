import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sheets with several heights, under the finger and by program.
@MainActor @Suite struct SheetDetentTests {
  final class Delegate: DismissalLog, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      lines.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
  }

  let theatre = Theatre(.pageSheet)
  let delegate = Delegate()
  let sheet: UISheetPresentationController

  // The top edge stands here at rest: 852 less 34 at the bottom, less 759 or 425.
  private static let (large, medium): (CGFloat, CGFloat) = (59, 393)

  init() throws {
    sheet = try #require(theatre.b.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = delegate
    try theatre.present()
  }

  @Test func detentsWithoutANameAreTold() throws {
    typealias Detent = UISheetPresentationController.Detent
    let detents = [Detent.custom { _ in 200 }, .custom { _ in 400 }]
    #expect(detents[0].identifier != detents[1].identifier)
    sheet.detents = detents
    sheet.selectedDetentIdentifier = detents[1].identifier
    theatre.stage.advance(by: 0)
    let low = top
    sheet.selectedDetentIdentifier = detents[0].identifier
    theatre.stage.advance(by: 0)
    #expect(top == low + 200)
  }

  private var top: CGFloat { theatre.b.view.convert(CGPoint.zero, to: nil).y }
  private var shownTop: CGFloat {
    sheet.presentedView?.layer.presentation()?.frame.minY ?? -1
  }

  @discardableResult
  private func drag(from y: CGFloat, by way: CGFloat, in seconds: TimeInterval = 1) throws -> Film {
    try theatre.stage.record {
      theatre.stage.drag(
        from: CGPoint(x: 200, y: y),
        to: CGPoint(x: 200, y: y + way),
        duration: seconds
      )
    }
  }

  @Test(.evidence(.documented))
  func aDetentMeasuresItselfByItsSpace() throws {  // iOS 16
    let own = UISheetPresentationController.Detent.custom { context in
      context.containerTraitCollection.verticalSizeClass == .regular
        ? context.maximumDetentValue / 3 : 200
    }
    sheet.detents = [own, .large()]
    theatre.stage.advance(by: 0)
    #expect(isNear(Double(top), 852 - 34 - 253))
    struct Low: UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
      let maximumDetentValue: CGFloat = 90
    }
    #expect(own.resolvedValue(in: Low()) == 200)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Low()) == nil)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: Low()) == 90)
  }

  @Test(.evidence(.documented))
  func aDragUpRestsAtTheHigherDetent() throws {
    #expect(top == Self.medium)
    var halfway: CGFloat = 0
    theatre.stage.schedule(at: 1) { halfway = shownTop }
    try drag(from: 500, by: -250)
    // The finger's first ten points tell a drag from a tap; it moves with the frames.
    #expect(abs(halfway - (Self.medium - 240)) < 5)
    #expect(top == Self.large)
    #expect(delegate.lines == ["large"])
    #expect(sheet.selectedDetentIdentifier == .large)
    try drag(from: 100, by: 300)
    #expect(top == Self.medium)
    #expect(delegate.lines == ["large", "medium"])
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(.evidence(.inferred))
  func aShortDragGoesBack() throws {  // To the nearest detent.
    try drag(from: 500, by: -100)
    #expect(top == Self.medium)
    #expect(delegate.lines == [])
  }

  @Test(.rule("presentation.order-with-controller", .documented))
  func belowItsLowestDetentItLeaves() throws {
    let film = try drag(from: 500, by: 340)
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(theatre.a.presentedViewController == nil)
    #expect(
      film.appearances.map { $0.prefix(22) } == [
        "B.viewWillDisappear(tr", "B.viewDidDisappear(tru",
      ]
    )
  }

  @Test(.rule("presentation.order-with-controller", .documented, .measured))
  func whoMayNotLeaveStretchesAndComesBack() throws {
    delegate.allows = false
    let before = theatre.stage.scene()
    var stretched: CGFloat = 0
    theatre.stage.schedule(at: 1) { stretched = shownTop }
    try drag(from: 500, by: 300)
    #expect(delegate.lines == ["should", "attempt"])
    #expect(stretched > Self.medium + 50 && stretched < Self.medium + 250)
    #expect(top == Self.medium)
    #expect(theatre.stage.scene() == before)
  }

  @Test(.evidence(.reported))
  func aboveItsHighestDetentItStretches() throws {
    sheet.detents = [.large()]
    theatre.stage.advance(by: 0)
    let before = theatre.stage.scene()
    var stretched: CGFloat = 0
    theatre.stage.schedule(at: 1) { stretched = shownTop }
    try drag(from: 100, by: -60)
    #expect(stretched < Self.large && stretched > Self.large - 50)
    #expect(theatre.stage.scene() == before)
    #expect(delegate.lines == [])
  }

  @Test(.evidence(.reported))
  func animatedChangesSlide() throws {  // The system's spring.
    var heights: [CGFloat] = []
    theatre.stage.schedule(at: 0.1) { heights.append(shownTop) }
    let film = try theatre.stage.record {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    #expect(film.duration == 0.5)
    #expect(isNear(Double(heights[0]), 393 - 334 * 0.54478, within: 0.1))
    #expect(top == Self.large)
    // [D] Only of what the user does.
    #expect(delegate.lines == [])
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func aGrabberAndCornersChangeAtOnceOrFade(animated: Bool) throws {
    let panel = try #require(sheet.chrome.panel)
    func grabber() -> UIView? { panel.subviews.first { $0.bounds.width == 36 } }
    var seen: [(frame: CGRect, opacity: Double, radius: Double)] = []
    theatre.stage.schedule(at: 0.1) {
      guard let shown = grabber()?.layer.presentation() else { return }
      let radius = panel.clip.layer.presentation()?.cornerRadius ?? -1
      seen.append((shown.frame, Double(shown.opacity), Double(radius)))
    }
    let change = { [sheet] in
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 30
    }
    try theatre.stage.record(for: 0.5, fps: 60) {
      if animated { sheet.animateChanges(change) } else { change() }
    }
    let first = try #require(seen.first)
    #expect(first.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    #expect(isNear(first.opacity, animated ? 0.54478 : 1, within: 0.001))
    #expect(isNear(first.radius, animated ? 10 + 20 * 0.54478 : 30, within: 0.02))
    sheet.prefersGrabberVisible = false
    theatre.stage.advance(by: 0)
    #expect(grabber()?.alpha == 0)
  }

  @Test(.evidence(.documented))
  func anUndimmedDetentLeavesThePresenterUsable() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 44))
    theatre.a.view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    sheet.largestUndimmedDetentIdentifier = .medium
    theatre.stage.advance(by: 0)
    let dimming = try #require(sheet.chrome.dimming)
    #expect(dimming.alpha == 0)
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 150, y: 170)) }
    #expect(taps == 1)
    #expect(theatre.a.presentedViewController === theatre.b)
    try theatre.stage.record {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    #expect(dimming.alpha == 1)
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 150, y: 30)) }
    #expect(taps == 1)
    #expect(theatre.a.presentedViewController == nil)
  }

  private func addList() -> UIScrollView {
    let list = UIScrollView(frame: theatre.b.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 3000)
    theatre.b.view.addSubview(list)
    theatre.stage.advance(by: 0)
    return list
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func scrollingAtTheEdgeExpandsFirstIfPreferred(prefers: Bool) throws {
    let list = addList()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = prefers
    try drag(from: 700, by: -250)
    #expect(top == (prefers ? Self.large : Self.medium))
    #expect((list.contentOffset.y > 100) == !prefers)
  }

  @Test(.evidence(.reported))
  func whatIsScrolledScrollsBeforeTheSheetMoves() throws {
    let list = addList()
    list.contentOffset.y = 500
    try drag(from: 500, by: 200)
    #expect(top == Self.medium)
    #expect(list.contentOffset.y < 400)
    list.contentOffset.y = 0
    try drag(from: 500, by: 340)
    #expect(theatre.a.presentedViewController == nil)
  }
}
