import Foundation
import Geometry
package import Timeline

/// The values of an animation: progress → value.
package indirect enum Motion {
  /// Both ends known, in lanes; the second member is the type that they represent.
  case lanes(Keyframes<SIMD4<Double>>, LaneKind)
  /// Values without lanes: `index` converts progress to a position between them.
  case frames([AnimatableValue], index: Keyframes<Double>)
  /// A missing end is the value below.
  case open(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case paced(by: Curve, Motion)
  case along(PathMotion)
  /// The direction of the path, rotated by an angle in radians.
  case heading(PathMotion, turned: Double)

  static func basic(
    from: AnimatableValue?,
    to: AnimatableValue?,
    by: AnimatableValue?
  ) -> Motion {
    if let from, let to, by == nil, let motion = Motion(frames: [from, to]) { return motion }
    return .open(from: from, to: to, by: by)
  }

  package init?(
    frames: [AnimatableValue],
    times: [Double]? = nil,
    curves: [Curve] = [],
    mode: KeyframeMode = .linear,
    bends: [KeyframeBend] = []
  ) {
    guard let first = frames.first else { return nil }
    let times = Self.usable(times, count: frames.count, mode)
    let curves = mode.hasCurves && curves.count == frames.count - 1 ? curves : []
    let lanes = frames.compactMap(\.lanes)
    if let kind = first.laneKind, lanes.count == frames.count {
      self = .lanes(
        Keyframes(lanes, times: times, curves: curves, mode: mode, bends: bends),
        kind
      )
      return
    }
    let indices = frames.indices.map { Double($0) }
    let joined: KeyframeMode = mode == .discrete ? .discrete : .linear
    self = .frames(
      frames,
      index: Keyframes(indices, times: times, curves: curves, mode: joined)
    )
  }

  /// [D] Key times whose number does not match are evenly spaced.
  private static func usable(_ times: [Double]?, count: Int, _ mode: KeyframeMode) -> [Double]? {
    guard let times, times.count == count || (mode == .discrete && times.count == count + 1) else {
      return nil
    }
    let isOrdered = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isOrdered && times.allSatisfy { (0...1).contains($0) } ? times : nil
  }

  package func value(at progress: Double, over below: AnimatableValue) -> AnimatableValue {
    switch self {
    case .lanes(let keyframes, let kind):
      return kind.value(keyframes.value(at: progress))
    case .frames(let frames, let index):
      let position = index.value(at: progress)
      let start = min(max(Int(position.rounded(.down)), 0), max(frames.count - 2, 0))
      let end = min(start + 1, frames.count - 1)
      return .mix(frames[start], frames[end], position - Double(start))
    case .open(let from, let to, let by):
      let start = from ?? by.flatMap { by in to.map { $0.plus(by, times: -1) } } ?? below
      let end = to ?? by.map { start.plus($0) } ?? below
      return .mix(start, end, progress)
    case .along(let path): return .point(path.point(at: progress))
    case .heading(let path, let turn): return .number(path.heading(at: progress) + turn)
    case .paced(let curve, let motion):
      return motion.value(at: progress == 1 ? 1 : curve.value(at: progress), over: below)
    }
  }
}

extension KeyframeMode {
  /// [D] Paced modes ignore timing functions, and discrete values have nothing between them.
  fileprivate var hasCurves: Bool { self == .linear || self == .cubic }
}
