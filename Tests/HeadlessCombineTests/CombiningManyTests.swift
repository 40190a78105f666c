import HeadlessCombine
import Testing

/// More than two publishers that become one.
@MainActor @Suite struct CombiningManyTests {
  @Test func sequencesStandBeforeAndAfter() {
    #expect(Recorder(Just(2).append([3, 4]).prepend(Set([1]))).line == "1 2 3 4 |")
  }

  @Test func manyAreMerged() {
    #expect(Recorder(Just(1).merge(with: Just(2), Just(3), Just(4))).line == "1 2 3 4 |")
    #expect(Recorder(Just(1).merge(with: Just(2), Just(3), Just(4), Just(5))).line == "1 2 3 4 5 |")
    let (one, two) = (Just(1), Just(2))
    #expect(Recorder(one.merge(with: two, two, two, two, one)).line == "1 2 2 2 2 1 |")
    #expect(Recorder(one.merge(with: two, two, two, two, one, two)).line == "1 2 2 2 2 1 2 |")
    #expect(
      Recorder(one.merge(with: two, two, two, two, one, two, one)).line == "1 2 2 2 2 1 2 1 |"
    )
    #expect(Recorder(Publishers.Merge3(Just(1), Just(2), Just(3))).line == "1 2 3 |")
    #expect(Recorder(Publishers.Merge4(Just(1), Just(2), Just(3), Just(4))).line == "1 2 3 4 |")
  }

  @Test func manyAreMadeOneValue() {
    let (one, two, three, four) = (Just(1), Just("b"), Just(3), Just("d"))
    let all = #"(1, "b", 3, "d") |"#
    #expect(Recorder(one.zip(two, three, four)).line == all)
    #expect(Recorder(Publishers.Zip4(one, two, three, four)).line == all)
    #expect(Recorder(Publishers.Zip3(one, two, three)).line == #"(1, "b", 3) |"#)
    #expect(Recorder(Publishers.CombineLatest4(one, two, three, four)).line == all)
  }

  @Test func manyAreTransformed() {
    let (one, two, three) = (Just(1), Just(2), Just(3))
    #expect(Recorder(one.zip(two) { $0 + $1 }).line == "3 |")
    #expect(Recorder(one.zip(two, three) { $0 + $1 + $2 }).line == "6 |")
    #expect(Recorder(one.zip(two, three, one) { $0 + $1 + $2 + $3 }).line == "7 |")
    #expect(Recorder(one.combineLatest(two, three) { $0 + $1 + $2 }).line == "6 |")
    #expect(Recorder(one.combineLatest(two, three, one) { $0 + $1 + $2 + $3 }).line == "7 |")
  }
}
