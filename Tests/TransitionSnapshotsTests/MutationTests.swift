import Foundation
import ImageComparison
import Testing

@testable import TransitionSnapshots

/// What a golden must notice, and what it must say.
@MainActor
@Suite struct MutationTests {
  struct Mutation: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout SampleFilm) -> Void
    let says: [String]

    var testDescription: String { name }
  }

  nonisolated static let mutations = [
    Mutation(
      name: "one pixel down",
      change: { $0.cardShift = 1 },
      says: ["frame 1  t=16.667 ms", "32 px", "first difference", "max channel Δ", " in dimming"]
    ),
    Mutation(
      name: "one level",
      change: { $0.levels = 1 },
      says: ["max channel Δ 1 ", "Allowed: exact (0 px)."]
    ),
    Mutation(name: "three levels", change: { $0.levels = 3 }, says: ["max channel Δ 3 "]),
    Mutation(
      name: "a dropped frame",
      change: { $0.order = [0, 1, 2, 4, 5, 6] },
      says: ["frame count: has 6 frames, the golden 7; frame 3 of the golden is missing"]
    ),
    Mutation(
      name: "a doubled frame",
      change: { $0.order = [0, 1, 2, 3, 3, 4, 5, 6] },
      says: ["frame count: has 8 frames, the golden 7; frame 4 repeats frame 3"]
    ),
    Mutation(
      name: "two frames swapped",
      change: { $0.order = [0, 1, 4, 3, 2, 5, 6] },
      says: [
        "order: frames 2 and 4 are swapped",
        "changed: the pacing; the duration, the start and the end are as in the golden",
      ]
    ),
    Mutation(
      name: "a frame that stands still",
      change: { $0.order = [0, 1, 2, 2, 4, 5, 6] },
      says: ["order: frame 3 shows what the golden has in frame 2"]
    ),
    Mutation(
      name: "one frame longer",
      change: { $0.order = [0, 1, 2, 3, 4, 5, 6, 6] },
      says: ["duration: lasts 116.667 ms, the golden 100 ms (1 frame longer at 60 fps)"]
    ),
    Mutation(
      name: "dimming 0.40 instead of 0.50",
      change: { $0.dimming = 0.4 },
      says: [
        "frame 6  t=100 ms ", "max channel Δ 26", "in dimming  ← worst",
        "changed: the end; the duration and the start are as in the golden",
      ]
    ),
    Mutation(
      name: "another size",
      change: { $0.size.height = 61 },
      says: ["size: frame 0 is 40×61 pixels, in the golden 40×60"]
    ),
    Mutation(
      name: "two callbacks swapped",
      change: { $0.events.swapAt(1, 2) },
      says: ["order: a line has moved", "completeTransition(true)"]
    ),
    Mutation(
      name: "a callback twice",
      change: { $0.events.append($0.events[2]) },
      says: ["order: a line is repeated: t=100", "viewDidAppear"]
    ),
    Mutation(
      name: "a callback missing",
      change: { $0.events.removeLast() },
      says: ["order: a line is missing: t=100", "viewDidAppear"]
    ),
  ]

  @Test(arguments: mutations)
  func eachFailsWithItsOwnSentence(mutation: Mutation) throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take())
    var changed = SampleFilm()
    mutation.change(&changed)
    let failures = try bench.verify(changed.take()).filter { !$0.passes }
    let message = failures.map(\.message).joined(separator: "\n")
    #expect(!failures.isEmpty, "nothing was noticed")
    for words in mutation.says { #expect(message.contains(words), "\(message)") }
    #expect(message.contains("accept:  transrender snapshot approve Sample/moves.a"))
  }

  @Test func noTwoMutationsSayTheSame() throws {
    let messages = try Self.mutations.map { mutation in
      let bench = try Workbench()
      _ = try bench.verify(SampleFilm().take())
      var changed = SampleFilm()
      mutation.change(&changed)
      // Everything up to the places of files, which differ anyway.
      return try bench.verify(changed.take()).flatMap { verdict in
        verdict.message.split(separator: "\n").prefix { !$0.hasPrefix("  golden  ") }
      }
    }
    #expect(Set(messages).count == messages.count)
  }

  @Test func theUnmutatedPassesInEveryForm() throws {
    let bench = try Workbench()
    let forms: [TransitionStrategy] = [
      .filmstrip, .filmstrip(columns: 2), .frames, .callbackLog, .hierarchy, .onionSkin,
    ]
    for form in forms {
      _ = try bench.verify(SampleFilm().take(), as: form)
      let second = try bench.verify(SampleFilm().take(), as: form)
      #expect(second.allSatisfy { $0.passes }, "\(second.map(\.message))")
    }
  }

  /// A hundred times the tolerance's fraction over the strip: one bright frame must not drown.
  @Test func limitsHoldForEachFrameAlone() throws {
    let bench = try Workbench()
    bench.comparer = .channel(max: 2, allowing: .fraction(0.05))
    _ = try bench.verify(SampleFilm().take())
    var flash = SampleFilm()
    flash.order = [0, 1, 2, 0, 4, 5, 6]
    let verdicts = try bench.verify(flash.take(), as: .filmstrip)
    #expect(verdicts.contains { !$0.passes })
    var faint = SampleFilm()
    faint.levels = 2
    #expect(try bench.verify(faint.take(), as: .filmstrip).allSatisfy(\.passes))
  }
}
