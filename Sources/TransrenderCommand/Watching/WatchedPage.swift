import Player

/// A film as the browser sees it.
enum WatchedPage: Sendable {
  /// A page with embedded pictures.
  case whole([UInt8])
  /// A page whose pictures are drawn on request.
  case live(LiveFilm)

  var html: [UInt8] {
    switch self {
    case .whole(let html): html
    case .live(let film): film.page
    }
  }

  func picture(_ number: Int) throws -> [UInt8]? {
    switch self {
    case .whole: nil
    case .live(let film): try film.picture(number)
    }
  }

  func picture(at time: Double) throws -> [UInt8]? {
    switch self {
    case .whole: nil
    case .live(let film): try film.picture(film.number(at: time))
    }
  }

  func looksLike(_ other: WatchedPage) -> Bool {
    switch (self, other) {
    case (.whole(let one), .whole(let other)): one == other
    case (.live(let one), .live(let other)): one.looksLike(other)
    case (.whole, .live), (.live, .whole): false
    }
  }
}
