import Foundation
import Geometry
import TestSupport
import Testing
import Timeline

@testable import HeadlessUIKit

/// Numbers.md, scrolling: content that code scrolls, and pages that code turns.
@MainActor @Suite struct ScrollPacingTests {
  @Test func theSecondHalfMirrorsTheFirst() {
    for progress in stride(from: 0, through: 1, by: 0.01) {
      let share = ScrollPacing.share(at: progress)
      #expect(abs(share + ScrollPacing.share(at: 1 - progress) - 1) < 1e-12)
      #expect(abs(ScrollPacing.curve.value(at: progress) - share) < 3e-4)
    }
    #expect(ScrollPacing.share(at: 0) == 0 && ScrollPacing.share(at: 1) == 1)
  }

  /// What was seen after 8 and 16 frames of 1/60 s, and at the end.
  @Test(.evidence(.measured)) func anOffsetThatIsSetFollowsHalfACosine() {
    let bench = Bench()
    let scroll = bench.add(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    var passed = 0.1
    bench.stage.advance(by: passed / 60)
    for (frame, offset) in [(8, 165.5), (16, 388), (18, 400)] as [(Double, CGFloat)] {
      bench.stage.advance(by: (frame + 0.1 - passed) / 60)
      passed = frame + 0.1
      #expect(scroll.contentOffset.y == offset)
    }
  }
}
