/// An identifier that is made of a tag which no declared type has.
struct DynamicType {
  let tag: String
  let tagClass: UTTagClass

  // iOS encodes the tag in an alphabet of its own; only the prefix is documented. [I]
  private static let letters: [(tagClass: UTTagClass, prefix: String)] = [
    (.filenameExtension, "dyn.f."), (.mimeType, "dyn.m."),
  ]

  init(tag: String, tagClass: UTTagClass) {
    (self.tag, self.tagClass) = (tag, tagClass)
  }

  init?(identifier: String) {
    guard let found = Self.letters.first(where: { identifier.hasPrefix($0.prefix) }) else {
      return nil
    }
    self.init(tag: String(identifier.dropFirst(found.prefix.count)), tagClass: found.tagClass)
  }

  var identifier: String {
    (Self.letters.first { $0.tagClass == tagClass }?.prefix ?? "dyn.f.") + tag
  }
}
