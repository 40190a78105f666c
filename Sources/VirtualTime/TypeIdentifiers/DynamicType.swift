/// An identifier that is made of a tag which no declared type has.
struct DynamicType {
  let tag: String
  let tagClass: UTTagClass
  /// The identifier of the type above it.
  let parent: String

  // iOS encodes the tag in an alphabet of its own; only the prefix is documented. [I]
  private static let letters: [(tagClass: UTTagClass, prefix: String)] = [
    (.filenameExtension, "dyn.f."), (.mimeType, "dyn.m."),
  ]
  private static let data = "public.data"

  init(tag: String, tagClass: UTTagClass, parent: String? = nil) {
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent ?? Self.data)
  }

  init?(identifier: String) {
    guard let found = Self.letters.first(where: { identifier.hasPrefix($0.prefix) }) else {
      return nil
    }
    let parts = identifier.dropFirst(found.prefix.count).split(separator: ":", maxSplits: 1)
    guard let tag = parts.first else { return nil }
    let parent = parts.dropFirst().first.map(String.init)
    self.init(tag: String(tag), tagClass: found.tagClass, parent: parent)
  }

  /// No identifier has a colon, so it separates the parent.
  var identifier: String {
    let prefix = Self.letters.first { $0.tagClass == tagClass }?.prefix ?? "dyn.f."
    return prefix + tag + (parent == Self.data ? "" : ":" + parent)
  }
}
