/// Immutable bytes that several files may share.
final class ByteBlock: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  init(_ source: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 8)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    bytes.deallocate()
  }
}
