import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ObservedProgressTests {
  private let bench = Bench()

  @Test func theBarFollowsWhatItObserves() {
    let bar = bench.add(UIProgressView(), CGRect(x: 0, y: 0, width: 100, height: 4))
    let (first, second) = (Progress(totalUnitCount: 4), Progress(totalUnitCount: 10))
    first.completedUnitCount = 1
    bar.observedProgress = first
    #expect(bar.progress == 0.25)
    first.completedUnitCount = 3
    bench.stage.advance(by: 1)
    #expect(bar.progress == 0.75)
    bar.observedProgress = second
    #expect(bar.progress == 0)
    first.completedUnitCount = 4
    bench.stage.advance(by: 1)
    #expect(bar.progress == 0)
    bar.observedProgress = nil
    second.completedUnitCount = 5
    bench.stage.advance(by: 1)
    #expect(bar.progress == 0)
  }
}
