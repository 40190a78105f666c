import Foundation
import Testing

@testable import TransrenderCommand

/// The largest picture that is drawn: 32 767 pixels a side, and a hundred million in all.
@Suite struct PictureLimitTests {
  @Test(
    arguments: [
      (32_767, 1, 1, true), (1, 32_767, 1, true), (32_768, 1, 1, false), (1, 32_768, 1, false),
      (16_383.5, 1, 2, true), (16_384, 1, 2, false), (10_000, 10_000, 1, true),
      (10_000, 10_001, 1, false), (5_000, 5_000, 2, true), (5_001, 5_000, 2, false),
    ] as [(Double, Double, Double, Bool)]
  )
  func sidesAndAreaAreLimited(width: Double, height: Double, scale: Double, isDrawn: Bool) {
    let size = CGSize(width: width, height: height)
    let fault = Result { try PictureLimit(place: nil).check(size, scale: scale) }
    #expect(((try? fault.get()) != nil) == isDrawn)
  }

  @Test func theComplaintSaysWhereAndWhat() {
    let limit = PictureLimit(place: "a.json:2:3")
    let side = #expect(throws: InputError.self) {
      try limit.check(CGSize(width: 40_000, height: 1), scale: 1)
    }
    let words = String(describing: side)
    #expect(words.contains("a.json:2:3: a picture has at most 32767 pixels a side, and 40000"))
    let area = #expect(throws: InputError.self) {
      try limit.check(CGSize(width: 20_000, height: 20_000), scale: 1)
    }
    #expect(String(describing: area).contains("at most 100000000 pixels, and 20000×20000"))
  }
}
