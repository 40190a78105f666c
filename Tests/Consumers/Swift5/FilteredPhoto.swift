import CoreImage
import UIKit

/// A screen whose background is its own blurred picture, as many apps make one.
final class FilteredPhotoController: UIViewController {
  let background = UIImageView()
  let photo: UIImage
  private let context = CIContext(options: nil)

  init(photo: UIImage) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    background.frame = view.bounds
    background.image = blurred(photo, radius: 8)
    view.addSubview(background)
  }

  func blurred(_ image: UIImage, radius: CGFloat) -> UIImage? {
    guard let input = CIImage(image: image), let filter = CIFilter(name: "CIGaussianBlur") else {
      return nil
    }
    filter.setDefaults()
    filter.setValue(input.clampedToExtent(), forKey: kCIInputImageKey)
    filter.setValue(radius, forKey: kCIInputRadiusKey)
    guard let output = filter.value(forKey: kCIOutputImageKey) as? CIImage,
      let picture = context.createCGImage(output, from: input.extent)
    else { return nil }
    return UIImage(cgImage: picture, scale: image.scale, orientation: image.imageOrientation)
  }

  func sepia(_ image: UIImage) -> UIImage? {
    let parameters = [kCIInputIntensityKey: 0.8]
    guard let input = CIImage(image: image) else { return nil }
    return UIImage(ciImage: input.applyingFilter("CISepiaTone", parameters: parameters))
  }
}
