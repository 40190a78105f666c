public import Foundation

// [D] CIFeature.h.
public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"

/// What a detector would find; nothing here makes one.
open class CIFeature: NSObject {
  public let type: String
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    (self.type, self.bounds) = (type, bounds)
    super.init()
  }
}

open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}

open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

open class CIQRCodeFeature: CIRectangleFeature {
  open var messageString: String? { nil }
}

open class CITextFeature: CIRectangleFeature {
  open var subFeatures: [Any]? { nil }
}
