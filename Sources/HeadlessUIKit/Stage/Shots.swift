import Timeline

/// Which instants of a film are photographed, counted from its start.
enum Shots {
  /// Frame i at exactly i/fps, and one more at the very end.
  case rate(FrameRate)
  /// These, in order; those from the end on show what the film has come to rest at.
  case instants([Instant])

  /// Nil behind the last one.
  func time(of index: Int) -> Instant? {
    switch self {
    case .rate(let rate): rate.start(ofFrame: index)
    case .instants(let instants): index < instants.count ? instants[index] : nil
    }
  }

  /// The indices still to be photographed when the film is over.
  func closing(from next: Int) -> Range<Int> {
    switch self {
    case .rate: next..<next + 1
    case .instants(let instants): next..<instants.count
    }
  }
}
