public import Geometry

// None of these has an effect: text is drawn as outlines, exactly where it stands, and colors are
// exact until they are pixels.

extension CGContext {
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
