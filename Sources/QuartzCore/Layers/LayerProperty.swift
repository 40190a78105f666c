/// A property of a layer that has a key.
package enum LayerProperty: String, CaseIterable, Hashable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, isHidden = "hidden", isDoubleSided = "doubleSided", masksToBounds
  case cornerRadius, borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  /// Internal: the effect of a UIVisualEffectView on what is below.
  case backdrop
  /// Internal: how far a screen is scaled down behind a sheet.
  case stepBack
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  case colors, locations, startPoint, endPoint
  case instanceDelay, instanceTransform, instanceColor, instanceCount
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// Whether UIView's animations add an offset to it instead of replacing it.
  ///
  /// [M] position, bounds and transform add; opacity replaces. [I] The other numbers add.
  package var isAdditive: Bool {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .cornerRadius, .borderWidth, .shadowOffset, .shadowRadius,
      .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit, .startPoint, .endPoint:
      true
    case .opacity, .isHidden, .isDoubleSided, .masksToBounds, .borderColor, .backgroundColor,
      .shadowColor, .shadowOpacity, .shadowPath, .contents, .contentsRect, .contentsCenter,
      .contentsScale, .path, .fillColor, .strokeColor, .colors, .locations, .instanceDelay,
      .instanceTransform, .instanceColor, .instanceCount, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset, .backdrop, .stepBack:
      false
    }
  }
}
