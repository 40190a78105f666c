import Geometry
import Scene

/// What a content stream has set (ISO 32000-1, 8.4).
struct PDFState {
  /// From the stream's space to the picture's.
  var transform: CGAffineTransform
  var fill = Brush()
  var stroke = Brush()
  var style = StrokeStyle()
  var blendMode = CGBlendMode.normal
  var mask: PDFMask?

  /// A color or pattern, and how opaque it is.
  struct Brush {
    var space = PDFColorSpace.gray
    var components: [Double] = [0]
    var pattern: String?
    var opacity = 1.0

    var color: Color { space.color(components) }
  }
}

/// A group whose light or opacity everything is painted through.
struct PDFMask {
  var group: PDFStream
  var isLuminance: Bool
  /// From the picture's space of the time when it was set.
  var transform: CGAffineTransform
}
