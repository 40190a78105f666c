public import Foundation
internal import VirtualTime

// [D] CIDetector.h.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"

public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Looks for faces, rectangles, codes or text, and finds none, which is reported once.
open class CIDetector: NSObject {
  private static let types = [
    CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
  ]

  /// [D] Nil for an unknown type.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard Self.types.contains(type) else { return nil }
    super.init()
  }

  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    StageCore.ambient.warnOnce(
      "CIDetector",
      "nothing is detected in images: no faces, rectangles, codes or texts are found",
      remedy: "give what you film a result of your own"
    )
    return []
  }
}
