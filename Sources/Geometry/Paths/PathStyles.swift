/// The shape of an open end of a stroke.
public enum CGLineCap: Int32, Hashable, Codable, Sendable {
  case butt, round, square
}

/// The shape of a joint between two segments of a stroke.
public enum CGLineJoin: Int32, Hashable, Codable, Sendable {
  case miter, round, bevel
}

/// Which points are inside a self-intersecting path.
public enum CGPathFillRule: Int, Hashable, Codable, Sendable {
  case winding, evenOdd
}

/// What a drawing call does with the current path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// What a path element does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// How a colour is blended with what is below it.
public enum CGBlendMode: Int32, Hashable, Codable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// How carefully an image is resampled.
public enum CGInterpolationQuality: Int32, Hashable, Codable, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
