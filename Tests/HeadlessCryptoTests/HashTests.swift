import Foundation
import HeadlessCrypto
import Testing

/// [D] The examples of RFC 1321, RFC 2202, RFC 4231 and FIPS 180-4.
@Suite struct HashTests {
  private func words(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func theExamplesOfTheStandards() {
    let abc = Data("abc".utf8)
    #expect(words(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(words(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      words(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      words(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      words(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(
      "\(SHA256.hash(data: Data()))"
        == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
  }

  /// A million letters, of which the standards print the digest.
  @Test func aLongMessageInParts() {
    var hash = Insecure.SHA1()
    let part = Data(repeating: UInt8(ascii: "a"), count: 1000)
    for _ in 0..<1000 { hash.update(data: part) }
    #expect(words(hash.finalize()) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
  }

  /// Messages whose padding just fits, or needs another block, cut anywhere.
  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 255])
  func partsDoNotMatter(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    func check<H: HashFunction>(_ type: H.Type) {
      let whole = H.hash(data: bytes)
      var hash = H()
      for cut in stride(from: 0, to: count, by: 13) {
        hash.update(data: bytes[cut..<min(cut + 13, count)])
      }
      #expect(hash.finalize() == whole && whole == H.hash(data: Data(bytes)))
      #expect(Array(whole).count == H.Digest.byteCount)
    }
    check(Insecure.MD5.self)
    check(Insecure.SHA1.self)
    check(SHA256.self)
    check(SHA384.self)
    check(SHA512.self)
  }

  @Test func codesOfTheStandards() {
    let message = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    #expect(
      words(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
        == "750c783e6ab0b503eaa86e310a5db738"
    )
    #expect(
      words(HMAC<SHA256>.authenticationCode(for: message, using: key))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let code = HMAC<SHA512>.authenticationCode(for: text, using: long)
    #expect(
      words(code).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352")
    )
    #expect(HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: text, using: long))
    #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: text, using: key))
  }

  @Test func functionsOfCommonCryptoWriteTheSameDigests() {
    let message = Array("abc".utf8)
    var place = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(message, CC_LONG(message.count), &place)
    #expect(SHA256.hash(data: message) == Data(place))
    place = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(message, CC_LONG(message.count), &place)
    #expect(Insecure.MD5.hash(data: message) == Data(place))
    place = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    let key = Array("key".utf8)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, message, message.count, &place)
    let code = HMAC<Insecure.SHA1>.authenticationCode(for: message, using: SymmetricKey(data: key))
    #expect(Array(code) == place)
  }

  /// On a device keys are random; here every run draws the same pictures.
  @Test func keysAreTheSameInEveryRun() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key == SymmetricKey(size: .bits256))
    #expect(key != SymmetricKey(size: .bits128) && SymmetricKey(size: .bits192).bitCount == 192)
  }
}
