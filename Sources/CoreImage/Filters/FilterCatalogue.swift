internal import VirtualTime

/// The filters that exist here, and the names of those that only iOS has.
enum FilterCatalogue {
  static let kinds: [FilterKind] =
    FilterKind.blurs + FilterKind.sharpening + FilterKind.adjustments + FilterKind.effects
    + FilterKind.cubes + FilterKind.compositing + FilterKind.masks + FilterKind.gradients
    + FilterKind.generators + FilterKind.codes + FilterKind.geometry + FilterKind.stylizing
    + FilterKind.transitions + FilterKind.reductions

  private static let byName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })

  /// Nil for a name that does not exist, as on iOS, and for a filter that is missing here, which is
  /// reported.
  static func find(_ name: String) -> FilterKind? {
    if let kind = byName[name] { return kind }
    if missing.contains(name) {
      StageCore.ambient.warnOnce(
        "CIFilter",
        "the filter \(name) does not exist here, so CIFilter(name:) is nil",
        remedy: "use one of CIFilter.filterNames(inCategory: nil), or show the image without it"
      )
    }
    return nil
  }

  /// [D] Built-in filters of iOS that are not here.
  static let missing: Set<String> = [
    "CIAccordionFoldTransition", "CIAffineTile", "CIAreaAlphaWeightedHistogram", "CIAreaBoundsRed",
    "CIAreaHistogram", "CIAreaLogarithmicHistogram", "CIAreaMaximum", "CIAreaMaximumAlpha",
    "CIAreaMinMax", "CIAreaMinMaxRed", "CIAreaMinimum", "CIAreaMinimumAlpha",
    "CIAttributedTextImageGenerator", "CIAztecCodeGenerator", "CIBarcodeGenerator",
    "CIBarsSwipeTransition", "CIBicubicScaleTransform", "CIBlendWithBlueMask", "CIBloom",
    "CIBlurredRectangleGenerator", "CIBokehBlur", "CIBumpDistortion", "CIBumpDistortionLinear",
    "CICMYKHalftone", "CICameraCalibrationLensCorrection", "CICannyEdgeDetector",
    "CICircleSplashDistortion", "CICircularScreen", "CICircularWrap", "CIClamp",
    "CICode128BarcodeGenerator", "CIColorAbsoluteDifference", "CIColorCrossPolynomial",
    "CIColorCubesMixedWithMask", "CIColorCurves", "CIColorMap", "CIColorThreshold",
    "CIColorThresholdOtsu", "CIColumnAverage", "CIComicEffect", "CIConvertLabToRGB",
    "CIConvertRGBtoLab", "CIConvolution3X3", "CIConvolution5X5", "CIConvolution7X7",
    "CIConvolution9Horizontal", "CIConvolution9Vertical", "CIConvolutionRGB3X3",
    "CIConvolutionRGB5X5", "CIConvolutionRGB7X7", "CIConvolutionRGB9Horizontal",
    "CIConvolutionRGB9Vertical", "CICoreMLModelFilter", "CICrystallize",
    "CIDepthBlurEffect", "CIDepthOfField", "CIDepthToDisparity", "CIDiscBlur",
    "CIDisintegrateWithMaskTransition", "CIDisparityToDepth", "CIDisplacementDistortion",
    "CIDistanceGradientFromRedMask", "CIDither", "CIDivideBlendMode", "CIDocumentEnhancer",
    "CIDotScreen", "CIDroste", "CIEdgePreserveUpsampleFilter", "CIEdgeWork", "CIEdges",
    "CIEightfoldReflectedTile", "CIFourfoldReflectedTile",
    "CIFourfoldRotatedTile", "CIFourfoldTranslatedTile", "CIGaborGradients", "CIGaussianGradient",
    "CIGlassDistortion", "CIGlassLozenge", "CIGlideReflectedTile", "CIGloom", "CIGuidedFilter",
    "CIHardMixBlendMode", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate",
    "CIHighlightShadowAdjust", "CIHistogramDisplayFilter", "CIHoleDistortion",
    "CIHueSaturationValueGradient", "CIKMeans", "CIKaleidoscope", "CIKeystoneCorrectionCombined",
    "CIKeystoneCorrectionHorizontal", "CIKeystoneCorrectionVertical", "CILabDeltaE",
    "CILenticularHaloGenerator", "CILightTunnel", "CILineOverlay", "CILineScreen",
    "CILinearBurnBlendMode", "CILinearDodgeBlendMode", "CILinearLightBlendMode",
    "CIMaskedVariableBlur", "CIMaximumScaleTransform", "CIMedianFilter", "CIMeshGenerator", "CIMix",
    "CIModTransition", "CIMorphologyGradient", "CIMorphologyMaximum", "CIMorphologyMinimum",
    "CIMorphologyRectangleMaximum", "CIMorphologyRectangleMinimum", "CIMotionBlur",
    "CINinePartStretched", "CINinePartTiled", "CINoiseReduction", "CIOpTile",
    "CIPDF417BarcodeGenerator", "CIPageCurlTransition", "CIPageCurlWithShadowTransition",
    "CIPaletteCentroid", "CIPalettize", "CIParallelogramTile", "CIPassThroughColor",
    "CIPersonSegmentation", "CIPerspectiveCorrection", "CIPerspectiveRotate", "CIPerspectiveTile",
    "CIPerspectiveTransform", "CIPerspectiveTransformWithExtent", "CIPhotoEffectChrome",
    "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectProcess", "CIPhotoEffectTransfer",
    "CIPinLightBlendMode", "CIPinchDistortion", "CIPointillize", "CIRandomGenerator",
    "CIRippleTransition", "CIRoundedRectangleGenerator", "CIRoundedRectangleStrokeGenerator",
    "CIRowAverage", "CISaliencyMapFilter", "CISampleNearest", "CIShadedMaterial",
    "CISharpenLuminance", "CISixfoldReflectedTile", "CISixfoldRotatedTile",
    "CISmoothLinearGradient", "CISobelGradients", "CISpotColor", "CISpotLight",
    "CIStarShineGenerator", "CIStraightenFilter", "CIStretchCrop", "CIStripesGenerator",
    "CISubtractBlendMode", "CISunbeamsGenerator", "CITemperatureAndTint",
    "CITextImageGenerator", "CIThermal", "CIToneCurve", "CIToneMapHeadroom",
    "CITorusLensDistortion", "CITriangleKaleidoscope", "CITriangleTile",
    "CITwelvefoldReflectedTile", "CITwirlDistortion", "CIVignetteEffect", "CIVividLightBlendMode",
    "CIVortexDistortion", "CIXRay", "CIZoomBlur",
  ]
}
