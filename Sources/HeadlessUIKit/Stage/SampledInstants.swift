import Timeline

/// The instants of a film that are photographed, relative to its start.
enum SampledInstants {
  /// Frame i at exactly i/fps, and one more at the very end.
  case rate(FrameRate)
  /// These, in order; those after the end show the state at rest.
  case instants([Instant])

  /// Nil after the last one.
  func time(of index: Int) -> Instant? {
    switch self {
    case .rate(let rate): rate.start(ofFrame: index)
    case .instants(let instants): index < instants.count ? instants[index] : nil
    }
  }

  /// The indices that remain at the end of the film.
  func closing(from next: Int) -> Range<Int> {
    switch self {
    case .rate: next..<next + 1
    case .instants(let instants): next..<instants.count
    }
  }
}
