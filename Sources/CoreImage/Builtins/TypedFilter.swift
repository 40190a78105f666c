import Foundation
import Geometry

/// A filter whose inputs are properties, of which each factory shows those that it has.
final class TypedFilter: CIFilter, @unchecked Sendable {
  convenience init(_ name: String) {
    guard let kind = FilterCatalogue.find(name) else { preconditionFailure("no filter \(name)") }
    self.init(kind: kind)
  }

  private func number(_ key: String) -> Float { (values[key] as? NSNumber)?.floatValue ?? 0 }
  private func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
  private func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }

  private func transform(_ key: String) -> CGAffineTransform {
    (values[key] as? NSValue)?.cgAffineTransformValue ?? .identity
  }

  var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }

  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }

  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  var backgroundImage: CIImage? {
    get { values[kCIInputBackgroundImageKey] as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }

  var maskImage: CIImage? {
    get { values[kCIInputMaskImageKey] as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }

  var targetImage: CIImage? {
    get { values[kCIInputTargetImageKey] as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }

  var time: Float {
    get { number(kCIInputTimeKey) }
    set { setValue(newValue, forKey: kCIInputTimeKey) }
  }

  var point0: CGPoint {
    get { vector("inputPoint0").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { vector("inputPoint1").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint1") }
  }

  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var center: CGPoint {
    get { vector(kCIInputCenterKey).cgPointValue }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }

  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var width: Float {
    get { number(kCIInputWidthKey) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }

  var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }

  var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var transform: CGAffineTransform {
    get { transform(kCIInputTransformKey) }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }

  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }

  var extent: CGRect {
    get { vector(kCIInputExtentKey).cgRectValue }
    set { setValue(newValue, forKey: kCIInputExtentKey) }
  }

  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }

  var cubeData: Data {
    get { values["inputCubeData"] as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }

  var redCoefficients: CIVector {
    get { vector("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }

  var greenCoefficients: CIVector {
    get { vector("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }

  var blueCoefficients: CIVector {
    get { vector("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }

  var alphaCoefficients: CIVector {
    get { vector("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }

  var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }

  var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }

  var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }

  var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }

  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
}

extension TypedFilter: CIFlashTransition, CISwipeTransition, CICopyMachineTransition {}
extension TypedFilter: CIFalseColor, CIColorPosterize, CIColorCube, CIColorPolynomial {}
extension TypedFilter: CIWhitePointAdjust, CIUnsharpMask {}
extension TypedFilter: CIGaussianBlur, CIBoxBlur, CIColorControls, CIExposureAdjust, CIGammaAdjust,
  CIHueAdjust, CIVibrance, CIColorMatrix, CIColorClamp, CILinearToSRGBToneCurve,
  CISRGBToneCurveToLinear, CISepiaTone, CIColorMonochrome, CIColorInvert, CIMaximumComponent,
  CIMinimumComponent, CIMaskToAlpha, CIPhotoEffect, CIVignette, CICompositeOperation,
  CIBlendWithMask, CIDissolveTransition, CILinearGradient, CIRadialGradient,
  CICheckerboardGenerator, CIQRCodeGenerator, CIAffineClamp, CILanczosScaleTransform, CIPixellate,
  CIAreaAverage
{}
