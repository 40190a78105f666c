import Bitmap
import Testing

@Suite struct DigestTests {
  @Test func digestIsXXH3OfTheBytes() {
    #expect(digest { _ in }.description == "99aa06d3014798d86001c324468d497f")
  }

  @Test func printsThirtyTwoHexadecimalDigits() {
    #expect(Digest(high: 1, low: 0xA).description == "0000000000000001000000000000000a")
  }

  @Test func neighbouringTextsCannotTradeLetters() {
    let first = digest {
      $0.combine("ab"); $0.combine("c")
    }
    let second = digest {
      $0.combine("a"); $0.combine("bc")
    }
    #expect(first != second)
  }

  @Test func equalNumbersHaveEqualDigests() {
    #expect(digest { $0.combine(0.0) } == digest { $0.combine(-0.0) })
    #expect(digest { $0.combine(Double.nan) } == digest { $0.combine(-Double.nan) })
    #expect(digest { $0.combine(1.0) } != digest { $0.combine(1.0.nextUp) })
  }

  private func digest(_ build: (inout DigestBuilder) -> Void) -> Digest {
    var builder = DigestBuilder()
    build(&builder)
    return builder.finish()
  }
}
