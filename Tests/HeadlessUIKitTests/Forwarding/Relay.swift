import Testing

/// A delegate that leaves all out, in front of one that leaves out nothing.
@MainActor
struct Relay<Delegate> {
  private let full = FullDelegate()

  /// Asks both: the first has to hand the question on, with its arguments, and to bring back the
  /// answer, which is another than that of a delegate without a stand-in.
  func passesOn<Answer>(
    _ ask: (Delegate) -> Answer,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let direct = try #require(full as? Delegate, sourceLocation: place)
    let front = try #require(EmptyDelegate(full) as? Delegate, sourceLocation: place)
    let alone = try #require(EmptyDelegate(nil) as? Delegate, sourceLocation: place)
    let mark = full.heard.count
    let wanted = "\(ask(direct))"
    let found = "\(ask(front))"
    let heard = full.heard[mark...]
    #expect(heard.count == 2 && heard.first == heard.last, sourceLocation: place)
    #expect(found == wanted, sourceLocation: place)
    let usual = "\(ask(alone))"
    #expect((usual == wanted) == (Answer.self == Void.self), sourceLocation: place)
    #expect(full.heard.count == mark + 2, sourceLocation: place)
  }
}
