import Foundation
import Geometry

/// The position of a pixel's alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first
  case noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a pixel's components in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // [D] CGImage.h.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
}

extension CGImage {
  /// [W] Pictures of files begin with red; what contexts have drawn begins with blue.
  package var beginsWithRed: Bool { if case .bitmap = picture { true } else { false } }

  public var alphaInfo: CGImageAlphaInfo {
    beginsWithRed ? .premultipliedLast : .premultipliedFirst
  }
  public var bitmapInfo: CGBitmapInfo {
    let alpha = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    return beginsWithRed ? alpha : [.byteOrder32Little, alpha]
  }
}

extension CGContext {
  /// In pixels.
  public var width: Int { Int((canvas.width * scale).rounded()) }
  /// In pixels.
  public var height: Int { Int((canvas.height * scale).rounded()) }
  /// Has no effect: memory that code has asked for is always up to date.
  public func flush() {}
  public func synchronize() {}
}
