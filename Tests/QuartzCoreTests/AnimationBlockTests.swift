import Testing
import VirtualTime

@testable import QuartzCore

/// What waits for animations.
@MainActor
@Suite struct AnimationBlockTests {
  private final class Notes {
    var lines: [String] = []
  }

  private let screen = Screen()

  private func block(_ notes: Notes) -> AnimationBlock {
    let block = AnimationBlock { notes.lines.append("\($0)") }
    block.whenDone { notes.lines.append("done") }
    return block
  }

  @Test func `a block without animations is over at once`() {
    let (notes, core) = (Notes(), screen.core)
    block(notes).close(core)
    #expect(notes.lines == ["done"])
    core.flushTurn()
    #expect(notes.lines == ["done", "true"])
  }

  @Test(arguments: [([true, true], "true"), ([true, false], "false"), ([false, true], "false")])
  func `a block waits for the last of its animations`(ends: [Bool], finished: String) {
    let (notes, core) = (Notes(), screen.core)
    let block = block(notes)
    for _ in ends { block.expect() }
    #expect(block.isPending)
    block.fulfil(finished: ends[0], core)
    block.close(core)
    core.flushTurn()
    #expect(block.isPending && notes.lines.isEmpty)
    block.fulfil(finished: ends[1], core)
    core.flushTurn()
    #expect(!block.isPending && notes.lines == ["done", finished])
    block.close(core)
    core.flushTurn()
    #expect(notes.lines.count == 2)
  }

  @Test func `a block that is open is not over`() {
    let (notes, core) = (Notes(), screen.core)
    let block = block(notes)
    block.expect()
    block.fulfil(finished: true, core)
    core.flushTurn()
    #expect(notes.lines.isEmpty)
  }
}
