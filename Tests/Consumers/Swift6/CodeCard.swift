import CoreImage.CIFilterBuiltins
import UIKit

/// A card with a QR code, made as Apple's documentation shows.
final class CodeCard: UIView {
  let code = UIImageView()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = "M"
    let scaled = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 6, y: 6))
    code.image = scaled.map { UIImage(ciImage: $0) }
    code.sizeToFit()
    addSubview(code)
  }

  required init?(coder: NSCoder) { nil }
}
