public import CoreImage
public import Foundation

// Without a device nobody calls these, but code names them.

extension CIContext {
  /// Every context gives the same pixels.
  public convenience init(
    mtlDevice device: any MTLDevice,
    options: [CIContextOption: Any]? = nil
  ) { self.init(options: options) }

  public convenience init(
    mtlCommandQueue commandQueue: any MTLCommandQueue,
    options: [CIContextOption: Any]? = nil
  ) { self.init(options: options) }

  /// There is no texture to draw into.
  public func render(
    _ image: CIImage,
    to texture: any MTLTexture,
    commandBuffer: (any MTLCommandBuffer)?,
    bounds: CGRect,
    colorSpace: CGColorSpace
  ) { RenderingGap.metal.report() }
}
