public import CoreGraphics
public import Foundation
public import Geometry
import Typography
public import VirtualTime

/// Sets a text in frames.
public final class CTFramesetter {
  /// With UIKit's names of attributes.
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text.namedAsInUIKit
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// A path that is no rectangle is filled as the box around it.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  if !path.isRect(nil) {
    StageCore.ambient.warnOnce(
      "CTFramesetter",
      "text is set in the box around a path here, not inside the path",
      remedy: "use a rectangle"
    )
  }
  return CTFrame(framesetter.text, framesetter.text.whole(stringRange), in: path)
}

/// The size that the lines take, and on request what of the text has found room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let limits = CGSize(
    width: min(constraints.width, unlimited),
    height: min(constraints.height, unlimited)
  )
  let range = framesetter.text.whole(stringRange)
  let path = CGPath(rect: CGRect(origin: .zero, size: limits), transform: nil)
  let frame = CTFrame(framesetter.text, range, in: path)
  fitRange?.pointee = CTFrameGetVisibleStringRange(frame)
  guard let last = frame.lines.last else { return .zero }
  let width = frame.lines.map(\.line.frame.width).max() ?? 0
  return CGSize(width: width, height: last.line.frame.maxY)
}

/// [D] The largest number is no limit.
///
/// Lines are laid out in a room that no text fills, and in which positions still have their fractions.
private let unlimited: CGFloat = 1_000_000
