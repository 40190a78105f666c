import Foundation
import ImageComparison
import Testing

@testable import TransitionSnapshots

/// Many goldens at once, as a large project's tests verify them.
@Suite struct ParallelTests {
  private static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = pages.split(separator: " ").compactMap { Int($0) }
    return words.count > 1 ? words[1] * 4096 : 0
  }

  @Sendable private static func matches(
    _ golden: [UInt8],
    _ snapshot: Snapshot,
    count: Int
  ) throws -> Int {
    try (0..<count).count { _ in
      let finding = try SnapshotFinding(golden: golden, actual: snapshot, comparer: .exact)
      if case .equal = finding { return true } else { return false }
    }
  }

  /// Reading, decoding and comparing happens on whatever threads there are, and keeps nothing.
  @Test func twoThousandGoldensAreVerifiedInBoundedMemory() async throws {
    let bench = try await Workbench()
    _ = try await bench.verify(SampleFilm().take(), as: .filmstrip)
    let golden = try await Array(Data(contentsOf: bench.golden("filmstrip.png")))
    let snapshot = try await TransitionStrategy.filmstrip.capture(SampleFilm().take())[0]
    let before = Self.residentBytes
    let equal = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try Self.matches(golden, snapshot, count: 250) }
      }
      return try await group.reduce(0, +)
    }
    #expect(equal == 2000)
    // A sheet is 40 KB a frame; all kept would be 130 MB.
    #expect(Self.residentBytes - before < 64 << 20)
  }

  /// Tests run side by side: each records its own file, and finds that one again.
  @MainActor @Test(arguments: [100])
  func manyTestsAtOnceFindTheirGoldens(count: Int) async throws {
    let bench = try Workbench()
    for isThere in [false, true] {
      let passed = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          group.addTask { @MainActor in
            var film = SampleFilm()
            film.levels = number % 150
            let verdicts = try bench.verify(film.take([.start, .end]), named: "\(number)")
            return verdicts.allSatisfy(\.passes)
          }
        }
        var passed: [Bool] = []
        while let next = try await group.next() { passed.append(next) }
        return passed
      }
      #expect(passed == Array(repeating: isThere, count: count))
    }
    #expect(bench.files.count == 2 * count)
  }
}
