/// A layer and its properties over the frames of a film.
struct LayerHistory: Encodable, Sendable {
  /// The index of its parent among the layers of the film; nil at the root.
  let parent: Int?
  let title: String
  /// The runs of frames in which it exists: the first frame and the count of each.
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

  mutating func note(_ value: Double, of property: LayerProperty) {
    tracks[property.rawValue, default: LayerTrack()].append(value.written)
  }
}

/// The values of a property in the frames in which its layer exists; a single one if it is
/// constant.
struct LayerTrack: Encodable, Sendable {
  private var count = 0
  private var constant = 0.0
  private var values: [Double] = []

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

  /// Null for a value that is not finite, which JSON cannot express.
  func encode(to encoder: any Encoder) throws {
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
