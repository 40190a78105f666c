/// The history of a layer through the frames of a film.
package struct LayerHistory: Encodable, Sendable {
  /// The index of its parent among the layers of the film; nil at the root.
  let parent: Int?
  package let title: String
  /// The frames in which it exists: the first frame and the length of each run.
  private(set) var runs: [[Int]] = []
  private(set) var tracks: [String: LayerTrack] = [:]

  init(parent: Int?, title: String) {
    (self.parent, self.title) = (parent, title)
  }

  mutating func appear(inFrame frame: Int) {
    if let last = runs.last, last[0] + last[1] == frame {
      runs[runs.count - 1][1] += 1
    } else {
      runs.append([frame, 1])
    }
  }

  /// Returns nil for a frame in which it does not exist.
  package func value(of property: LayerProperty, inFrame frame: Int) -> Double? {
    var before = 0
    for run in runs {
      if frame >= run[0], frame < run[0] + run[1] {
        return tracks[property.rawValue]?.value(at: before + frame - run[0])
      }
      before += run[1]
    }
    return nil
  }

  mutating func note(_ value: Double, of property: LayerProperty) {
    tracks[property.rawValue, default: LayerTrack()].append(value.written)
  }
}

/// The values of a property in the frames in which its layer exists; a single one if it is
/// constant.
package struct LayerTrack: Encodable, Sendable {
  private var count = 0
  private var constant = 0.0
  private var values: [Double] = []

  func value(at container: Int) -> Double { values.isEmpty ? constant : values[container] }

  mutating func append(_ value: Double) {
    if count == 0 {
      constant = value
    } else if values.isEmpty, !Self.isSame(value, constant) {
      values = Array(repeating: constant, count: count) + [value]
    } else if !values.isEmpty {
      values.append(value)
    }
    count += 1
  }

  /// Encodes values that are not finite as null, because JSON cannot express them.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if values.isEmpty {
      try container.encode(constant.isFinite ? constant : nil)
    } else {
      try container.encode(values.map { $0.isFinite ? $0 : nil })
    }
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || (!one.isFinite && !other.isFinite)
  }
}
