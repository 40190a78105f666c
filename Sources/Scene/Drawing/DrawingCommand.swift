public import Bitmap
public import Foundation
public import Geometry

/// One step of a drawing.
///
/// Paths and rectangles are in the space of the current transform, which is initially the layer's
/// own. `save` and `restore` apply to the transform and the clip.
public enum DrawingCommand: Hashable, Sendable {
  case save
  case restore
  /// Applied before the current transform, as `CGContext.concatenate` does.
  case concatenate(CGAffineTransform)
  case clip(Path, rule: CGPathFillRule)
  /// Clips to the rectangle and multiplies by the bitmap's alpha stretched over it.
  case clipToAlpha(Bitmap, in: CGRect)
  /// The same with a picture that is still a drawing.
  case clipToPicture(FrozenContent, in: CGRect)
  case fill(Path, rule: CGPathFillRule, ink: Ink)
  case stroke(Path, style: StrokeStyle, ink: Ink)
  case image(ImageContent, in: CGRect, opacity: Double, blendMode: CGBlendMode)
  /// Glyphs on a baseline that starts at the point.
  case glyphs(GlyphRun, at: CGPoint, ink: Ink)
  /// A frozen subtree, its `source` stretched over the rectangle.
  case frozen(FrozenContent, in: CGRect, opacity: Double)
  /// Everything up to the matching end is composited as one picture.
  case beginGroup(DrawingGroup)
  case endGroup
}
