import Foundation
import Geometry

/// The line at the lower edge of the screen, shown or hidden as the controllers prefer.
@MainActor
final class HomeIndicator: StageAttachment {
  private unowned let stage: Stage
  private(set) lazy var view = makeView()
  /// Whether frames show it.
  var isDrawn = false {
    didSet { refresh() }
  }

  // [I] Measured on screenshots: a phone's line is 0.354 of its shorter side wide and 5 points
  // high, 8 points above the edge.
  private static let fraction: CGFloat = 0.354
  private static let padWidth: CGFloat = 315
  private static let height: CGFloat = 5
  private static let distance: CGFloat = 8

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Updates it to the screen, the appearance and the controllers.
  func refresh() {
    guard isDrawn else { return }
    let screen = stage.screen.bounds
    let isPhone = stage.device.idiom == .phone
    let width =
      isPhone ? (min(screen.width, screen.height) * Self.fraction).rounded() : Self.padWidth
    view.bounds.size = CGSize(width: width, height: Self.height)
    view.center = CGPoint(
      x: screen.midX,
      y: screen.maxY - Self.distance - Self.height / 2
    )
    // [I] A phone chooses the colour by the content below; here it is the status bar's.
    view.backgroundColor = stage.statusBar.isDark ? .black : .white
    view.alpha = stage.hidesHomeIndicator || stage.device.hasHomeButton ? 0 : 1
  }

  private func makeView() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = Self.height / 2
    view.layer.rootCore = stage.core
    return view
  }
}
