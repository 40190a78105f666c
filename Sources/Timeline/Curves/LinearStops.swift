/// Piecewise linear: CSS `linear()`, css-easing-2.
public struct LinearStops: Hashable, Sendable {
  /// A corner of the polyline.
  public struct Stop: Hashable, Codable, Sendable {
    public var input, output: Double

    public init(input: Double, output: Double) {
      (self.input, self.output) = (input, output)
    }
  }

  /// At least two, with inputs in ascending order.
  public let stops: [Stop]

  /// Stops as written; missing inputs are filled in as `linear()` specifies.
  public init(_ given: [(output: Double, input: Double?)]) {
    self = Self(unchecked: Self.canonical(given)).trusted()
  }

  public init(_ stops: [Stop]) {
    self = Self(unchecked: stops).trusted()
  }

  init(unchecked stops: [Stop]) {
    self.stops = stops
  }

  public func value(at input: Double) -> Double {
    let (a, b) = segment(at: input)
    if a.input == b.input { return b.output }
    return a.output + (input - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  public func slope(at input: Double) -> Double {
    let (a, b) = segment(at: input)
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// The stops around `input`; of several with one input the last counts.
  private func segment(at input: Double) -> (Stop, Stop) {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= input { low = middle + 1 } else { high = middle }
    }
    let index = Swift.min(Swift.max(low - 1, 0), stops.count - 2)
    return (stops[index], stops[index + 1])
  }
}

extension LinearStops {
  /// Fills gaps: ends default to 0 and 1, inputs are made ascending, missing ones are evenly
  /// spaced.
  static func canonical(_ given: [(output: Double, input: Double?)]) -> [Stop] {
    guard let last = given.indices.last else { return [] }
    var inputs = given.map(\.input)
    inputs[0] = inputs[0] ?? 0
    inputs[last] = inputs[last] ?? 1
    var floor = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      floor = Swift.max(floor, input)
      inputs[index] = floor
    }
    let known = inputs.indices.filter { inputs[$0] != nil }
    for (from, to) in zip(known, known.dropFirst()) where to - from > 1 {
      guard let start = inputs[from], let end = inputs[to] else { continue }
      for index in (from + 1)..<to {
        inputs[index] = start + (end - start) * Double(index - from) / Double(to - from)
      }
    }
    return zip(given, inputs).map { Stop(input: $1 ?? 0, output: $0.output) }
  }
}

extension LinearStops: Validated {
  var fault: TimelineError? {
    if stops.count < 2 { return .tooFewStops(count: stops.count) }
    for stop in stops {
      for value in [stop.input, stop.output] where !value.isFinite {
        return .notFinite(what: "a stop of linear()", value: value)
      }
    }
    return zip(stops.indices.dropFirst(), zip(stops, stops.dropFirst()))
      .first { $1.0.input > $1.1.input }
      .map { .stopsNotOrdered(index: $0.0) }
  }
}

/// Encoded as its stops.
extension LinearStops: Codable {
  public init(from decoder: any Decoder) throws {
    self = try Self(unchecked: try [Stop](from: decoder)).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    try stops.encode(to: encoder)
  }
}
