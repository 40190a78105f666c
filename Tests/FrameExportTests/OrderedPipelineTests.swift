import Dispatch
import Testing

@testable import FrameExport

@Suite struct OrderedPipelineTests {
  @Test func anIdleThreadHelpsWithAJobUnderWay() throws {
    let helped = DispatchSemaphore(value: 0)
    var delivered: [Bool] = []
    let pipeline = OrderedPipeline<Int, Bool>(
      workers: 2,
      work: { _ in helped.wait(timeout: .now() + .seconds(60)) == .success },
      help: { job in if job == 7 { helped.signal() } },
      deliver: { delivered.append($0) },
      discard: { _ in }
    )
    try pipeline.add(7)
    try pipeline.finish()
    #expect(delivered == [true])
  }

  @Test(arguments: [1, 2, 5])
  func productsComeInTheOrderOfTheirJobs(workers: Int) throws {
    var delivered: [Int] = []
    let pipeline = OrderedPipeline<Int, Int>(
      workers: workers,
      work: { $0 * $0 },
      deliver: { delivered.append($0) },
      discard: { _ in }
    )
    for job in 0..<100 { try pipeline.add(job) }
    try pipeline.finish()
    #expect(delivered == (0..<100).map { $0 * $0 })
  }
}
