public import CoreGraphics
public import Foundation
public import Geometry
public import VirtualTime

// Core Text's fonts are UIKit's, as on iOS.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: named(attributes))
}

/// Of the descriptor's size if `size` is 0; the matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

public func CTFontCreateWithName(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithNameAndSize(name, size), size, matrix)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// [D] Below the baseline, and positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Attributes as UIKit names them.
private func named(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var named: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes as? [String: Any] ?? [:] {
    let name = UIFontDescriptor.AttributeName(rawValue: key)
    if name == .featureSettings, let settings = value as? [[String: Any]] {
      named[name] = settings.map(feature)
    } else {
      named[name] = value
    }
  }
  return named
}

private func feature(_ setting: [String: Any]) -> [UIFontDescriptor.FeatureKey: Any] {
  var named: [UIFontDescriptor.FeatureKey: Any] = [:]
  for (key, value) in setting { named[UIFontDescriptor.FeatureKey(rawValue: key)] = value }
  return named
}
