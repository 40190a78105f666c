import Testing

import Timeline

@Suite struct StepsTests {
  /// 0.7 · 10 is 7.000000000000001 short of nothing: the step must not depend on the last bit.
  @Test func boundariesDoNotDependOnTheLastBit() {
    for count in 1...100 {
      for step in 0...count {
        let progress = Double(step) / Double(count)
        #expect(Steps(count).value(at: progress) == progress)
        #expect(Steps(count).value(at: progress.nextDown) == progress)
      }
    }
  }

  @Test(arguments: Steps.Jump.allCases)
  func valuesAreStepsAndNeverFall(jump: Steps.Jump) {
    let steps = Steps(4, jump)
    let values = (0...1000).map { steps.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(values).count == (jump == .both ? 5 : jump == .end ? 5 : 4))
  }

  @Test func tooFewStepsEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Steps(0) }
    await #expect(processExitsWith: .failure) { _ = Steps(1, .none) }
  }
}
