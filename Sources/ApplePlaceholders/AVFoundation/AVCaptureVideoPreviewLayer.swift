public import Foundation
public import QuartzCore

/// The camera's picture, which is black.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// [D] Nil as long as no camera is connected.
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = .black
  }

  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  // MARK: Places

  /// From 0 to 1 across the layer, as if the picture filled it upright.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(
      x: (pointInLayer.x - bounds.minX) / bounds.width,
      y: (pointInLayer.y - bounds.minY) / bounds.height
    )
  }

  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  open func metadataOutputRectConverted(fromLayerRect rectInLayer: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rectInLayer.origin)
    let end = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayer.maxX, y: rectInLayer.maxY)
    )
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      origin: layerPointConverted(fromCaptureDevicePoint: rect.origin),
      size: CGSize(width: rect.width * bounds.width, height: rect.height * bounds.height)
    )
  }

  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
}
