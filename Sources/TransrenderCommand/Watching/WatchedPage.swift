import Player

/// What a browser is shown of a film: a page whose pictures are drawn when they are asked for.
enum WatchedPage: Sendable {
  case live(LiveFilm)
  /// Another process draws.
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

  /// Nil where nobody here knows which picture that is.
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
