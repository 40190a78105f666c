import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// What a dissolved view and the dimming behind a sheet are worth before, during and after.
@MainActor @Suite struct FadeTests {
  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .overFullScreen, .overCurrentContext, .formSheet,
  ]

  private func shownAlpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

  /// Through the panel of a sheet, which fades in its view's stead.
  private func seenAlpha(_ view: UIView) -> Float {
    sequence(first: view, next: \.superview).map(shownAlpha).reduce(1, *)
  }

  @Test(arguments: styles, [1, 0.75] as [CGFloat])
  func aDissolvedViewIsAsItWasAfterItsDismissal(
    style: UIModalPresentationStyle,
    alpha: CGFloat
  ) throws {
    let theatre = Theatre(style)
    let view: UIView = theatre.b.view
    theatre.b.modalTransitionStyle = .crossDissolve
    view.alpha = alpha
    for _ in 0..<2 {
      var (coming, leaving): (Float, Float) = (-1, -1)
      theatre.stage.schedule(at: 0.175) { coming = seenAlpha(view) }
      try theatre.present()
      #expect(view.alpha == alpha && seenAlpha(view) == Float(alpha))
      // easeInOut is half-way at half its time.
      #expect(abs(coming - Float(alpha) / 2) < 0.01)
      theatre.stage.schedule(at: 0.175) { leaving = seenAlpha(view) }
      try theatre.dismiss()
      #expect(abs(leaving - Float(alpha) / 2) < 0.01)
      #expect(view.alpha == alpha && view.window == nil)
      #expect(theatre.stage.faults.isEmpty)
    }
  }

  @Test func aDissolveThatIsNotAnimatedLeavesItsViewAlone() throws {
    let theatre = Theatre(.overFullScreen)
    theatre.b.modalTransitionStyle = .crossDissolve
    try theatre.present(animated: false)
    #expect(theatre.b.view.alpha == 1)
    try theatre.dismiss(animated: false)
    #expect(theatre.b.view.alpha == 1)
  }

  /// The styles as a cancelled dismissal plays them: by their own animations, led by a percentage.
  private func cancelDismissal(
    of theatre: Theatre,
    _ look: @escaping (UIView) -> Void
  ) throws {
    let dimming = try #require(theatre.b.presentationController?.chrome.dimming)
    let director = Director()
    let driver = UIPercentDrivenInteractiveTransition()
    director.animator = SlideAnimator { _ in }
    director.interaction = driver
    theatre.b.transitioningDelegate = director
    theatre.stage.schedule(at: 0.1) { driver.update(0.5) }
    theatre.stage.schedule(at: 0.2) {
      look(dimming)
      driver.cancel()
    }
    try theatre.dismiss()
    theatre.b.transitioningDelegate = nil
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test func dimmingComesBackAfterACancelledDismissal() throws {
    let theatre = Theatre(.formSheet)
    try theatre.present()
    let dimming = try #require(theatre.b.presentationController?.chrome.dimming)
    #expect(dimming.alpha == 1 && shownAlpha(dimming) == 1)
    let before = theatre.stage.scene()
    try cancelDismissal(of: theatre) { #expect(shownAlpha($0) < 1) }
    #expect(dimming.alpha == 1 && shownAlpha(dimming) == 1)
    #expect(theatre.stage.scene() == before)
    try theatre.dismiss()
    #expect(dimming.window == nil)
  }

  @Test func dimmingFadesInAndOutWithTheSheet() throws {
    let theatre = Theatre(.pageSheet)
    var shown: [Float] = []
    let look = { [self] in
      if let dimming = theatre.b.presentationController?.chrome.dimming {
        shown.append(shownAlpha(dimming))
      }
    }
    for time in [0.02, 0.1, 0.2] { theatre.stage.schedule(at: time, look) }
    try theatre.present()
    #expect(shown == shown.sorted() && shown.count == 3 && shown[0] < 0.5 && shown[2] > shown[0])
    shown = []
    for time in [0.02, 0.1, 0.2] { theatre.stage.schedule(at: time, look) }
    try theatre.dismiss()
    #expect(shown == shown.sorted().reversed() && shown.count == 3 && shown[2] < shown[0])
  }
}
