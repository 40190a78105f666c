import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ApplePlaceholders

/// Requests for work in the background, which wait for ever.
@MainActor @Suite struct BackgroundTaskTests {
  private let stage = Stage(device: .iPhone15)
  private let scheduler = BGTaskScheduler.shared

  private func pending() -> [BGTaskRequest] {
    var found: [BGTaskRequest] = []
    scheduler.getPendingTaskRequests { found = $0 }
    #expect(found.isEmpty)
    stage.advance(by: 0.1)
    return found
  }

  @Test func aRequestWaitsAsItWasWhenItWasSubmitted() throws {
    #expect(scheduler.register(forTaskWithIdentifier: "sync", using: nil) { _ in })
    let request = BGProcessingTaskRequest(identifier: "sync")
    request.requiresExternalPower = true
    request.earliestBeginDate = Date(timeIntervalSinceReferenceDate: 7)
    try scheduler.submit(request)
    request.requiresExternalPower = false
    let found = try #require(pending().first as? BGProcessingTaskRequest)
    #expect(found.identifier == "sync" && found.requiresExternalPower)
    #expect(found.earliestBeginDate == Date(timeIntervalSinceReferenceDate: 7))
  }

  @Test func oneRefreshAndTenProcessingRequestsWaitAtMost() throws {
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b"))
    }
    for number in 0..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "\(number)")) }
    do {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "10"))
      Issue.record("an eleventh request was taken")
    } catch BGTaskScheduler.Error.tooManyPendingTaskRequests {
      #expect(pending().count == 11)
    }
  }

  @Test func requestsAreCancelled() async throws {
    for name in ["a", "b", "c"] {
      try scheduler.submit(BGProcessingTaskRequest(identifier: name))
    }
    scheduler.cancel(taskRequestWithIdentifier: "b")
    #expect(pending().map(\.identifier) == ["a", "c"])
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test func itIsReportedOnceThatNothingIsLaunched() throws {
    for name in ["a", "b"] { try scheduler.submit(BGProcessingTaskRequest(identifier: name)) }
    #expect(stage.faults.filter { $0.subject == "BackgroundTasks" }.count == 1)
  }
}
