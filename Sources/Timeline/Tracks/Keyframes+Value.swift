extension Keyframes {
  /// The value at `progress`; outside of 0 to 1 the outer segments are extended.
  public func value(at progress: Double) -> Value {
    if values.count == 2 && times.count == 2 && mode == .linear && curves.isEmpty {
      return Value.mix(values[0], values[1], progress)
    }
    return state(at: progress).value
  }

  /// The change of the value per unit of progress.
  public func velocity(at progress: Double) -> Value {
    state(at: progress).velocity
  }

  func state(at progress: Double) -> (value: Value, velocity: Value) {
    let index = segment(at: progress)
    if values.count == 1 || mode == .discrete { return (values[index], .zero) }
    if let pacing, let spline { return spline.state(at: pacing.position(at: progress)) }
    let (start, end) = (times[index], times[index + 1])
    if start == end { return (values[progress < start ? index : index + 1], .zero) }
    if progress < start && start > 0 { return (values[0], .zero) }
    if progress > end && end < 1 { return (values[index + 1], .zero) }
    let part = (progress - start) / (end - start)
    if let spline {
      let curve = mode == .cubic ? self.curve(of: index) : .linear
      let slope = curve.velocity(at: part) / (end - start)
      return spline.state(at: .init(segment: index, part: curve.value(at: part), slope: slope))
    }
    return line(index, part: part, span: end - start)
  }

  private func line(_ index: Int, part: Double, span: Double) -> (Value, Value) {
    let (a, b) = (values[index], values[index + 1])
    if curves.isEmpty || mode == .paced {
      return (Value.mix(a, b, part), (b - a).scaled(by: 1 / span))
    }
    let curve = self.curve(of: index)
    return (
      Value.mix(a, b, curve.value(at: part)),
      (b - a).scaled(by: curve.velocity(at: part) / span)
    )
  }

  private func curve(of segment: Int) -> Curve {
    curves.isEmpty ? .linear : curves[curves.count == 1 ? 0 : segment]
  }

  /// The segment around `progress`; at a shared time the later one.
  private func segment(at progress: Double) -> Int {
    let last = values.count - (mode == .discrete || values.count == 1 ? 1 : 2)
    var index = 0
    while index < last && times[index + 1] <= progress { index += 1 }
    return index
  }
}
