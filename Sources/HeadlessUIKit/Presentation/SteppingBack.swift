import Foundation
import Geometry

/// The screen behind a large sheet on phones, which is scaled down with round corners.
///
/// Rule presentation.step-back.
extension UIPresentationController {
  // [I] From pictures of iOS 13 to 18; no number is published.
  private static let stepInset: CGFloat = 16
  private static let stepRise: CGFloat = 10

  /// [I] 1 behind a sheet at its full height, 0 from the next lower detent on.
  var stepShare: CGFloat {
    guard let container, let sheet, chrome.panel is SheetPanel, isCard, !sheet.isUndimmed,
      traitCollection.userInterfaceIdiom == .phone, traitCollection.verticalSizeClass != .compact
    else { return 0 }
    let largest = largestHeight(in: container)
    let lower = sheet.heights(upTo: largest).filter { $0 < largest }.max() ?? 0
    guard largest > lower else { return 0 }
    let height = sheet.height(upTo: largest) - pull
    return min(max((height - lower) / (largest - lower), 0), 1)
  }

  /// [W] A sheet below this one, otherwise the whole screen.
  private var steppingView: UIView? {
    presenting?.modal.controller?.viewInContainer ?? presenting?.viewIfLoaded
  }

  /// Can be animated like any layer property.
  func stepPresenterBack(by share: CGFloat) {
    guard let view = steppingView else { return }
    let step = step(of: view, by: share)
    view.layer.change(.stepBack, \.stepBack, to: step)
    let hasStepped = step != .none && share > 0.5  // [I] half of the way
    guard hasSteppedBack != hasStepped else { return }
    hasSteppedBack = hasStepped
    presenting?.stage.statusBar.refresh(animation: .fade)
  }

  func settleStep() {
    if chrome.panel is SheetPanel { stepPresenterBack(by: stepShare) }
  }

  private func step(of view: UIView, by share: CGFloat) -> StepBack {
    guard share > 0, let container, let space = view.superview,
      view.bounds.width == container.bounds.width
    else { return .none }
    let largest = largestHeight(in: container) + container.safeAreaInsets.bottom
    let top = container.bounds.height - largest - Self.stepRise
    return StepBack(
      of: view.layer.values,
      to: space.convert(CGPoint(x: 0, y: top), from: container).y,
      inset: Self.stepInset,
      // A sheet already has round corners.
      cornerRadius: view is PresentationPanel ? 0 : SheetPanel.cornerRadius,
      share: share
    )
  }
}
