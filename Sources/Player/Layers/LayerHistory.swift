/// A layer and what became of it, frame after frame.
struct LayerHistory: Encodable, Sendable {
  /// Its place among the layers of the film; nil at the root.
  let parent: Int?
  let title: String
  /// Frames in which it is there: the first of each run, and how many.
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

/// The values of a property in the frames in which its layer is there; one where it stands still.
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

  /// Nothing where a matrix has no answer, for JSON has no word for that.
  func encode(to encoder: any Encoder) throws {
    var place = encoder.singleValueContainer()
    if values.isEmpty {
      try place.encode(constant.isFinite ? constant : nil)
    } else {
      try place.encode(values.map { $0.isFinite ? $0 : nil })
    }
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || (!one.isFinite && !other.isFinite)
  }
}
