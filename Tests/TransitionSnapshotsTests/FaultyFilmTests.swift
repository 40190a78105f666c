import Foundation
import HeadlessUIKit
import Scene
import Testing
import TransitionSnapshotsTesting

@testable import TransitionSnapshots

/// A film with faults fails its test and becomes no golden, unless somebody asks for it.
@MainActor
@Suite struct FaultyFilmTests {
  private func faulty(_ kind: Film.Fault.Kind = .presentation) throws -> Take {
    var sample = SampleFilm()
    sample.faults = [
      Film.Fault(
        time: 0.1,
        severity: .warning,
        kind: kind,
        subject: "Detail",
        sentence: "is wrong",
        remedy: "put it right",
        place: "screen.json:3:4"
      )
    ]
    return try Take(sample.film, at: .everyFrame)
  }

  @Test func aFaultFailsWithSubjectRemedyAndPlace() throws {
    let bench = try Workbench()
    let verdicts = try bench.verify(faulty(), as: .filmstrip)
    let message = try #require(verdicts.failure)
    #expect(message.contains("t=100    warning: screen.json:3:4: Detail: is wrong; put it right"))
    #expect(message.contains("allowing: .presentation"))
    #expect(message.contains("not recorded, because the film has faults"))
  }

  @Test(arguments: RecordMode.allCases)
  func onlyWhoAsksForItRecordsOne(mode: RecordMode) throws {
    let bench = try Workbench()
    let verdicts = try bench.verify(faulty(), as: .filmstrip, record: mode)
    #expect(verdicts.contains { !$0.passes })
    let path = bench.golden("filmstrip.png").path
    #expect(FileManager.default.fileExists(atPath: path) == (mode == .all))
    if mode == .all {
      #expect(verdicts.contains { $0.message.contains("although the film has faults") })
    }
  }

  @Test func aGoldenThatMatchesDoesNotExcuseAFault() throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    let verdicts = try bench.verify(faulty(), as: .filmstrip)
    #expect(verdicts.map(\.passes) == [false, true])
  }

  @Test(arguments: Film.Fault.Kind.allCases)
  func eachKindCanBeAcceptedAloneAndNoExceptionAtAll(kind: Film.Fault.Kind) throws {
    let faults = Film.Fault.Kind.allCases.map {
      Film.Fault(time: 0, severity: .warning, kind: $0, subject: "A", sentence: "b")
    }
    let left = AcceptedFaults([kind]).rejecting(faults)
    #expect(left.map(\.kind) == Film.Fault.Kind.allCases.filter { $0 != kind })
    let raised = Film.Fault(time: 0, severity: .exception, kind: kind, subject: "A", sentence: "b")
    #expect(AcceptedFaults([kind]).rejecting([raised]) == [raised])
  }

  @Test func theWordsAreThoseOfTheKinds() {
    let words: [AcceptedFaults] = [
      .constraints, .containment, .appearance, .presentation, .transition, .leftover,
      .keptControllers, .endless, .realTime, .unsupported, .misuse,
    ]
    #expect(words == Film.Fault.Kind.allCases.map { AcceptedFaults([$0]) })
  }

  @Test func settingsOfTheSuiteAcceptToo() throws {
    let bench = try Workbench()
    bench.accepted = .leftover
    let verdicts = try bench.verify(faulty(.leftover), as: .filmstrip)
    #expect(verdicts.map(\.outcome.isNewRecord) == [true])
    let both = TransitionGoldens(allowing: .leftover)
      .within(TransitionGoldens(allowing: .constraints))
    #expect(both.accepted == [.leftover, .constraints])
  }

  /// The sentence of the film comes before the one about the samples, at the assertion's line.
  @Test func whenNothingMovesTheFilmSaysWhy() throws {
    let messages = try issues { stage, lost in lost.present(UIViewController(), animated: true) }
    let lines = messages.first?.split(separator: "\n").map(String.init) ?? []
    #expect(messages.count == 1)
    #expect(lines.dropFirst().first?.contains("whose view is not in the window hierarchy") == true)
    #expect(messages.first?.contains("nothing moved") == true)
  }

  @Test func whatUIKitRaisesIsAnIssueAtTheAssertion() throws {
    let messages = try issues { stage, lost in
      let root = stage.window.rootViewController
      root?.present(lost, animated: false)
      root?.present(root ?? lost, animated: false)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("exception: ") == true)
  }

  private func issues(_ body: (Stage, UIViewController) -> Void) throws -> [String] {
    let bench = try Workbench()
    let stage = Stage(device: .init(width: 100, height: 200, scale: 1))
    stage.show(UIViewController())
    let lost = UIViewController()
    let found = Lines()
    try withKnownIssue {
      try withTransitionGoldens(root: bench.folder.appending(path: "Goldens")) {
        try assertTransition(on: stage, function: "still()", line: 88) { body(stage, lost) }
      }
    } matching: {
      found.lines.append($0.sourceLocation?.line ?? 0)
      found.messages += $0.comments.map(\.rawValue)
      return true
    }
    #expect(found.lines.allSatisfy { $0 == 88 })
    return found.messages
  }

  private final class Lines: @unchecked Sendable {
    // Written by the test's own task only.
    var lines: [Int] = []
    var messages: [String] = []
  }

  @Test func leavesNothingBehindNamesWhoIsStillAlive() throws {
    let stage = Stage(device: .init(width: 100, height: 200, scale: 1))
    let root = UIViewController()
    stage.show(root)
    let kept = UIViewController()
    let sound = try stage.record {
      root.present(UIViewController(), animated: true) { root.dismiss(animated: true) }
    }
    #expect(try complaints(about: sound, .leavesNothingBehind) == [])
    let film = try stage.record {
      root.present(kept, animated: true) { root.dismiss(animated: true) }
    }
    let words = try complaints(about: film, .leavesNothingBehind).map(\.sentence)
    #expect(words == ["UIViewController was dismissed and is still alive: something holds it"])
    #expect(try complaints(about: film, .faultless) == [])
  }
}

extension SnapshotVerdict.Outcome {
  fileprivate var isNewRecord: Bool { if case .recorded(true) = self { true } else { false } }
}
