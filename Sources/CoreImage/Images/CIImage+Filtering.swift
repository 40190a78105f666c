public import Foundation

extension CIImage {
  /// What a filter makes of the image; the image itself if there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(self, forKey: kCIInputImageKey)
    }
    filter.setValuesForKeys(params)
    return filter.outputImage ?? CIImage()
  }

  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// [D] The same as the filter `CIGaussianBlur`.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(deviation: sigma) }

  public func composited(over dest: CIImage) -> CIImage { combined(with: dest, .sourceOver) }

  public func insertingIntermediate() -> CIImage { self }
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Opaque inside of a rectangle and clear outside of it.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = colored(.matrix(.opaque))
    return opaque.cropped(to: extent)
  }
}
