import TestSupport
import Testing

/// What debug builds prove, optimised and static ones show too: no source of ours reaches behind the
/// language, where an optimiser sees other things than the one who wrote it.
@Suite struct BehindTheLanguageTests {
  private static let words = [
    "unsafeBitCast", "unsafeDowncast", "dlsym", "dlopen", "@_silgen_name", "@_optimize",
    "_typeByName", "CFCopyDescription",
  ]

  /// What cannot be said in the language, and fails to link where it is not there: whether a stored
  /// property is weak, which outlets have to know.
  private static let reasons = [
    "Sources/InterfaceBuilder/Making/FieldOwnership.swift": ["@_silgen_name"]
  ]

  @Test(arguments: words)
  func noSourceUses(word: String) throws {
    let files = Repository.files(below: "Sources", suffix: ".swift")
    #expect(files.count > 500)
    for file in files where Self.reasons[file]?.contains(word) != true {
      #expect(try !Repository.text(file).contains(word), "\(file) uses \(word)")
    }
  }
}
