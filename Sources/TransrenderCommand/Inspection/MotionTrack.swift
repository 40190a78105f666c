import Foundation
import Geometry
import Scene
import Timeline

/// The values of one property of one layer over the frames of a film.
struct MotionTrack: Encodable {
  /// Such as `sheet.y`.
  var name: String
  var times: [Double]
  var values: [Double]
  /// Per second, from the neighbours of each frame.
  var velocities: [Double]

  init(name: String, times: [Double], values: [Double]) {
    (self.name, self.times, self.values) = (name, times, values)
    velocities = values.indices.map { index in
      let (low, high) = (Swift.max(index - 1, 0), Swift.min(index + 1, values.count - 1))
      let span = times[high] - times[low]
      return span > 0 ? (values[high] - values[low]) / span : 0
    }
  }
}

extension Footage {
  /// The properties that change, grouped by layer in the order of first appearance.
  func tracks() throws -> [MotionTrack] {
    var log = MotionLog()
    let times = (0..<frameCount).map(time(of:))
    try show(times) { index, scene in
      log.time = times[index].seconds
      if let progress {
        log.take("progress", progress(times[index]))
        scene.root.readPages { log.take($0, $1) }
      } else {
        var seen: [String: Int] = [:]
        scene.root.read(&seen) { log.take($0, $1) }
      }
    }
    return log.tracks
  }
}

/// Collects the numbers of each frame.
private struct MotionLog {
  var time = 0.0
  private var order: [String] = []
  private var readings: [String: (times: [Double], values: [Double])] = [:]

  mutating func take(_ name: String, _ value: Double) {
    if readings[name] == nil { order.append(name) }
    readings[name, default: ([], [])].times.append(time)
    readings[name]?.values.append(value)
  }

  /// The tracks whose values change.
  var tracks: [MotionTrack] {
    order.compactMap { name in
      guard let reading = readings[name], Set(reading.values).count > 1 else { return nil }
      return MotionTrack(name: name, times: reading.times, values: reading.values)
    }
  }
}

extension Node {
  /// Reads every number of the node and its sublayers under a name that is stable across frames.
  fileprivate func read(_ seen: inout [String: Int], _ take: (String, Double) -> Void) {
    let title = label.isEmpty ? "layer" : label
    let key = id == 0 ? title : "\(title)#\(id)"
    let count = seen[key, default: 0]
    seen[key] = count + 1
    let name = count == 0 ? key : "\(key).\(count)"
    take(name + ".x", layer.position.x)
    take(name + ".y", layer.position.y)
    take(name + ".width", layer.bounds.width)
    take(name + ".height", layer.bounds.height)
    take(name + ".opacity", layer.opacity)
    take(name + ".scaleX", hypot(layer.transform.m11, layer.transform.m12))
    take(name + ".scaleY", hypot(layer.transform.m21, layer.transform.m22))
    take(name + ".moveX", layer.transform.m41)
    take(name + ".moveY", layer.transform.m42)
    for child in layer.children { child.read(&seen, take) }
  }
}
