public import Foundation
public import HeadlessUIKit

// Certificates and trust. A stage has no network, so that nothing is ever signed or trusted here: chains
// keep what they are made of, and every evaluation fails.

/// The bytes of a certificate, which are not read.
public final class SecCertificate: NSObject {
  fileprivate let bytes: Data

  fileprivate init(_ bytes: Data) { self.bytes = bytes }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SecCertificate)?.bytes == bytes
  }

  // That of a value would be another one in each run.
  public override var hash: Int { (bytes as NSData).hash }
}

/// [D] nil if the data is no certificate: those begin with a sequence.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?,
  _ data: CFData
) -> SecCertificate? {
  let bytes = data as Data
  return bytes.first == 0x30 ? SecCertificate(bytes) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.bytes as NSData
}

/// nil, since certificates are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// What a chain is checked for.
public final class SecPolicy: NSObject {}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

// [D] What a policy of revocation asks for.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// A chain of certificates.
public final class SecTrust: NSObject {
  fileprivate let chain: [SecCertificate]

  fileprivate init(_ chain: [SecCertificate]) { self.chain = chain }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure
  case otherError
}

@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef,
  _ policies: CFTypeRef?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let chain =
    certificates as? [SecCertificate] ?? [certificates as? SecCertificate].compactMap(\.self)
  guard !chain.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(chain)
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain as NSArray }

/// nil, since certificates are not read.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust,
  _ anchorCertificates: CFArray?
) -> OSStatus {
  errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust,
  _ anchorCertificatesOnly: Bool
) -> OSStatus {
  errSecSuccess
}

/// [I] Nothing vouches for a chain here.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust,
  _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  SecTrustEvaluate(trust, result)
}

// [D]
public let errSecNotTrusted: OSStatus = -67843
