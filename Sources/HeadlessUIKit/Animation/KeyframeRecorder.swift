import Foundation

/// Collects the keyframes of one `animateKeyframes` call by property.
final class KeyframeRecorder: ChangeRecorder {
  /// One segment of a property: its start, its end, and its target.
  fileprivate struct Segment {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  fileprivate struct Track {
    let change: LayerChange
    var segments: [Segment]
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
      tracks[known].segments.append(segment)
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
    var (times, values) = ([0.0], [change.old])
    func stop(at time: Double, _ value: AnimatableValue) {
      times.append(min(max(time, times[times.count - 1]), 1))
      values.append(value)
    }
    for segment in segments {
      // Only linear keyframes wait in gaps: splines and discrete ones go from keyframe to keyframe.
      let waits = mode == .linear && segment.start > times[times.count - 1]
      if waits || (segment.start == segment.end && mode == .linear) {
        stop(at: segment.start, values[values.count - 1])
      }
      stop(at: segment.end, segment.value)
    }
    if times[times.count - 1] < 1 { stop(at: 1, values[values.count - 1]) }
    let animation = CAKeyframeAnimation(keyPath: change.key.description)
    animation.values = values.map { $0.boxed ?? NSNull() }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    return animation
  }
}
