internal import Bitmap
import Foundation
internal import Scene
internal import VirtualTime

extension FilterKind {
  static let codes = [
    FilterKind(
      "CIQRCodeGenerator",
      kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", value: .data),
        FilterInput(key: "inputCorrectionLevel", value: .text("M")),
      ]
    ) { values in
      let text = Array(try values.data("inputMessage"))
      guard let level = QRLevel(rawValue: try values.text("inputCorrectionLevel")),
        let code = QRCode(text, level: level)
      else {
        StageCore.ambient.warnOnce(
          "CIQRCodeGenerator",
          "there is no QR code of \(text.count) bytes with that correction level",
          remedy: "use at most 1273 bytes and one of the levels L, M, Q and H",
          kind: .misuse
        )
        return nil
      }
      return code.image
    }
  ]
}

extension QRCode {
  /// [W] Modules stay hard when the image is scaled.
  fileprivate var image: CIImage {
    let bitmap = bitmap
    return CIImage(
      BitmapRecipe(bitmap: bitmap),
      extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    ).samplingNearest()
  }
}
