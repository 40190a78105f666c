internal import Foundation
internal import Scene
internal import Timeline

extension Take {
  /// The samples that a rule selects, in its order, without duplicates.
  @MainActor func resolve(_ sampling: Sampling) throws(SamplingFault) -> [Sample] {
    let times = times(of: sampling)
    guard !times.isEmpty else { throw .noSamples }
    var moments: [(sample: SampleTime, moment: Moment)] = []
    for time in times {
      let moment = try moment(of: time)
      if let twin = moments.first(where: { $0.moment.isSame(as: moment) }) {
        throw duration == 0
          ? .nothingMoved : .twice(twin.sample, time, at: Figures.milliseconds(moment.time.seconds))
      }
      moments.append((time, moment))
    }
    return moments.enumerated().map { index, entry in
      Sample(
        index: index,
        time: entry.moment.time.seconds,
        fraction: duration > 0 ? entry.moment.time.seconds / duration : 1,
        name: entry.sample.description,
        scene: entry.moment.scene
      )
    }
  }

  private struct Moment {
    let time: Instant
    var isSettled = false
    let scene: Scene

    func isSame(as other: Moment) -> Bool { time == other.time && isSettled == other.isSettled }
  }

  private var length: Instant { Instant(seconds: duration) }

  private func times(of sampling: Sampling) -> [SampleTime] {
    switch sampling.rule {
    case .times(let times): return times
    case .everyFrame: return film.frames.indices.map { .frame($0) }
    case .every(let step):
      let last = Int((duration * 1000 / step).rounded(.up))
      let before = (0...last).map { Double($0) * step }
        .filter { Instant(milliseconds: $0) < length }
      return before.map { .milliseconds($0) } + [.end]
    }
  }

  @MainActor private func moment(of sample: SampleTime) throws(SamplingFault) -> Moment {
    switch sample.kind {
    case .start: return Moment(time: .zero, scene: film.frames.first?.scene ?? film.end.scene)
    case .end: return Moment(time: length, scene: film.end.scene)
    case .settled: return Moment(time: length, isSettled: true, scene: settled.scene)
    case .fraction(let fraction):
      guard (0...1).contains(fraction) else { throw .fraction(fraction) }
      return try moment(at: length.scaled(by: fraction), asked: sample)
    case .milliseconds(let time):
      return try moment(at: Instant(milliseconds: time), asked: sample)
    case .frame(let index):
      guard film.frames.indices.contains(index) else {
        throw .frame(index, count: film.frames.count)
      }
      let frame = film.frames[index]
      let isLast = index == film.frames.count - 1
      return Moment(time: Instant(seconds: frame.time), isSettled: isLast, scene: frame.scene)
    }
  }

  @MainActor private func moment(
    at time: Instant,
    asked: SampleTime
  ) throws(SamplingFault) -> Moment {
    guard time >= .zero, time <= length else {
      throw .outside(asked, duration: Figures.milliseconds(duration))
    }
    if time == .zero { return try moment(of: .start) }
    if time == length { return try moment(of: .end) }
    return Moment(time: time, scene: try scene(at: time))
  }

  /// The scene at an instant inside the recording.
  @MainActor func scene(at time: Instant) throws(SamplingFault) -> Scene {
    if let frame = film.frames.first(where: { Instant(seconds: $0.time) == time }) {
      return frame.scene
    }
    guard let scene = develop(time) else {
      throw .betweenFrames(Figures.milliseconds(time.seconds))
    }
    return scene
  }
}
