import Bitmap
import Foundation
import Synchronization
import Testing

@testable import FrameExport

/// What the target of an animation is told: frames with their lengths, and how it ends.
@Suite struct ReelTests {
  /// Writes nothing, and remembers everything.
  private final class Target: ReelTarget, Sendable {
    struct Torn: Error {}

    let lines = Mutex<[String]>([])
    let breaksAt: Int?
    let breaksAtEnd: Bool

    init(breaksAt: Int? = nil, breaksAtEnd: Bool = false) {
      (self.breaksAt, self.breaksAtEnd) = (breaksAt, breaksAtEnd)
    }

    func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
      if drawn.index == breaksAt { throw Torn() }
      lines.withLock { $0.append("\(drawn.index) for \((length * 1000).rounded())") }
    }

    func finish() throws -> Int {
      if breaksAtEnd { throw Torn() }
      lines.withLock { $0.append("finish") }
      return 7
    }

    func abandon() { lines.withLock { $0.append("abandon") } }

    var told: [String] { lines.withLock { $0 } }
  }

  private func writer(
    _ target: Target,
    _ cancellation: ExportCancellation = ExportCancellation()
  ) -> AnimationWriter {
    AnimationWriter(
      file: URL(filePath: "/film"),
      target: target,
      settings: ExportSettings(workers: 2),
      cancellation: cancellation
    )
  }

  private static let frames = (0..<4).map { AnimationFormatTests.frame($0) }

  @Test func aWholeFilmIsFinishedAndNotAbandoned() throws {
    let target = Target()
    let writer = writer(target)
    for frame in Self.frames { try writer.write(frame) }
    let steps = Mutex<[ExportProgress]>([])
    #expect(try writer.finish(progress: { step in steps.withLock { $0.append(step) } }) == 4)
    #expect(target.told == ["0 for 40.0", "1 for 40.0", "2 for 40.0", "3 for 40.0", "finish"])
    #expect(steps.withLock { $0.map(\.bytes) } == [7] && steps.withLock { $0[0].frames } == 4)
    #expect(throws: ExportFault.finished) { try writer.write(Self.frames[0]) }
  }

  @Test func aFilmOfOneFrameLastsAsLongAsItIsTold() throws {
    for (duration, told) in [(0.3, "300.0"), (0, "0.0"), (-1, "0.0")] {
      let target = Target()
      let writer = writer(target)
      try writer.write(Self.frames[0])
      try writer.finish(duration: duration)
      #expect(target.told == ["0 for \(told)", "finish"])
    }
  }

  @Test func framesThatGoBackInTimeAreShownForNoTime() throws {
    let target = Target()
    let feed = ReelFeed(target)
    for (index, time) in [1, 0.5, 0.75].enumerated() {
      let bitmap = Bitmap(width: 1, height: 1, straightRGBA: [0, 0, 0, 255])
      try feed.add(DrawnFrame(index: index, time: time, bitmap: bitmap))
    }
    #expect(try feed.finish(duration: 9) == 7)
    #expect(target.told == ["0 for 0.0", "1 for 250.0", "2 for 250.0", "finish"])
    #expect(feed.count == 3)
  }

  @Test(arguments: [Target(breaksAt: 0), Target(breaksAt: 2), Target(breaksAtEnd: true)])
  private func aReelIsAbandonedOnceAfterAnyFault(target: Target) {
    let writer = writer(target)
    #expect(throws: Target.Torn.self) {
      // The fault may reach the next frame, or only the end.
      do {
        for frame in Self.frames { try writer.write(frame) }
      } catch {
        _ = try? writer.finish()
        throw error
      }
      try writer.finish()
    }
    #expect(target.told.filter { $0 == "abandon" }.count == 1)
    #expect(target.told.last == "abandon" && !target.told.contains("finish"))
  }

  @Test func aCancelledReelIsAbandoned() throws {
    let (target, cancellation) = (Target(), ExportCancellation())
    let writer = writer(target, cancellation)
    try writer.write(Self.frames[0])
    cancellation.cancel()
    #expect(throws: ExportFault.cancelled) { try writer.write(Self.frames[1]) }
    #expect(throws: ExportFault.cancelled) { try writer.finish() }
    #expect(target.told.last == "abandon" && !target.told.contains("finish"))
  }

  @Test func aWriterThatIsForgottenAbandonsItsReel() throws {
    let target = Target()
    try writer(target).write(Self.frames[0])
    #expect(target.told.last == "abandon" && !target.told.contains("finish"))
  }

  @Test func aFilmWithoutFramesIsAFault() {
    let target = Target()
    #expect(throws: ExportFault.noFrames) { try writer(target).finish() }
    #expect(target.told == ["abandon"])
  }
}
