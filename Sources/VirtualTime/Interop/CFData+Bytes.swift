public import Foundation

// What apps write to data and read from them, by pointers.

public func CFDataCreate(
  _ allocator: CFAllocator?,
  _ bytes: UnsafePointer<UInt8>!,
  _ length: CFIndex
) -> CFData! {
  NSData(bytes: bytes, length: length)
}

/// A capacity of zero means no limit, and others are hints here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

public func CFDataAppendBytes(
  _ data: CFMutableData!,
  _ bytes: UnsafePointer<UInt8>!,
  _ length: CFIndex
) {
  data.append(bytes, length: length)
}

public func CFDataGetLength(_ data: CFData!) -> Int { data.length }

/// Valid as long as the data.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetBytes(
  _ data: CFData!,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<UInt8>!
) {
  data.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
