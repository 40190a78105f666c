import Foundation
import HeadlessUIKit
import Testing

/// Resources that a device would have to load first.
@MainActor @Suite struct ResourceRequestTests {
  private let stage = Stage(device: .iPhone15)
  private let request = NSBundleResourceRequest(tags: ["level1"])

  @Test func resourcesAreThereInALaterTurn() {
    var answers: [Bool] = []
    request.conditionallyBeginAccessingResources { answers.append($0) }
    request.beginAccessingResources { answers.append($0 == nil) }
    #expect(answers.isEmpty && request.progress.completedUnitCount == 0)
    stage.advance(by: 0.1)
    #expect(answers == [true, true] && request.progress.isFinished)
    request.endAccessingResources()
    #expect(request.tags == ["level1"] && request.bundle == .main)
  }

  @Test func aTaskDoesNotWait() async throws {
    #expect(await request.conditionallyBeginAccessingResources())
    #expect(request.progress.isFinished)
    let other = NSBundleResourceRequest(tags: [])
    try await other.beginAccessingResources()
    #expect(other.progress.isFinished)
  }
}
