internal import Foundation
internal import Geometry
internal import Scene

extension TransitionCheck {
  /// Checks that no layer stops for one frame and jumps in the next, as with a dropped frame.
  public static let keepsPace = TransitionCheck("keeps pace") { film in
    Trace.all(in: film).compactMap(\.halt)
  }
}

/// The values of a moving layer, frame by frame.
private struct Trace {
  let name: String
  var stops: [(time: Double, value: Double)] = []

  @MainActor static func all(in film: Film) -> [Trace] {
    var traces: [String: Trace] = [:]
    var order: [String] = []
    for frame in film.moving {
      let positions = ScreenPosition.all(in: frame.scene)
      for node in frame.scene.root.subtree where node.id != 0 {
        guard let position = positions[node.id] else { continue }
        let values = [
          ("x", position.frame.midX, 1.0), ("y", position.frame.midY, 1),
          ("width", position.frame.width, 1),
          ("height", position.frame.height, 1), ("opacity", position.alpha, 100),
        ]
        for (property, value, unit) in values {
          let key = "\(node.id) \(property)"
          if traces[key] == nil { order.append(key) }
          traces[key, default: Trace(name: "\(node.title)'s \(property)")].stops
            .append((frame.time, value * unit))
        }
      }
    }
    return order.compactMap { traces[$0] }
  }

  // Steps of less than half a point are too small to be judged.
  private static let least = 0.5
  private static let (still, double) = (0.2, 1.6)

  /// Describes a step near zero between even steps that is followed by one of twice the length; nil
  /// if there is none.
  var halt: String? {
    let steps = zip(stops, stops.dropFirst()).map { $1.value - $0.value }
    guard steps.count > 3 else { return nil }
    for index in 1..<(steps.count - 2) {
      let (before, after) = (steps[index - 1], steps[index + 2])
      let pace = (before + after) / 2
      guard before * after > 0, min(abs(before), abs(after)) > Self.least,
        abs(steps[index]) < Self.still * abs(pace), steps[index + 1] / pace > Self.double
      else { continue }
      return
        "\(name) halts at \(Figures.milliseconds(stops[index].time)) ms and makes up for it in the "
        + "next frame"
    }
    return nil
  }
}
