public import Foundation
internal import Scene

extension TransitionCheck {
  /// No layer moves farther than this fraction of its whole path from one frame to the next.
  public static func isContinuous(maxStep: Double = 0.2) -> TransitionCheck {
    TransitionCheck("is continuous") { film in
      let ways = Way.all(in: film)
      return ways.compactMap { $0.jump(beyond: maxStep) }
    }
  }

  /// An edge or dimension of a view never reverses its direction.
  public static func isMonotonic(
    _ view: TrackedView,
    _ value: any KeyPath<CGRect, CGFloat> & Sendable
  ) -> TransitionCheck {
    TransitionCheck("is monotonic") { film in
      let id = try view.identify()
      let points = film.moving.compactMap { frame in
        ScreenPosition.find(id, in: frame.scene).map { (frame.time, $0.frame[keyPath: value]) }
      }
      return turn(points).map { [view.name + $0] } ?? []
    }
  }

  private static func turn(_ points: [(time: Double, value: CGFloat)]) -> String? {
    // Less than this is rounding, not motion.
    let slack = 0.01
    var direction = 0.0
    for (one, next) in zip(points, points.dropFirst()) {
      let step = Double(next.value - one.value)
      guard abs(step) > slack else { continue }
      if direction * step < 0 {
        return " turns back at \(Figures.milliseconds(one.time)) ms: from "
          + "\(Figures.decimal(one.value)) to \(Figures.decimal(next.value))"
      }
      direction = step
    }
    return nil
  }
}

/// The position of one layer in each frame.
private struct Way {
  let label: String
  var stops: [(time: Double, frame: CGRect)] = []

  @MainActor static func all(in film: Film) -> [Way] {
    var ways: [Int: Way] = [:]
    var order: [Int] = []
    for frame in film.moving {
      let positions = ScreenPosition.all(in: frame.scene)
      for node in frame.scene.root.subtree where node.id != 0 {
        guard let position = positions[node.id] else { continue }
        if ways[node.id] == nil { order.append(node.id) }
        ways[node.id, default: Way(label: node.label)].stops.append((frame.time, position.frame))
      }
    }
    return order.compactMap { ways[$0] }
  }

  /// A sentence about the largest step, if it is too large.
  func jump(beyond share: Double) -> String? {
    let travel = max(extent(\.midX), extent(\.midY), extent(\.width), extent(\.height))
    // A jump of less than two points is invisible, and rounding would make large fractions.
    guard travel > 2 else { return nil }
    let steps = zip(stops, stops.dropFirst())
    guard let worst = steps.max(by: { Self.distance($0) < Self.distance($1) }) else { return nil }
    let distance = Self.distance(worst)
    guard distance > share * travel else { return nil }
    return "\(label) jumps \(Figures.decimal(distance)) of \(Figures.decimal(travel)) points "
      + "(\(Figures.percent(distance / travel, decimals: 0))) between "
      + "\(Figures.milliseconds(worst.0.time)) and \(Figures.milliseconds(worst.1.time)) ms"
  }

  private func extent(_ value: KeyPath<CGRect, CGFloat>) -> Double {
    let values = stops.map { $0.frame[keyPath: value] }
    return Double((values.max() ?? 0) - (values.min() ?? 0))
  }

  private typealias Stop = (time: Double, frame: CGRect)

  private static func distance(_ step: (Stop, Stop)) -> Double {
    let (a, b) = (step.0.frame, step.1.frame)
    let deltas = [a.midX - b.midX, a.midY - b.midY, a.width - b.width, a.height - b.height]
    return Double(deltas.map(abs).max() ?? 0)
  }
}
