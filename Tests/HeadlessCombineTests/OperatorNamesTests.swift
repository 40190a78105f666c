import HeadlessCombine
import Testing

extension Publisher {
  /// As an app's own operators say what they return.
  fileprivate func withOwner<Owner: AnyObject>(
    _ owner: Owner
  ) -> Publishers.CompactMap<Self, (Owner, Output)> {
    compactMap { [weak owner] value in owner.map { ($0, value) } }
  }

  fileprivate func latest(_ count: Int) -> Publishers.Map<Publishers.Scan<Self, [Output]>, Int> {
    scan([]) { Array(($0 + [$1]).suffix(count)) }.map(\.count)
  }
}

/// Code that names the types of operators.
@MainActor @Suite struct OperatorNamesTests {
  @Test func operatorsHaveTheTypesOfTheirNames() {
    final class Owner {}
    let owner = Owner()
    #expect(Recorder([1, 2].publisher.withOwner(owner).map(\.1)).line == "1 2 |")
    #expect(Recorder([1, 2, 3].publisher.latest(2)).line == "1 2 2 |")
    let later: Publishers.ReceiveOn<Just<Int>, ImmediateScheduler> =
      Just(1).receive(on: ImmediateScheduler.shared)
    #expect(Recorder(later).line == "1 |")
  }
}
