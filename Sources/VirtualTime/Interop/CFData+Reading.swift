public import Foundation

// What apps read from Core Foundation's objects.

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
