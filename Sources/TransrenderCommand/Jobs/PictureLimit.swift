import CairoRenderer
import Foundation
import Imaging

/// The largest picture that is drawn.
struct PictureLimit {
  /// Where a file says what is drawn, such as `sheet.json:2:3`.
  let place: String?

  /// `size` is in points.
  func check(_ size: CGSize, scale: Double) throws(InputError) {
    let side = max(size.width, size.height)
    guard side * scale <= Double(Renderer.largestSide) else {
      throw complaint(
        "a picture has at most \(Renderer.largestSide) pixels a side, and \(Int(side)) points at"
          + " --scale \(scale) are more"
      )
    }
    guard size.width * scale * size.height * scale <= Double(PNG.Limits.standard.pixels) else {
      throw complaint(
        "a picture has at most \(PNG.Limits.standard.pixels) pixels, and \(Int(size.width))×"
          + "\(Int(size.height)) points at --scale \(scale) are more"
      )
    }
  }

  private func complaint(_ what: String) -> InputError {
    InputError((place.map { $0 + ": " } ?? "") + what + "; choose a smaller --scale")
  }
}
