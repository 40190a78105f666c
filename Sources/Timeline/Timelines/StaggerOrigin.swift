/// The member of a staggered group that starts first.
public enum StaggerOrigin: Hashable, Codable, Sendable {
  case first, last, centre
  case index(Int)

  /// The delay of member `index` of `count` if neighbours are `step` apart.
  public func delay(of index: Int, in count: Int, by step: Instant) -> Instant {
    let origin: Double
    switch self {
    case .first: origin = 0
    case .last: origin = Double(count - 1)
    case .centre: origin = Double(count - 1) / 2
    case .index(let index): origin = Double(index)
    }
    return step.scaled(by: (Double(index) - origin).magnitude)
  }
}
