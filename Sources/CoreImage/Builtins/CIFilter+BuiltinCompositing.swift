extension CIFilter {
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISourceOverCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISourceOutCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISourceAtopCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIAdditionCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIMultiplyCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIMinimumCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIScreenBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIOverlayBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIDarkenBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CILightenBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIColorDodgeBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIColorBurnBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISoftLightBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIHardLightBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIExclusionBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIHueBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CISaturationBlendMode")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CIColorBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    TypedFilter("CILuminosityBlendMode")
  }
}
