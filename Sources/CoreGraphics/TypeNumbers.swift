public import Geometry
public import VirtualTime

// What tells values of Core Graphics apart: `CFGetTypeID(value) == CGColor.typeID`.

extension CGColor: NumberedType {
  public static var typeID: CFTypeID { 256 }
}

extension CGColorSpace: NumberedType {
  public static var typeID: CFTypeID { 257 }
}

/// [D] Mutable paths have the same number.
extension CGPath: NumberedType {
  public static var typeID: CFTypeID { 258 }
}

extension CGImage: NumberedType {
  public static var typeID: CFTypeID { 259 }
}

extension CGContext: NumberedType {
  public static var typeID: CFTypeID { 260 }
}

extension CGLayer: NumberedType {
  public static var typeID: CFTypeID { 261 }
}

extension CGGradient: NumberedType {
  public static var typeID: CFTypeID { 262 }
}

extension CGPattern: NumberedType {
  public static var typeID: CFTypeID { 263 }
}

extension CGDataProvider: NumberedType {
  public static var typeID: CFTypeID { 264 }
}
