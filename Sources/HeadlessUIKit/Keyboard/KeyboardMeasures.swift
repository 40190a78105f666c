import Foundation
import Geometry

/// The heights of the keyboard's parts on a screen in its current orientation.
struct KeyboardMeasures: Hashable {
  /// The height of the rows of keys.
  let keys: CGFloat
  /// The height of the suggestion bar above them.
  let strip: CGFloat
  /// The height below the keys: the globe, and the home indicator's area.
  let bottomInset: CGFloat

  // [W] Lists of keyboard heights that apps collected: 216 points of keys on phones, 226 on wide
  // ones, 162 in landscape. Phones without a home button have 75 points below them.
  init(_ device: Stage.Device, _ size: CGSize) {
    let isLandscape = size.width > size.height
    guard device.idiom != .pad else {
      // [I] Guesses: no lists have the heights of docked keyboards on pads.
      let isLarge = min(size.width, size.height) >= 1000
      keys = isLandscape ? (isLarge ? 421 : 353) : (isLarge ? 328 : 265)
      (strip, bottomInset) = (55, device.safeArea.bottom)
      return
    }
    let hasButton = device.hasHomeButton
    if isLandscape {
      (keys, strip, bottomInset) = hasButton ? (162, 38, 0) : (150, 38, 21)
    } else {
      keys = min(size.width, size.height) >= 414 ? 226 : 216
      (strip, bottomInset) = hasButton ? (44, 0) : (45, 75)
    }
  }

  func height(withStrip: Bool) -> CGFloat { keys + bottomInset + (withStrip ? strip : 0) }
}
