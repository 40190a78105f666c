public import Foundation
public import HeadlessUIKit

// Core Media and Core Video: what cameras and readers of films would hand on.

/// A frame or a piece of sound; nothing makes one here.
open class CMSampleBuffer: NSObject, @unchecked Sendable {}

/// How the samples of a track are packed; nothing makes one here.
open class CMFormatDescription: NSObject, @unchecked Sendable {}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// A picture in memory; nothing makes one here.
open class CVBuffer: NSObject, @unchecked Sendable {}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
public typealias CMPersistentTrackID = Int32
public typealias CVReturn = Int32

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCVReturnSuccess: CVReturn = 0

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init() {
    self.init(width: 0, height: 0)
  }

  public init(width: Int32, height: Int32) {
    (self.width, self.height) = (width, height)
  }
}

public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  nil
}
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { CMVideoDimensions() }

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

// [D] CoreVideo/CVPixelBuffer.h.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
// [D] Four characters.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
