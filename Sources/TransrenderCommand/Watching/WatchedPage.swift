import Player

/// A film as the browser shows it: a page whose pictures are drawn on demand.
enum WatchedPage: Sendable {
  case live(LiveFilm)
  /// A film whose pictures another process draws.
  case projected(ProjectedFilm)

  var html: [UInt8] {
    switch self {
    case .live(let film): film.page
    case .projected(let film): film.page
    }
  }

  func picture(_ number: Int) throws -> [UInt8]? {
    switch self {
    case .live(let film): try film.picture(number)
    case .projected(let film): try film.picture(number)
    }
  }

  /// Returns nil if it is not known here which picture that is.
  func picture(at time: Double) throws -> [UInt8]? {
    switch self {
    case .live(let film): try film.picture(film.number(at: time))
    case .projected: nil
    }
  }

  func looksLike(_ other: WatchedPage) -> Bool {
    switch (self, other) {
    case (.live(let one), .live(let other)): one.looksLike(other)
    case (.projected(let one), .projected(let other)): one.looksLike(other)
    case (.live, .projected), (.projected, .live): false
    }
  }
}
