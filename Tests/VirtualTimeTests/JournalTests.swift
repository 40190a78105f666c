import Scene
import Testing
import Timeline

@testable import VirtualTime

@Suite struct JournalTests {
  private let core = StageCore()

  @Test func `events stand at the instant at which they are logged`() {
    core.note("App", "began")
    core.setClock(Instant(seconds: 1.5))
    core.journal.depth += 1
    core.note("App", "went on", detail: "inside")
    #expect(core.journal.events.map(\.time) == [0, 1.5])
    #expect(core.journal.events.map(\.depth) == [0, 1])
    #expect(core.activity == 2)
  }

  @Test func `the same sentence is said once`() {
    for subject in ["one", "other"] { core.warnOnce(subject, "is absent", remedy: "do without") }
    core.warn("one", "is absent")
    #expect(core.journal.faults.map(\.subject) == ["one", "one"])
    #expect(core.journal.faults.map(\.kind) == [.unsupported, .misuse])
  }

  @Test func `what is raised under supervision is kept for whoever can throw it`() {
    let outer = core.recording.beginSupervision(from: .zero)
    core.raise("Screen", "first")
    core.raise("Screen", "second")
    #expect(core.recording.takeException()?.sentence == "first")
    #expect(core.recording.takeException() == nil)
    #expect(core.journal.faults.map(\.severity) == [.exception, .exception])
    core.recording.endSupervision(outer)
    #expect(core.recording.start == nil && !core.recording.isSupervised)
  }

  @Test func `what is raised without supervision traps`() async {
    await #expect(processExitsWith: .failure) { StageCore().raise("Screen", "cannot be shown") }
  }

  @Test func `the clock never goes back`() async {
    await #expect(processExitsWith: .failure) {
      let core = StageCore()
      core.setClock(Instant(seconds: 2))
      core.setClock(Instant(seconds: 1))
    }
  }
}
