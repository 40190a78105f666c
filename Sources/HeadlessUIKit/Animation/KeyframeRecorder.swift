import Foundation

/// Collects the keyframes of one `animateKeyframes` call by property.
final class KeyframeRecorder: ChangeRecorder {
  /// One segment of a property: its start, its end, and its target.
  fileprivate struct Segment {
    let start: Double
    let end: Double
    var value: AnimatableValue
  }

  fileprivate struct Track {
    let change: LayerChange
    var segments: [Segment]

    /// What one keyframe sets twice moves to the last value, as with a frame's size and origin.
    mutating func append(_ segment: Segment) {
      if let last = segments.last, last.start == segment.start, last.end == segment.end {
        segments[segments.count - 1].value = segment.value
      } else {
        segments.append(segment)
      }
    }
  }

  /// The relative time of the current keyframe block.
  var window = (start: 0.0, end: 1.0)
  private let outer: any ChangeRecorder
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []

  init(into outer: any ChangeRecorder, mode: CAAnimationCalculationMode) {
    (self.outer, self.mode) = (outer, mode)
  }

  func record(_ change: LayerChange, in context: AnimationContext) {
    guard change.isAnimatable else { return }
    let segment = Segment(start: window.start, end: window.end, value: change.new)
    let known = tracks.firstIndex {
      $0.change.layer === change.layer && $0.change.key == change.key
    }
    if let known {
      tracks[known].append(segment)
    } else {
      tracks.append(Track(change: change, segments: [segment]))
    }
  }

  func add(_ animation: CAPropertyAnimation, for change: LayerChange, in context: AnimationContext)
  {
    outer.add(animation, for: change, in: context)
  }

  func finish(in context: AnimationContext) {
    for track in tracks {
      let animation = track.animation(mode: mode)
      animation.timingFunction = CAMediaTimingFunction(
        curve: context.pacing.curve(over: context.duration)
      )
      animation.duration = context.duration
      outer.add(animation, for: track.wholeChange, in: context)
    }
    tracks.removeAll()
  }
}

extension KeyframeRecorder.Track {
  fileprivate var wholeChange: LayerChange {
    LayerChange(
      layer: change.layer,
      key: change.key,
      old: change.old,
      new: segments.last?.value ?? change.new
    )
  }

  /// [D] The old value before the first keyframe, the last value after the last one.
  fileprivate func animation(mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    var stops = Stops(old: change.old)
    for segment in segments {
      // Modes that ignore times know no gaps, and discrete values stay anyway.
      let waits = mode == .linear || mode == .cubic
      if waits, segment.start > stops.end || segment.start == segment.end {
        stops.rest(until: segment.start)
      }
      stops.move(to: segment.value, at: segment.end)
    }
    if stops.end < 1 { stops.rest(until: 1) }
    let animation = CAKeyframeAnimation(keyPath: change.key.description)
    animation.values = stops.values.map { $0.boxed ?? NSNull() }
    animation.keyTimes = stops.times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    if mode == .cubic { animation.tensionValues = stops.tensions.map { NSNumber(value: $0) } }
    return animation
  }
}

/// The keyframes of one property, from 0 to 1.
private struct Stops {
  private(set) var times = [0.0]
  private(set) var values: [AnimatableValue]
  /// [I] A spline leaves and reaches a rest flat, so that nothing moves meanwhile.
  private(set) var tensions = [0.0]

  init(old: AnimatableValue) { values = [old] }

  var end: Double { times[times.count - 1] }

  mutating func move(to value: AnimatableValue, at time: Double) {
    times.append(min(max(time, end), 1))
    values.append(value)
    tensions.append(0)
  }

  mutating func rest(until time: Double) {
    tensions[tensions.count - 1] = 1
    move(to: values[values.count - 1], at: time)
    tensions[tensions.count - 1] = 1
  }
}
