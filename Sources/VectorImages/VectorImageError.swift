/// The reason why a file cannot be drawn, in one sentence with a remedy.
package enum VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
  case damaged(reason: String)
  case encrypted
  case tooLarge(limit: String)

  package var description: String {
    switch self {
    case .damaged(let reason): "the file is damaged: \(reason); export it again"
    case .encrypted: "the PDF file is encrypted; export it without a password"
    case .tooLarge(let limit): "the file has more than \(limit); export it as a PNG file"
    }
  }
}
