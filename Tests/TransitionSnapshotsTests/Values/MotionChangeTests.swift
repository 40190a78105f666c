import Bitmap
import ImageComparison
import Testing

@testable import TransitionSnapshots

/// What two series of pictures say of the motion they show.
@Suite struct MotionChangeTests {
  /// Pictures of one grey each, at even steps.
  private func sheet(
    _ levels: [UInt8],
    duration: Double = 0.1,
    times: [Double]? = nil,
    fractions: [Double]? = nil,
    size: (Int, Int) = (2, 3)
  ) -> PictureSheet {
    let cells = levels.enumerated().map { index, level in
      PictureSheet.Cell(
        index: index,
        time: times?[index] ?? Double(index) / 100,
        fraction: fractions?[index] ?? Double(index) / 10,
        label: "",
        bitmap: Bitmap(
          width: size.0,
          height: size.1,
          straightRGBA: Array(repeating: [level, level, level, 255], count: size.0 * size.1)
            .flatMap { $0 }
        )
      )
    }
    return PictureSheet(.animation, cells: cells, duration: duration, fps: 50)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4], 0.1, ""), ([1, 2, 3, 4], 0.2, "duration: lasts 200 ms, the golden 100 ms"),
      (
        [1, 2, 4], 0.1, "frame count: has 3 frames, the golden 4; frame 2 of the golden is missing"
      ),
      (
        [2, 3, 4], 0.1, "frame count: has 3 frames, the golden 4; frame 0 of the golden is missing"
      ),
      (
        [1, 2, 3], 0.1, "frame count: has 3 frames, the golden 4; frame 3 of the golden is missing"
      ),
      ([9, 2, 3], 0.1, "frame count: has 3 frames, the golden 4"),
      ([4], 0.1, "frame count: has 1 frame, the golden 4"),
      ([1, 2, 2, 3, 4], 0.1, "frame count: has 5 frames, the golden 4; frame 2 repeats frame 1"),
      ([1, 1, 2, 3, 4], 0.1, "frame count: has 5 frames, the golden 4; frame 1 repeats frame 0"),
      ([1, 2, 3, 4, 4], 0.1, "frame count: has 5 frames, the golden 4; frame 4 repeats frame 3"),
      ([0, 1, 2, 3, 4], 0.1, "frame count: has 5 frames, the golden 4; frame 0 is new"),
      ([1, 2, 9, 3, 4], 0.1, "frame count: has 5 frames, the golden 4; frame 2 is new"),
      ([9, 2, 3, 4, 5], 0.1, "frame count: has 5 frames, the golden 4"),
    ] as [([UInt8], Double, String)]
  )
  func picturesThatCannotBePaired(levels: [UInt8], duration: Double, words: String) {
    let changes = sheet([1, 2, 3, 4]).layoutChanges(to: sheet(levels, duration: duration))
    let said = changes.first?.description ?? ""
    #expect(words.contains(";") || words.isEmpty ? said == words : said.hasPrefix(words))
    #expect(words.hasPrefix("frame") ? !said.dropFirst(words.count).contains(";") : true)
  }

  @Test func durationAndCountAreBothSaid() {
    let found = sheet([1, 2]).layoutChanges(to: sheet([1, 2, 3], duration: 0.12))
    #expect(found.map { String("\($0)".prefix(8)) } == ["duration", "frame co"])
  }

  @Test func theFirstPairThatDiffersIsSaid() {
    let golden = sheet([1, 2, 3])
    let late = sheet([1, 2, 3], times: [0, 0.011, 0.022])
    #expect(
      golden.layoutChanges(to: late).map(\.description)
        == ["sample times: frame 1 is at 11 ms, in the golden at 10 ms"]
    )
    for size in [(2, 4), (3, 3)] {
      #expect(
        golden.layoutChanges(to: sheet([1, 2, 3], size: size)).map(\.description)
          == ["size: frame 0 is \(size.0)×\(size.1) pixels, in the golden 2×3"]
      )
    }
  }

  @Test(
    arguments: [
      (100, 120, 50, "duration: lasts 120 ms, the golden 100 ms (1 frame longer at 50 fps)"),
      (120, 100, 50, "duration: lasts 100 ms, the golden 120 ms (1 frame shorter at 50 fps)"),
      (100, 140, 50, "duration: lasts 140 ms, the golden 100 ms (2 frames longer at 50 fps)"),
      (100, 110, 50, "duration: lasts 110 ms, the golden 100 ms (0.5 frames longer at 50 fps)"),
      (0, 1000, 60, "duration: lasts 1000 ms, the golden 0 ms (60 frames longer at 60 fps)"),
    ] as [(Double, Double, Int, String)]
  )
  func aDurationIsCountedInFrames(golden: Double, actual: Double, fps: Int, words: String) {
    #expect("\(LayoutChange.duration(golden: golden, actual: actual, fps: fps))" == words)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4], ""), ([1, 3, 2, 4], "frames 1 and 2 are swapped"),
      ([4, 2, 3, 1], "frames 0 and 3 are swapped"),
      ([1, 1, 3, 4], "frame 1 shows what the golden has in frame 0"),
      ([1, 2, 4, 4], "frame 2 shows what the golden has in frame 3"), ([1, 9, 3, 4], ""),
      ([1, 3, 9, 4], ""), ([2, 3, 1, 4], ""), ([1, 3, 3, 9], ""),
    ] as [([UInt8], String)]
  )
  func picturesInAnotherOrder(levels: [UInt8], words: String) {
    #expect(sheet([1, 2, 3, 4]).exchangeHint(sheet(levels)) == words)
  }

  @Test(
    arguments: [
      (
        [1, 2, 3, 4], 0.2,
        "the duration; the start, the end and the way between are as in the golden"
      ),
      (
        [9, 2, 3, 4], 0.1,
        "the start; the duration, the end and the way between are as in the golden"
      ),
      (
        [1, 2, 3, 9], 0.1,
        "the end; the duration, the start and the way between are as in the golden"
      ),
      (
        [9, 2, 3, 9], 0.1,
        "the start and the end; the duration and the way between are as in the golden"
      ),
      ([1, 9, 3, 4], 0.1, "the pacing; the duration, the start and the end are as in the golden"),
      (
        [1, 2, 9, 4], 0.2, "the duration and the pacing; the start and the end are as in the golden"
      ),
      ([9, 9, 3, 4], 0.1, "the start; the duration and the end are as in the golden"),
      ([1, 9, 3, 9], 0.1, "the end; the duration and the start are as in the golden"),
      ([9, 9, 9, 9], 0.2, "the duration, the start and the end"),
      ([9, 9, 9, 9], 0.1, "the start and the end; the duration is as in the golden"),
      ([1, 2, 3], 0.1, ""), ([1, 2, 3], 0.2, "the duration"),
    ] as [([UInt8], Double, String)]
  )
  func whatHasChangedIsNamed(levels: [UInt8], duration: Double, words: String) {
    let change = MotionChange(
      from: sheet([1, 2, 3, 4]),
      to: sheet(levels, duration: duration),
      .exact
    )
    #expect(change.words == words)
    #expect(change.reports.count == (levels.count == 4 ? 4 : 0))
  }

  @Test func otherFractionsSayNothingOfTheWay() {
    let other = sheet([1, 9, 3, 4], fractions: [0, 0.11, 0.2, 0.3])
    let words = MotionChange(from: sheet([1, 2, 3, 4]), to: other, .exact).words
    #expect(words == "; the duration, the start and the end are as in the golden")
  }

  @Test func picturesOfAnotherSizeAreNotPaired() {
    for size in [(2, 4), (3, 3)] {
      let change = MotionChange(from: sheet([1, 2]), to: sheet([1, 2], size: size), .exact)
      #expect(change.reports.isEmpty && change.words.isEmpty)
    }
  }

  @Test func twoPicturesHaveNothingBetween() {
    let change = MotionChange(from: sheet([1, 2]), to: sheet([1, 9]), .exact)
    #expect(change.words == "the end; the duration and the start are as in the golden")
    #expect(MotionChange(from: sheet([1]), to: sheet([9]), .exact).words.isEmpty)
  }
}
