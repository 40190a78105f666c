import Geometry
import Scene

/// The graphics state of a content stream (ISO 32000-1, 8.4).
struct PDFState {
  /// The transform from the stream's space to the picture's.
  var transform: CGAffineTransform
  var fill = Brush()
  var stroke = Brush()
  var style = StrokeStyle()
  var blendMode = CGBlendMode.normal
  var mask: PDFMask?

  /// A color or pattern with its opacity.
  struct Brush {
    var space = PDFColorSpace.gray
    var components: [Double] = [0]
    var pattern: String?
    var opacity = 1.0

    var color: Color { space.color(components) }
  }
}

/// A group whose luminosity or opacity masks everything that is painted.
struct PDFMask {
  var group: PDFStream
  var isLuminance: Bool
  /// The transform from the mask's space to the picture's, as of when the mask was set.
  var transform: CGAffineTransform
}
