public import CoreImage

extension CIImage {
  /// Nothing makes a buffer here: what code makes of one is empty.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init() }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init() }
}
