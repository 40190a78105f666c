import Testing

@testable import TransrenderCommand

/// What shells offer after a flag.
@MainActor @Suite struct CompletionTests {
  @Test func eachFlagWithKnownWordsIsOfferedOnce() {
    let rows = Completions(names: []).valueRows
    #expect(rows.allSatisfy { !$0.offered.isEmpty })
    #expect(Set(rows.map(\.name)).count == rows.count)
    let known = Command.all.flatMap(\.flags).filter { !$0.offered.isEmpty }.map(\.name)
    #expect(Set(rows.map(\.name)) == Set(known))
  }
}
