import Foundation

/// A kind of file that is written, and how its first bytes tell it from others.
enum FileKind {
  case png, gif, webp, mp4, webm, svg, html
  /// Results of `snapshot verify`, as JSON, as JUnit XML or as a comment.
  case results, junit, comment

  init(_ format: RawArguments.Format) {
    self =
      switch format {
      case .png, .apng, .raw: .png
      case .gif: .gif
      case .webp: .webp
      case .mp4: .mp4
      case .webm: .webm
      case .html: .html
      }
  }

  /// As it is called in messages, with its article.
  var name: String {
    switch self {
    case .png: "a PNG file"
    case .gif: "a GIF file"
    case .webp: "a WebP file"
    case .mp4: "an MP4 file"
    case .webm: "a WebM file"
    case .svg: "an SVG file"
    case .html: "an HTML page"
    case .results: "a file of results"
    case .junit: "a JUnit file"
    case .comment: "a comment of `snapshot review`"
    }
  }

  /// How many bytes `begins` has to see.
  static let bytesToSee = 512

  /// Whether a file that begins with these bytes is of this kind.
  func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .gif: bytes.starts(with: Array("GIF8".utf8))
    case .webp:
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .mp4: bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
    // The header of every EBML document.
    case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    case .svg: Self.words(bytes).hasPrefix("<svg")
    case .html: Self.words(bytes).lowercased().hasPrefix("<!doctypehtml")
    case .results: Self.words(bytes).hasPrefix("{\"command\"")
    case .junit: Self.words(bytes).contains("<testsuites")
    case .comment: Self.words(bytes).hasPrefix("###Transitiongoldens")
    }
  }

  /// The text without its white space.
  private static func words(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
  }
}
