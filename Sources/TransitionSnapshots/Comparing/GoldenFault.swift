public import Imaging

/// Why an existing golden cannot be used.
public enum GoldenFault: Error, Hashable, Sendable {
  case file(reason: String)
  case picture(PNG.Fault)
  case sixteenBit
  case palette
  case interlaced
  case animated
  case still
  case noDescription
  case badDescription(String)
  case newer(schema: Int)
  case pointer
  case notText
}

extension GoldenFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let reason): "it cannot be read: \(reason); check its permissions"
    case .picture(let fault): fault.description
    case .sixteenBit: "it has 16 bits per channel, goldens have 8; \(Self.remedy)"
    case .palette: "it has a palette, goldens are RGB or RGBA; \(Self.remedy)"
    case .interlaced: "it is interlaced, goldens are not; \(Self.remedy)"
    case .animated: "it is an animated PNG where one picture is expected; \(Self.remedy)"
    case .still: "it is one picture where an animated PNG is expected; \(Self.remedy)"
    case .noDescription:
      "it does not say where its frames are (no 'transrender' text chunk), so some tool has "
        + "rewritten it; \(Self.remedy)"
    case .badDescription(let complaint):
      "what it says about its frames is wrong (\(complaint)); \(Self.remedy)"
    case .newer(let schema):
      "it was recorded by a newer transrender (schema \(schema)); update this one"
    case .pointer: "the file is a Git LFS pointer, not a golden; run `git lfs pull`"
    case .notText: "it is not UTF-8 text; \(Self.remedy)"
    }
  }

  private static let remedy = "restore it from version control or record it again"

  /// A machine-readable word for the fault.
  var word: String {
    switch self {
    case .file: "file"
    case .picture(.pointer), .pointer: "lfs-pointer"
    case .picture(.truncated): "truncated"
    case .picture: "picture"
    case .sixteenBit: "sixteen-bit"
    case .palette: "palette"
    case .interlaced: "interlaced"
    case .animated: "animated"
    case .still: "still"
    case .noDescription: "no-description"
    case .badDescription: "bad-description"
    case .newer: "newer"
    case .notText: "not-text"
    }
  }
}
