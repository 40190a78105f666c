import Bitmap
import Foundation
import Imaging
import Scene
import Synchronization
import Testing

@testable import FrameExport

@Suite struct FrameWriterTests {
  @Test(arguments: [1, 2, 5])
  func everyFrameStandsInItsFile(workers: Int) throws {
    let folder = try ExportFolder()
    let written = try Sample.write(Sample.frames, to: folder.url, workers: workers)
    #expect(written == Sample.frames.count)
    #expect(folder.names == Sample.frames.map { FrameName.of($0.index) })
    for frame in Sample.frames {
      let file = try folder.bytes(FrameName.of(frame.index))
      #expect(try PNG.decode(file) == Sample.picture(of: frame.scene))
    }
  }

  @Test func theNumberOfWorkersChangesNoByteAndNeitherDoesAFrameAlone() throws {
    let (one, four, alone) = try (ExportFolder(), ExportFolder(), ExportFolder())
    try Sample.write(Sample.frames, to: one.url, workers: 1)
    try Sample.write(Sample.frames, to: four.url, workers: 4)
    for frame in Sample.frames.reversed() { try Sample.write([frame], to: alone.url, workers: 1) }
    for name in one.names {
      let wanted = try one.bytes(name)
      #expect(try four.bytes(name) == wanted)
      #expect(try alone.bytes(name) == wanted)
    }
  }

  @Test func aSceneThatStandsStillIsDrawnOnce() throws {
    let folder = try ExportFolder()
    let drawn = Mutex(0)
    let still = (0..<40).map { Sample.frame($0, shift: 7) }
    try Sample.write(
      still,
      to: folder.url,
      workers: 3,
      drawing: { scene in
        drawn.withLock { $0 += 1 }
        return Sample.picture(of: scene)
      }
    )
    #expect(drawn.withLock { $0 } == 1)
    #expect(folder.names.count == 40)
  }

  @Test func progressIsReportedInTheOrderOfTheFrames() throws {
    let folder = try ExportFolder()
    let seen = Mutex<[ExportProgress]>([])
    try Sample.write(
      Sample.frames,
      to: folder.url,
      workers: 4,
      progress: { step in seen.withLock { $0.append(step) } }
    )
    let steps = seen.withLock { $0 }
    #expect(steps.map(\.frames) == Array(1...Sample.frames.count))
    #expect(steps.map(\.file.lastPathComponent) == folder.names)
    let sizes: [Int] = try folder.names.map { try folder.bytes($0).count }
    #expect(steps.last?.bytes == sizes.reduce(0, +))
  }

  @Test(arguments: [1, 3])
  func theMakerOfFramesNeverRunsFarAhead(workers: Int) throws {
    let folder = try ExportFolder()
    let done = Mutex(0)
    var (given, lead) = (0, 0)
    let writer = try FrameWriter(
      folder: folder.url,
      settings: ExportSettings(workers: workers),
      progress: { step in done.withLock { $0 = step.frames } },
      draw: FrameDrawing { Sample.picture(of: $0) }
    )
    for frame in Sample.frames {
      try writer.write(frame)
      given += 1
      lead = max(lead, given - done.withLock { $0 })
    }
    try writer.finish()
    #expect(lead <= 2 * workers + 1)
  }

  @Test(arguments: [1, 4])
  func aFrameThatCannotBeDrawnStopsTheExportByName(workers: Int) throws {
    struct Torn: Error, CustomStringConvertible { let description = "the canvas is torn" }
    let folder = try ExportFolder()
    let wanted = ExportFault.drawing(frame: 6, reason: "the canvas is torn")
    #expect(throws: wanted) {
      try Sample.write(
        Sample.frames,
        to: folder.url,
        workers: workers,
        drawing: { scene in
          if scene == Sample.frames[6].scene { throw Torn() }
          return Sample.picture(of: scene)
        }
      )
    }
    #expect(folder.names == (0..<folder.names.count).map(FrameName.of))
    #expect(folder.names.count <= 6)
    #expect(folder.hidden.isEmpty)
  }

  @Test func transparentFramesOfAnOpaqueSequenceAreNamed() throws {
    let folder = try ExportFolder()
    #expect(throws: ExportFault.self) {
      try Sample.write(
        [Sample.frame(3, shift: 0)],
        to: folder.url,
        workers: 1,
        drawing: { _ in
          Bitmap(width: 1, height: 1, straightRGBA: [0, 0, 0, 9])
        }
      )
    }
    #expect(folder.names.isEmpty && folder.hidden.isEmpty)
  }

  @Test func cancellationLeavesWholeFilesOnly() throws {
    let folder = try ExportFolder()
    let cancellation = ExportCancellation()
    #expect(throws: ExportFault.cancelled) {
      try Sample.write(
        Sample.frames,
        to: folder.url,
        workers: 3,
        cancellation: cancellation,
        progress: { if $0.frames == 5 { cancellation.cancel() } }
      )
    }
    #expect(folder.names == (0..<5).map(FrameName.of))
    #expect(folder.hidden.isEmpty)
    for name in folder.names { _ = try PNG.decode(try folder.bytes(name)) }
  }

  @Test func aWriterThatIsDroppedStopsQuietly() throws {
    let folder = try ExportFolder()
    do {
      let writer = try Sample.writer(folder.url, workers: 2)
      try writer.write(Sample.frames[0])
    }
    #expect(folder.hidden.isEmpty)
  }

  @Test func aWriterThatIsDroppedDrawsNothingMore() throws {
    let (folder, gate) = try (ExportFolder(), DispatchSemaphore(value: 0))
    let drawn = Mutex(0)
    do {
      let writer = try FrameWriter(
        folder: folder.url,
        settings: ExportSettings(workers: 1),
        draw: FrameDrawing {
          drawn.withLock { $0 += 1 }
          gate.wait()
          return Sample.picture(of: $0)
        }
      )
      for frame in Sample.frames.prefix(2) { try writer.write(frame) }
      while drawn.withLock({ $0 }) == 0 { usleep(1000) }
      // The first frame goes on when the writer is being dropped.
      let watched = Watched(writer)
      Thread.detachNewThread {
        while watched.writer != nil { usleep(1000) }
        for _ in 0..<2 { gate.signal() }
      }
    }
    #expect(drawn.withLock { $0 } == 1)
    #expect(folder.names.isEmpty && folder.hidden.isEmpty)
  }

  @Test func nothingIsTakenAfterTheEnd() throws {
    let folder = try ExportFolder()
    let writer = try Sample.writer(folder.url, workers: 1)
    try writer.finish()
    #expect(throws: ExportFault.finished) { try writer.write(Sample.frames[0]) }
  }
}

/// A writer that another thread waits for to be dropped.
private final class Watched: @unchecked Sendable {
  weak var writer: FrameWriter?

  init(_ writer: FrameWriter) {
    self.writer = writer
  }
}
