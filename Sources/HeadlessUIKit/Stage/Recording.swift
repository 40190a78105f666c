import Foundation
import Scene
import Timeline

/// A running recording: which instants are photographed, and when it ends.
@MainActor
final class Recording {
  private let stage: Stage
  private let instants: SampledInstants
  /// If nil, until nothing is pending.
  private let length: Instant?
  private let sink: any FrameSink
  private let start: Instant
  private let firstEvent: Int
  /// The first fault since the last film, including those of the first screen's setup.
  private let firstFault: Int
  private var endOfFaults = 0
  private var survivors: [Film.Survivor] = []
  private let transitionsBefore: Int
  /// Whether the film waits for asynchronous code that is still running.
  var waits = false
  private var nextFrame = 0
  /// The picture before completions, for films with a fixed frame rate only.
  private var end: Frame?
  private var duration = Instant.zero
  private var canvas = CGSize.zero

  convenience init(_ stage: Stage, fps: Int, length: Instant?, into sink: some FrameSink) {
    precondition(fps > 0, "a film needs at least 1 frame a second, not \(fps)")
    self.init(stage, .rate(FrameRate(fps)), length: length, into: sink)
  }

  init(_ stage: Stage, _ instants: SampledInstants, length: Instant?, into sink: some FrameSink) {
    self.stage = stage
    self.instants = instants
    self.length = length
    self.sink = sink
    start = stage.core.now
    firstEvent = stage.log.count
    firstFault = stage.core.journal.filmedFaults
    transitionsBefore = stage.core.recording.finishedTransitions
  }

  func run(_ body: () throws -> Void) throws {
    try stage.supervise(from: start) {
      stage.core.flushTurn()
      stage.core.interop.timers.startWatching()
      try body()
      stage.core.flushTurn()
      try stage.throwIfRaised()
      while let next = nextStop() { try roll(to: next) }
      try close()
    }
  }

  /// The same, with the main queue drained at every stop.
  func runLive() async throws {
    stage.core.flushTurn()
    let outer = stage.core.recording.beginSupervision(from: start)
    defer { stage.core.recording.endSupervision(outer) }
    await stage.drain()
    while let next = nextStop() {
      try roll(to: next)
      await stage.drain()
    }
    try stage.throwIfRaised()
    try close()
  }

  /// Advances to an instant with a photograph or due work; the work runs first.
  private func roll(to next: (time: Instant, isDue: Bool)) throws {
    widenCanvas()
    stage.core.setClock(next.time)
    if next.isDue { captureEnd() }
    stage.core.runDueTurns()
    try stage.throwIfRaised()
    if !isOver, next.time == frameTime(nextFrame) { try photograph() }
  }

  // A frame at t shows the state after everything at t has run; the one at the end is the closing
  // frame.
  private func nextStop() -> (time: Instant, isDue: Bool)? {
    let frame = frameTime(nextFrame)
    let due = stage.core.nextDue
    if isOver { return nil }
    let limit = Instant(seconds: stage.patience)
    if stage.core.now - start >= limit && length == nil {
      stage.reportEndless(after: limit)
      return nil
    }
    let end = length.map { start + $0 }
    let stop = min(frame, due ?? .forever, end ?? start + limit)
    return (stop, due == stop || stop == end)
  }

  private var isOver: Bool {
    if let length { return stage.core.now - start >= length }
    return !waits && stage.isSettled
  }

  private func frameTime(_ index: Int) -> Instant {
    instants.time(of: index).map { start + $0 } ?? .forever
  }

  private func photograph() throws {
    try sink.write(frame(nextFrame, at: stage.core.now))
    nextFrame += 1
  }

  /// The picture just before completions run; the last one becomes the film's `end`.
  private func captureEnd() {
    guard case .rate = instants, !(sink is FrameDiscarder) else { return }
    end = frame(nextFrame, at: stage.core.now)
  }

  private func widenCanvas() {
    let size = stage.screen.bounds.size
    canvas.width = max(canvas.width, size.width)
    canvas.height = max(canvas.height, size.height)
  }

  private func close() throws {
    duration = stage.core.now - start
    widenCanvas()
    stage.core.reportWorkItems()
    stage.core.reportGroups()
    if !stage.core.recording.isLive { stage.core.reportWaitingTasks() }
    if length == nil, stage.isSettled {
      stage.inspectAtRest(
        hasChangedScreens: stage.core.recording.finishedTransitions > transitionsBefore
      )
      survivors = stage.findSurvivors().map { survivor in
        var survivor = survivor
        survivor.time -= start.seconds
        return survivor
      }
    }
    stage.releaseRepetitions()
    endOfFaults = stage.faults.count
    if !(sink is FrameDiscarder) { stage.core.journal.filmedFaults = endOfFaults }
    let closing = instants.closing(from: nextFrame)
    if closing.isEmpty { return }
    let last = frame(closing.lowerBound, at: stage.core.now)
    for index in closing {
      try sink.write(Frame(index: index, time: last.time, scene: last.scene))
    }
  }

  private func frame(_ index: Int, at time: Instant) -> Frame {
    Frame(index: index, time: (time - start).seconds, scene: stage.scene())
  }

  func film(_ frames: [Frame]) -> Film {
    let summary = summary
    return Film(
      frames: frames,
      end: end ?? frames[frames.count - 1],
      duration: summary.duration.seconds,
      events: summary.events,
      faults: summary.faults,
      survivors: survivors
    )
  }

  /// With times relative to the film's start.
  var summary: Stage.FilmSummary {
    Stage.FilmSummary(
      duration: duration,
      canvas: canvas,
      events: stage.log[firstEvent...].map { $0.since(start.seconds) },
      faults: stage.faults[firstFault..<max(endOfFaults, firstFault)].map { fault in
        var fault = fault
        // Faults from before the film have its start time.
        fault.time = max(fault.time - start.seconds, 0)
        return fault
      }
    )
  }
}
