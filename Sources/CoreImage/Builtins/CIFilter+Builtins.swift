// The factories of `CIFilterBuiltins`, which need no import of their own here.

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    TypedFilter("CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter("CIBoxBlur") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    TypedFilter("CIColorControls")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    TypedFilter("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter("CIVibrance") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter("CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { TypedFilter("CIColorClamp") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    TypedFilter("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    TypedFilter("CISRGBToneCurveToLinear")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    TypedFilter("CIColorMonochrome")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    TypedFilter("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    TypedFilter("CIMinimumComponent")
  }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter("CIMaskToAlpha") }
  public class func vignette() -> any CIFilter & CIVignette { TypedFilter("CIVignette") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    TypedFilter("CIBlendWithMask")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    TypedFilter("CIDissolveTransition")
  }
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    TypedFilter("CIFlashTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    TypedFilter("CISwipeTransition")
  }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    TypedFilter("CICopyMachineTransition")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    TypedFilter("CILinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    TypedFilter("CIRadialGradient")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    TypedFilter("CICheckerboardGenerator")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    TypedFilter("CIQRCodeGenerator")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter("CIAffineClamp") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    TypedFilter("CILanczosScaleTransform")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter("CIAreaAverage") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    TypedFilter("CIPhotoEffectTonal")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    TypedFilter("CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    TypedFilter("CIBlendWithRedMask")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter("CIFalseColor") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    TypedFilter("CIColorPosterize")
  }
  public class func colorCube() -> any CIFilter & CIColorCube { TypedFilter("CIColorCube") }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    TypedFilter("CIColorPolynomial")
  }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    TypedFilter("CIWhitePointAdjust")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter("CIUnsharpMask") }
}
