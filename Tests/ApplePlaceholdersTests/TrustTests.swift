import ApplePlaceholders
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TrustTests {
  private let bytes = Data([0x30, 0x82, 1])

  @Test func aCertificateKeepsItsBytes() throws {
    let made = try #require(SecCertificateCreateWithData(nil, bytes as NSData))
    #expect(SecCertificateCopyData(made) as Data == bytes)
    #expect(made == SecCertificateCreateWithData(nil, bytes as NSData))
    #expect(made != SecCertificateCreateWithData(nil, Data([0x30]) as NSData))
    #expect(SecCertificateCreateWithData(nil, Data([1, 2]) as NSData) == nil)
  }

  @Test func nothingIsTrusted() throws {
    let made = try #require(SecCertificateCreateWithData(nil, bytes as NSData))
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates([made] as NSArray, SecPolicyCreateBasicX509(), &trust) == 0
    )
    let chain = try #require(trust)
    #expect(SecTrustGetCertificateCount(chain) == 1)
    #expect(SecTrustGetCertificateAtIndex(chain, 0) === made)
    #expect(SecTrustGetCertificateAtIndex(chain, 1) == nil)
    #expect(SecTrustCopyCertificateChain(chain) == [made] as NSArray)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(chain, &error) && error?.code == Int(errSecNotTrusted))
    var result = SecTrustResultType.invalid
    #expect(SecTrustEvaluate(chain, &result) == 0 && result.rawValue == 5)
  }

  @Test func aChainNeedsACertificate() throws {
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates([] as NSArray, nil, &trust) == errSecParam && trust == nil
    )
    let made = try #require(SecCertificateCreateWithData(nil, bytes as NSData))
    #expect(SecTrustCreateWithCertificates(made, nil, &trust) == 0 && trust != nil)
  }
}
