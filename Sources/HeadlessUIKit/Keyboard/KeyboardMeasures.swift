import Foundation
import Geometry

/// How high the parts of the keyboard are on a screen as it stands now.
struct KeyboardMeasures: Hashable {
  /// The rows of keys.
  let keys: CGFloat
  /// The bar of suggestions above them.
  let strip: CGFloat
  /// Below the keys: the globe, and the home indicator's room.
  let foot: CGFloat

  // [W] Lists of keyboard heights that apps collected: 216 points of keys on phones, 226 on wide
  // ones, 162 across. Below them 75 points stand on phones without a home button.
  init(_ device: Stage.Device, _ size: CGSize) {
    let isLying = size.width > size.height
    guard device.idiom != .pad else {
      // [I] Guesses: heights of docked keyboards on pads were not found in lists.
      let isLarge = min(size.width, size.height) >= 1000
      keys = isLying ? (isLarge ? 421 : 353) : (isLarge ? 328 : 265)
      (strip, foot) = (55, device.safeArea.bottom)
      return
    }
    let hasButton = device.hasHomeButton
    if isLying {
      (keys, strip, foot) = hasButton ? (162, 38, 0) : (150, 38, 21)
    } else {
      keys = min(size.width, size.height) >= 414 ? 226 : 216
      (strip, foot) = hasButton ? (44, 0) : (45, 75)
    }
  }

  func height(withStrip: Bool) -> CGFloat { keys + foot + (withStrip ? strip : 0) }
}
