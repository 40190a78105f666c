/// What keeps a font file of an app from being drawn.
package enum FontFault: Error, Hashable, Sendable {
  case noFont
  case webFont
  case largeCollection(most: Int)
  case tooLarge
  /// Nil when the file ends in the list of its tables.
  case cutShort(table: String?)
  case missing(table: String)
  case damaged(table: String)
}

extension FontFault: CustomStringConvertible {
  /// Follows the name of the file.
  package var description: String {
    switch self {
    case .noFont: "is not a TrueType or OpenType font"
    case .webFont: "is a web font"
    case .largeCollection(let most): "is a collection of more than \(most) fonts"
    case .tooLarge: "is larger than \(AppFont.mostBytes >> 20) MB"
    case .cutShort(let table?): "is cut short: its table \(table) ends beyond the file"
    case .cutShort(nil): "is cut short: it ends in the list of its tables"
    case .missing(let table): "has no table \(table)"
    case .damaged(let table): "has a table \(table) that cannot be read"
    }
  }

  package var remedy: String {
    switch self {
    case .webFont: "convert it to TrueType or OpenType"
    case .largeCollection: "put each of its fonts into a file of its own"
    case .tooLarge: "leave out of it what the app does not show"
    case .noFont, .cutShort, .missing, .damaged: "copy the whole font into the app again"
    }
  }
}
