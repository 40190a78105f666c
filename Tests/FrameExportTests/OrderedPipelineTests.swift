import Dispatch
import Glibc
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

  /// Of two threads the system gives one, or none.
  @Test(arguments: [1, 2])
  func threadsThatAreNotToBeHadAreNotWaitedFor(lost: Int) throws {
    var tries = 0
    let pipeline = OrderedPipeline<Int, Int>(
      workers: 2,
      work: { $0 },
      deliver: { _ in },
      discard: { _ in },
      start: { body in
        tries += 1
        return tries <= lost ? EAGAIN : PlainThread.start(body)
      }
    )
    guard lost == 2 else {
      for job in 0..<9 { try pipeline.add(job) }
      return try pipeline.finish()
    }
    #expect { try pipeline.add(1) } throws: { "\($0)".contains("cannot start a thread to draw on") }
    #expect { try pipeline.finish() } throws: { "\($0)".contains("ulimit -u") }
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
    let squares: [Int] = (0..<100).map { $0 * $0 }
    #expect(delivered == squares)
  }
}
