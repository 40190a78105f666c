/// What kind of name stands for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // [D]
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
