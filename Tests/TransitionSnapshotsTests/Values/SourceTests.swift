import Foundation
import ImageComparison
import Scene
import TestSupport
import Testing

@testable import TransitionSnapshots

/// Where goldens are claimed and kept, which faults are accepted, and what is said of several.
@MainActor @Suite struct SourceTests {
  private func source(_ fileID: String, _ filePath: String = #filePath) -> SnapshotSource {
    SnapshotSource(fileID: fileID, filePath: filePath, function: "f()", line: 7, column: 3)
  }

  @Test(
    arguments: [
      ("App/CheckoutTransitions.swift", "CheckoutTransitions"), ("A/B/C.swift", "C"),
      ("Plain.swift", "Plain"), ("App/Script", "Script"), ("Script", "Script"), ("", ""),
      ("App/swift", "swift"),
    ]
  )
  func aSuiteIsNamedAfterItsFile(fileID: String, suite: String) {
    #expect(source(fileID).suite == suite)
    #expect(source(fileID).location == "\(fileID):7")
  }

  /// The nearest manifest above the test counts.
  @Test func aTestBelongsToTheNearestPackage() throws {
    let place = try TemporaryFolder()
    let inner = place.url.appending(path: "Inner")
    let tests = inner.appending(path: "Tests/Deep")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let file = source("T/x.swift", tests.appending(path: "x.swift").path)
    let fault = SnapshotFault.noPackage(file: file.filePath)
    #expect(throws: fault) { try file.packageFolder() }
    for folder in [place.url, inner] {
      try Data().write(to: folder.appending(path: "Package.swift"))
      #expect(try file.packageFolder().path == folder.path)
    }
  }

  @Test func exceptionsAreNeverAccepted() {
    func fault(_ kind: Film.Fault.Kind, _ severity: Film.Fault.Severity) -> Film.Fault {
      Film.Fault(time: 0, severity: severity, kind: kind, subject: "A", sentence: "is wrong")
    }
    let (warning, exception) = (fault(.leftover, .warning), fault(.leftover, .exception))
    let other = fault(.endless, .warning)
    let all = [warning, exception, other]
    #expect(AcceptedFaults.none.rejecting(all) == all)
    #expect(AcceptedFaults.leftover.rejecting(all) == [exception, other])
    #expect(AcceptedFaults.leftover.joined(with: .endless).rejecting(all) == [exception])
    let list: AcceptedFaults = [.leftover, .endless]
    #expect(list == AcceptedFaults.leftover.joined(with: .endless))
  }

  /// The inner settings count; faults are accepted by either.
  @Test func settingsOfABlockComeBeforeThoseAround() {
    let outer = TransitionGoldens(
      record: .all,
      comparing: .channel(max: 2),
      root: URL(filePath: "/outer"),
      allowing: .leftover
    )
    let plain = TransitionGoldens().within(outer)
    #expect(plain.record == .all && plain.comparer?.name == "channel 2")
    #expect(plain.root?.path == "/outer" && plain.accepted == .leftover)
    let inner = TransitionGoldens(
      record: .never,
      comparing: .exact,
      root: URL(filePath: "/inner"),
      allowing: .endless
    )
    let both = inner.within(outer)
    #expect(both.record == .never && both.comparer?.name == "exact")
    #expect(both.root?.path == "/inner" && both.accepted == [.leftover, .endless])
    withTransitionGoldens(record: .failed, root: URL(filePath: "/a")) {
      withTransitionGoldens(record: .missing) {
        let current = TransitionGoldens.current
        #expect(current.record == .missing && current.root?.path == "/a")
      }
    }
  }

  @Test func samplesAreLabelledByTheirTimeAndShare() throws {
    let take = try SampleFilm().take([.start, .milliseconds(50), .end, .settled])
    #expect(
      take.samples.map(\.label)
        == ["#0  0 ms  0%", "#1  50 ms  50%", "#2  100 ms  100%", "#3  100 ms  100%"]
    )
    #expect(take.samples.map(\.name) == ["start", "50 ms", "end", "settled"])
    #expect(take.samples.map(\.index) == [0, 1, 2, 3])
    #expect(take.work == 7 * 40 * 60)
    #expect(try Take(SampleFilm().film, at: [.end], scale: 2).work == 4 * 7 * 40 * 60)
  }

  /// From the start on, and the end once.
  @Test(
    arguments: [(50, [0, 50, 100]), (100, [0, 100]), (100 / 3, [0, 33.333, 66.667, 100])]
      as [(Double, [Double])]
  )
  func stepsEndWithTheEnd(step: Double, times: [Double]) throws {
    let sampling = Sampling.every(milliseconds: step)
    let found = try SampleFilm().take(sampling).samples.map { ($0.time * 1e6).rounded() / 1000 }
    #expect(found == times)
  }

  private func verdict(_ outcome: SnapshotVerdict.Outcome, _ form: String) -> SnapshotVerdict {
    let name = GoldenName(suite: "S", function: "f()", name: "n")
    return SnapshotVerdict(
      golden: name,
      path: name.path(form),
      form: form,
      outcome: outcome,
      message: "\(form) heading\n  golden  \(form)\ncode",
      brief: "\(form) in short",
      artefacts: []
    )
  }

  /// What says most about the cause comes first, whatever the order.
  @Test func theFindingThatSaysMostIsTheHeading() throws {
    let outcomes: [(SnapshotVerdict.Outcome, String)] = [
      (.faulty([]), "faulty"), (.failed("why"), "failed"),
      (.mismatched(.framesDiffer([], hint: "")), "frames"),
      (.mismatched(.dataDiffers(golden: 1, actual: 2)), "data"), (.missing(.never), "missing"),
      (.matched(.equal([])), "matched"),
    ]
    let verdicts = outcomes.map { verdict($0.0, $0.1) }
    for start in 0..<5 {
      let failure = try #require(Array(verdicts[start...].reversed()).failure)
      #expect(failure.hasPrefix("\(outcomes[start].1) heading"))
      let also = failure.split(separator: "\n").count { $0.hasPrefix("  also: ") }
      #expect(also == 4 - start && !failure.contains("matched in short"))
      #expect(failure.hasSuffix("  golden  \(outcomes[start].1)\ncode"))
    }
    #expect([verdicts[5]].failure == nil)
    let layout = verdict(.mismatched(.layoutChanged([])), "layout")
    #expect([verdicts[3], layout].failure?.hasPrefix("layout heading") == true)
    let unreadable = verdict(.unreadable(.pointer), "unreadable")
    #expect([verdicts[2], unreadable].failure?.hasPrefix("unreadable heading") == true)
  }

  @Test(arguments: [[2, 2], [3, 2, 2], [4, 3, 2, 2], [1, 5, 1, 2], [3, 3, 3, 3]])
  func everyPairOfValuesIsTaken(counts: [Int]) {
    func pairs(_ taken: [[Int]]) -> Set<[Int]> {
      Set(
        taken.flatMap { (values: [Int]) -> [[Int]] in
          values.indices.flatMap { (one: Int) -> [[Int]] in
            values.indices.dropFirst(one + 1).map { [one, values[one], $0, values[$0]] }
          }
        }
      )
    }
    let combinations = Combinations(counts)
    #expect(combinations.all.count == counts.reduce(1, *))
    #expect(Set(combinations.all).count == combinations.all.count)
    #expect(combinations.all == combinations.all.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(pairs(combinations.everyPair) == pairs(combinations.all))
    let most = counts.sorted(by: >).prefix(2).reduce(1, *)
    #expect(combinations.everyPair.count >= most && combinations.everyPair.count <= 2 * most)
    #expect(Set(combinations.everyPair).isSubset(of: Set(combinations.all)))
  }
}
