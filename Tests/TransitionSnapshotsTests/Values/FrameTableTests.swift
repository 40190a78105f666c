import ImageComparison
import Testing

@testable import TransitionSnapshots

/// The rows of a message about pictures: the worst first, in even columns.
@Suite struct FrameTableTests {
  private func report(
    _ index: Int,
    _ state: FrameReport.State = .different,
    pixels: Int = 1,
    delta: Int = 1,
    box: PixelRect? = nil
  ) -> FrameReport {
    FrameReport(
      index: index,
      timeMs: Double(index) * 100 / 3,
      fraction: Double(index) / 4,
      state: state,
      comparison: Comparison(
        differingPixels: pixels,
        maxChannelDelta: delta,
        fraction: Double(pixels) / 10_000,
        bounds: box
      ),
      goldenHash: "",
      actualHash: ""
    )
  }

  @Test func columnsAreEven() {
    let box = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let rows = FrameTable.rows([
      report(1, pixels: 7), report(2, .equal), report(3, pixels: 1200, delta: 30, box: box),
      report(4, pixels: 3, box: box),
    ]) { $0.index == 3 ? "UIView" : "" }
    #expect(
      rows == [
        "  frame 3  t=100 ms      75%   1 200 px  (12%)    max channel Δ 30  box x=1 y=2 w=3 h=4 in UIView  ← worst",
        "  frame 1  t=33.333 ms   25%       7 px  (0.07%)  max channel Δ 1                                  ← first difference",
        "  frame 4  t=133.333 ms  100%      3 px  (0.03%)  max channel Δ 1   box x=1 y=2 w=3 h=4",
      ]
    )
  }

  @Test func theOnlyOneIsNotTheWorst() {
    #expect(FrameTable.rows([report(0), report(1, .tolerated)]).count == 1)
    #expect(FrameTable.rows([report(0)])[0].hasSuffix("  ← first difference"))
    #expect(FrameTable.rows([report(0, .equal), report(1, .tolerated)]).isEmpty)
  }

  @Test func theWorstMayBeTheFirst() {
    let rows = FrameTable.rows([report(0, delta: 2), report(1)])
    #expect(rows[0].hasSuffix("← worst, first difference") && !rows[1].contains("←"))
  }

  @Test(arguments: [(4, nil), (5, "  … and 1 more"), (9, "  … and 5 more")])
  func fourAreShown(count: Int, rest: String?) {
    let rows = FrameTable.rows((0..<count).map { report($0) })
    #expect(rows.count == 4 + (rest == nil ? 0 : 1))
    #expect(rest == nil || rows.last == rest)
  }

  /// Few pixels that differ much are as bad as many that differ little; of equals the last counts.
  @Test func theWorstIsTheProductOfBoth() {
    let reports = [
      report(0, pixels: 100, delta: 2), report(1, pixels: 3, delta: 100), report(2, pixels: 250),
      report(3, .tolerated, pixels: 900, delta: 9),
    ]
    #expect(reports.worstFirst.map(\.index) == [1, 0, 2])
    #expect([FrameReport]().worstFirst.isEmpty)
  }

  @Test func theOtherFramesAreListed() {
    #expect(FrameTable.rest([]) == "" && FrameTable.rest([report(0)]) == "")
    #expect(FrameTable.rest([report(0, .equal), report(1)]) == "frame 0 matches exactly.")
    #expect(
      FrameTable.rest([report(0, .equal), report(1, .equal), report(2, .tolerated)])
        == "frames 0 and 1 match exactly.  frame 2 within the limits."
    )
    #expect(FrameTable.rest([report(1, .tolerated)]) == "frame 1 within the limits.")
  }
}
