import Foundation

// CommonCrypto's functions: they write the digest where they are told and return that place.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.MD5.self, of: data, Int(len), to: md)
}

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.SHA1.self, of: data, Int(len), to: md)
}

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA256.self, of: data, Int(len), to: md)
}

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA384.self, of: data, Int(len), to: md)
}

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA512.self, of: data, Int(len), to: md)
}

private func write<H: HashFunction>(
  _ hash: H.Type,
  of data: UnsafeRawPointer?,
  _ count: Int,
  to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var hash = H()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
  for (index, byte) in hash.finalize().enumerated() { place?[index] = byte }
  return place
}

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let message = bytes(data, dataLength)
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key).bytes
    case kCCHmacAlgMD5: HMAC<Insecure.MD5>.authenticationCode(for: message, using: key).bytes
    case kCCHmacAlgSHA256: HMAC<SHA256>.authenticationCode(for: message, using: key).bytes
    case kCCHmacAlgSHA384: HMAC<SHA384>.authenticationCode(for: message, using: key).bytes
    case kCCHmacAlgSHA512: HMAC<SHA512>.authenticationCode(for: message, using: key).bytes
    default: []
    }
  macOut?.copyMemory(from: code, byteCount: code.count)
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}
