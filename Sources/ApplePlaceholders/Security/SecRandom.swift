import HeadlessUIKit

/// [D] The one source there is.
public typealias SecRandomRef = AnyObject
public var kSecRandomDefault: SecRandomRef? { nil }

/// Bytes that look random, but are the same in every run.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  let source = StageRandom.ofStage
  for index in 0..<count {
    let byte = UInt8(truncatingIfNeeded: source.next())
    bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
