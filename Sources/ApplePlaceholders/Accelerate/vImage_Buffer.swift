/// Pixels in memory, row by row.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() {
    self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  public init(
    data: UnsafeMutableRawPointer!,
    height: vImagePixelCount,
    width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
}

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

// [D] vImage_Types.h
public let kvImageNoError = 0
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

extension vImage_Buffer {
  func row(_ number: Int) -> UnsafeMutablePointer<UInt8> {
    (data + number * rowBytes).assumingMemoryBound(to: UInt8.self)
  }
}
