public import CoreGraphics
public import Foundation
public import Geometry
import Typography
public import VirtualTime

/// Lines of text in a rectangle, in a space whose y points up.
public final class CTFrame {
  /// What a line may stand out of the room: heights that add up to it exactly differ in their last
  /// digits.
  private static let tolerance: CGFloat = 0.001

  let path: CGPath
  let range: CFRange
  let lines: [CTLine]

  init(_ text: NSAttributedString, _ range: CFRange, in path: CGPath) {
    self.path = path
    self.range = range
    let room = path.boundingBoxOfPath.size
    let styled = text.styled(range)
    let picture = TextPicture(styled, in: .frame(of: room))
    // [W] Unlike UIKit, Core Text has no line if there is no room for the first.
    let fitting = picture.layout.lines.prefix { $0.frame.maxY <= room.height + Self.tolerance }
    lines = fitting.indices.map {
      CTLine($0, of: picture, styled.text, start: range.location)
    }
  }

  /// The left end of a line's baseline, from the lower left corner of the path's box.
  func origin(of line: CTLine) -> CGPoint {
    let height = path.boundingBoxOfPath.height
    return CGPoint(x: line.line.frame.minX, y: height - line.line.baseline)
  }
}

extension NSAttributedString {
  func styled(_ range: CFRange) -> StyledString {
    let part = attributedSubstring(
      from: NSRange(location: range.location, length: range.length)
    )
    return StyledString(part, defaults: TextDefaults())
  }

  /// [D] A length of 0 is all that follows; [I] nothing is behind the end.
  func whole(_ range: CFRange) -> CFRange {
    let start = min(max(0, range.location), length)
    let rest = length - start
    return CFRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
  }
}

extension TextFrame {
  static func frame(of size: CGSize) -> TextFrame {
    TextFrame(
      width: size.width,
      height: size.height,
      shortensParagraphs: true,
      findsEdges: true
    )
  }
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Of the lines in a range, or from its start on if its length is 0.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  let lines = frame.lines.dropFirst(range.location)
  for (index, line) in lines.prefix(range.length == 0 ? lines.count : range.length).enumerated() {
    origins[index] = frame.origin(of: line)
  }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// What of the text has found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { $0.range.location + $0.range.length }
  let start = frame.range.location
  return CFRange(location: start, length: (end ?? start) - start)
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for line in frame.lines {
    let origin = frame.origin(of: line)
    line.draw(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), in: context)
  }
}
