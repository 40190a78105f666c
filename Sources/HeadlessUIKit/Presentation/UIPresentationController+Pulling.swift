import Foundation
import Timeline

/// A sheet under a finger: its distance from its detent, and where it settles.
extension UIPresentationController {
  /// From the highest detent to the lowest, measured downwards from the current one.
  var pullRange: ClosedRange<CGFloat> {
    guard isCard, let sheet, let container else {
      return 0...0
    }
    let heights = sheet.heights(upTo: largestHeight(in: container))
    let resting = sheet.height(upTo: largestHeight(in: container))
    let (lowest, highest) = (heights.min() ?? resting, heights.max() ?? resting)
    return (resting - highest)...(resting - lowest)
  }

  /// Moves the sheet at once.
  func pull(to offset: CGFloat) {
    pull = offset
    guard let panel = chrome.panel else { return }
    UIView.performWithoutAnimation {
      panel.frame = frameInContainer
      panel.layoutIfNeeded()
      settleStep()
    }
  }

  /// At the end of a drag, the sheet slides to the detent nearest to the finger's projected
  /// position.
  func settlePull(near offset: CGFloat) {
    let sheet = sheet
    let before = sheet?.restingDetent
    let settle = { [self] in
      if isCard, let sheet, let container {
        let largest = largestHeight(in: container)
        sheet.select(nearest: sheet.height(upTo: largest) - offset, upTo: largest)
      }
      pull = 0
      contentSizeChanged()
      chrome.panel?.layoutIfNeeded()
    }
    UIView.run(
      duration: Spring.systemDuration,
      pacing: .spring(.system, velocity: 0),
      animations: settle
    )
    guard let sheet, sheet.restingDetent !== before else { return }
    sheet.notifyOfDetent()
  }
}

extension UISheetPresentationController {
  func heights(upTo largest: CGFloat) -> [CGFloat] {
    detents.compactMap { height(of: $0, upTo: largest) }
  }

  fileprivate func select(nearest height: CGFloat, upTo largest: CGFloat) {
    let distances = detents.compactMap { detent in
      self.height(of: detent, upTo: largest).map { (detent, abs($0 - height)) }
    }
    guard let nearest = distances.min(by: { $0.1 < $1.1 })?.0, nearest !== restingDetent else {
      return
    }
    selectedDetentIdentifier = nearest.identifier
  }

  func selectLowestDetent() {
    guard isCard, let container else { return }
    let before = restingDetent
    select(nearest: 0, upTo: largestHeight(in: container))
    if restingDetent !== before { notifyOfDetent() }
  }

  /// [D] Notifies of changes by the user.
  fileprivate func notifyOfDetent() {
    let delegate = delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
