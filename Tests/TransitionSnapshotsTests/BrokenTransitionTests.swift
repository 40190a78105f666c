import Foundation
import HeadlessUIKit
import Scene
import Testing
import TransitionSnapshotsTesting

@testable import TransitionSnapshots

/// However a transition is broken, its test fails with one message that says why.
@MainActor
@Suite struct BrokenTransitionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let way: Break
    let says: [String]

    var testDescription: String { way.rawValue }
  }

  nonisolated static let samples = [
    Sample(
      way: .wrongDuration,
      says: [
        "duration: lasts 600 ms, the golden 400 ms (12 frames longer at 60 fps)",
        "changed: the duration; the start and the end are as in the golden", "← worst",
      ]
    ),
    Sample(
      way: .wrongCurve,
      says: ["changed: the pacing; the duration, the start and the end are as in the golden"]
    ),
    Sample(
      way: .forgottenCompletion,
      says: [
        "Transition has faults", "CardController: the transition from UIViewController was never",
        "call completeTransition(_:) on every way out",
      ]
    ),
    Sample(
      way: .missingDidMove,
      says: [
        "Transition has faults",
        "FooterController: was added to UIViewController, but didMove(toParent:) has not reached",
      ]
    ),
    Sample(
      way: .retainCycle,
      says: [
        "Transition has faults",
        "CardController: was dismissed and is still alive: a retain cycle, probably through the"
          + " closure in its 'onClose'",
        "allowing: .keptControllers",
      ]
    ),
    Sample(
      way: .conflict,
      says: [
        "Transition has faults",
        "Unable to simultaneously satisfy constraints: price.width == 40.0",
        "allowing: .constraints",
      ]
    ),
    Sample(way: .onePoint, says: ["UILabel 'price'", "← worst"]),
    Sample(way: .oneLetter, says: ["UILabel 'price'", "← worst"]),
  ]

  private func issues(_ way: Break, allowing accepted: AcceptedFaults = .none) throws -> [Issue] {
    let bench = try Workbench()
    _ = try bench.verify(take(.nothing), as: .filmstrip, .callbackLog)
    #expect(try bench.verify(take(.nothing), as: .filmstrip, .callbackLog).allSatisfy(\.passes))
    let found = Found()
    let screens = BreakableScreens(way)
    try withKnownIssue(isIntermittent: true) {
      try withTransitionGoldens(root: bench.folder.appending(path: "Goldens")) {
        try assertTransition(
          on: screens.stage,
          named: "a",
          at: Self.times,
          as: .filmstrip,
          .callbackLog,
          allowing: accepted,
          function: "moves()",
          fileID: "Tests/Sample.swift",
          line: 77
        ) { screens.openAndClose() }
      }
    } matching: {
      found.issues.append($0)
      return true
    }
    return found.issues
  }

  private final class Found: @unchecked Sendable {
    // Written by the test's own task only.
    var issues: [Issue] = []
  }

  nonisolated private static let times: Sampling = [
    .start, .milliseconds(50), .milliseconds(100), .milliseconds(200), .end, .settled,
  ]

  private func take(_ way: Break) throws -> Take {
    try Take(BreakableScreens(way).film(), at: Self.times)
  }

  @Test func theSamplesNameEveryBreak() {
    #expect(Set(Self.samples.map(\.way)) == Set(Break.allCases).subtracting([.nothing]))
  }

  @Test func theSoundOnePasses() throws { #expect(try issues(.nothing).isEmpty) }

  @Test(arguments: samples)
  func eachFailsOnceAndSaysWhy(sample: Sample) throws {
    let issues = try issues(sample.way)
    let message = issues.flatMap(\.comments).map(\.rawValue).joined(separator: "\n")
    #expect(issues.count == 1, "\(message)")
    #expect(issues.first?.sourceLocation?.line == 77)
    for words in sample.says { #expect(message.contains(words), "\(message)") }
    #expect(message.split(separator: "\n").count <= 16, "\(message)")
  }

  @Test func aFaultThatIsAcceptedIsNoIssue() throws {
    #expect(try issues(.retainCycle, allowing: .keptControllers).allSatisfy { !$0.says("faults") })
    #expect(try issues(.retainCycle, allowing: .constraints).contains { $0.says("faults") })
  }
}

extension Issue {
  fileprivate func says(_ words: String) -> Bool {
    comments.contains { $0.rawValue.contains("Transition has \(words)") }
  }
}
