/// Sampled values and velocities of curves or tracks, for printing or plotting.
public struct Readings: Hashable, Sendable {
  /// The samples of one property.
  public struct Line: Hashable, Sendable {
    public var name: String
    public var values: [Double]
    public var velocities: [Double]
  }

  /// The unit of the inputs: seconds, or progress.
  public var axis: String
  public var inputs: [Double]
  public var lines: [Line]

  /// A curve over progress 0 to 1, at `count` evenly spaced inputs.
  public init(of curve: Curve, named name: String = "value", count: Int = 101) {
    precondition(count > 1, "a curve is read at 2 or more inputs, not \(count)")
    let inputs = (0..<count).map { Double($0) / Double(count - 1) }
    self.axis = "progress"
    self.inputs = inputs
    lines = [
      Line(
        name: name,
        values: inputs.map { curve.value(at: $0) },
        velocities: inputs.map { curve.velocity(at: $0) }
      )
    ]
  }

  public init(of track: Track<Double>, named name: String = "value", at instants: [Instant]) {
    self.init(of: .tracks(TrackSet([name: track])), at: instants)
  }

  /// Every property of a timeline, in alphabetical order.
  public init(of timeline: Timeline, at instants: [Instant]) {
    let states = instants.map { timeline.state(at: $0) }
    axis = "seconds"
    inputs = instants.map(\.seconds)
    lines = timeline.resting.keys.sorted().map { name in
      Line(
        name: name,
        values: states.map { $0[name]?.value ?? 0 },
        velocities: states.map { $0[name]?.velocity ?? 0 }
      )
    }
  }
}

extension Readings {
  /// One row for each input: the input, then the value and velocity of every line.
  public func csv(places: Int = 6) -> String {
    let head = [axis] + lines.flatMap { [$0.name, $0.name + " per " + perUnit] }
    let rows = inputs.indices.map { index in
      let cells = [inputs[index]] + lines.flatMap { [$0.values[index], $0.velocities[index]] }
      return cells.map { Decimal.fixed($0, places: places) }.joined(separator: ",")
    }
    return ([head.map(quoted).joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
  }

  var perUnit: String { axis == "seconds" ? "second" : axis }

  private func quoted(_ text: String) -> String {
    guard text.contains(where: { "\",\n".contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
