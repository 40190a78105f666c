/// The reason why a file cannot be drawn, in one sentence with a remedy.
package enum VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
  case damaged(reason: String)
  case encrypted
  case tooLarge(limit: String)

  package var description: String { "\(reason); \(remedy)" }

  package var reason: String {
    switch self {
    case .damaged(let reason): "the file is damaged: \(reason)"
    case .encrypted: "the PDF file is encrypted"
    case .tooLarge(let limit): "the file has more than \(limit)"
    }
  }

  package var remedy: String {
    switch self {
    case .damaged: "export it again, or as a PNG file"
    case .encrypted: "export it without a password"
    case .tooLarge: "export it as a PNG file"
    }
  }
}
