// Apple's names only, one by one: the plain-English names of the rooms below stay below.

@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import struct Geometry.NSDirectionalEdgeInsets
@_exported import func Geometry.NSDirectionalEdgeInsetsFromString
@_exported import func Geometry.NSDirectionalEdgeInsetsMake
@_exported import struct Geometry.NSDirectionalRectEdge
@_exported import func Geometry.NSStringFromCGAffineTransform
@_exported import func Geometry.NSStringFromCGPoint
@_exported import func Geometry.NSStringFromCGRect
@_exported import func Geometry.NSStringFromCGSize
@_exported import func Geometry.NSStringFromCGVector
@_exported import func Geometry.NSStringFromDirectionalEdgeInsets
@_exported import func Geometry.NSStringFromUIEdgeInsets
@_exported import func Geometry.NSStringFromUIOffset
@_exported import struct Geometry.UIEdgeInsets
@_exported import func Geometry.UIEdgeInsetsEqualToEdgeInsets
@_exported import func Geometry.UIEdgeInsetsFromString
@_exported import func Geometry.UIEdgeInsetsInsetRect
@_exported import func Geometry.UIEdgeInsetsMake
@_exported import struct Geometry.UIOffset
@_exported import func Geometry.UIOffsetEqualToOffset
@_exported import func Geometry.UIOffsetFromString
@_exported import func Geometry.UIOffsetMake
@_exported import struct Geometry.UIRectCorner
@_exported import struct Geometry.UIRectEdge
@_exported import HeadlessUIKit
@_exported import struct Scene.Film
