public import Foundation

/// A camera, through which nothing is seen.
open class SCNCamera: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  // [D] The defaults.
  open var name: String?
  open var fieldOfView: CGFloat = 60
  open var xFov: Double = 0
  open var yFov: Double = 0
  open var focalLength: CGFloat = 50
  open var sensorHeight: CGFloat = 24
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var automaticallyAdjustsZRange = false
  open var usesOrthographicProjection = false
  open var orthographicScale: Double = 1
  open var projectionTransform = SCNMatrix4Identity
  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  open var apertureBladeCount = 6
  open var focalBlurSampleCount = 25
  open var motionBlurIntensity: CGFloat = 0
  open var wantsHDR = false
  open var wantsExposureAdaptation = true
  open var exposureOffset: CGFloat = 0
  open var averageGray: CGFloat = 0.18
  open var minimumExposure: CGFloat = -15
  open var maximumExposure: CGFloat = 15
  open var bloomIntensity: CGFloat = 0
  open var bloomThreshold: CGFloat = 1
  open var bloomBlurRadius: CGFloat = 4
  open var vignettingPower: CGFloat = 0
  open var vignettingIntensity: CGFloat = 0
  open var colorFringeStrength: CGFloat = 0
  open var colorFringeIntensity: CGFloat = 1
  open var saturation: CGFloat = 1
  open var contrast: CGFloat = 0
  open var categoryBitMask = -1

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNCamera()
    (copy.name, copy.fieldOfView, copy.xFov, copy.yFov) = (name, fieldOfView, xFov, yFov)
    (copy.focalLength, copy.sensorHeight, copy.zNear) = (focalLength, sensorHeight, zNear)
    (copy.zFar, copy.automaticallyAdjustsZRange) = (zFar, automaticallyAdjustsZRange)
    copy.usesOrthographicProjection = usesOrthographicProjection
    (copy.orthographicScale, copy.projectionTransform) = (orthographicScale, projectionTransform)
    (copy.wantsDepthOfField, copy.focusDistance) = (wantsDepthOfField, focusDistance)
    (copy.fStop, copy.apertureBladeCount) = (fStop, apertureBladeCount)
    copy.focalBlurSampleCount = focalBlurSampleCount
    (copy.motionBlurIntensity, copy.wantsHDR) = (motionBlurIntensity, wantsHDR)
    (copy.wantsExposureAdaptation, copy.exposureOffset) = (wantsExposureAdaptation, exposureOffset)
    (copy.averageGray, copy.minimumExposure) = (averageGray, minimumExposure)
    (copy.maximumExposure, copy.bloomIntensity) = (maximumExposure, bloomIntensity)
    (copy.bloomThreshold, copy.bloomBlurRadius) = (bloomThreshold, bloomBlurRadius)
    (copy.vignettingPower, copy.vignettingIntensity) = (vignettingPower, vignettingIntensity)
    copy.colorFringeStrength = colorFringeStrength
    (copy.colorFringeIntensity, copy.saturation) = (colorFringeIntensity, saturation)
    (copy.contrast, copy.categoryBitMask) = (contrast, categoryBitMask)
    return copy
  }
}
