import TestSupport
import Testing

/// What debug builds prove, optimised and static ones show too: no source of ours reaches behind the
/// language, where an optimiser sees other things than the one who wrote it.
@Suite struct BehindTheLanguageTests {
  private static let words = [
    "unsafeBitCast", "unsafeDowncast", "dlsym", "dlopen", "@_silgen_name", "@_optimize",
    "_typeByName", "CFCopyDescription",
  ]

  // What cannot be said in the language, and fails to link where it is not there: whether a stored
  // property is weak, which outlets have to know. And a function that sends a message, under the name
  // by which code turns a method into a function.
  private static let reasons = [
    "Sources/InterfaceBuilder/Making/FieldOwnership.swift": ["@_silgen_name"],
    "Sources/VirtualTime/Interop/MethodExchange.swift": ["unsafeBitCast"],
  ]

  private static let files = Repository.files(below: "Sources", suffix: ".swift")
  private static let texts = Result { try files.map(Repository.text) }

  @Test(arguments: words)
  func noSourceUses(word: String) throws {
    #expect(Self.files.count > 500)
    for (file, text) in zip(Self.files, try Self.texts.get())
    where Self.reasons[file]?.contains(word) != true {
      #expect(!text.contains(word), "\(file) uses \(word)")
    }
  }

  /// The printer goes through every conformance of the program.
  @Test func namesOfClassesAreAskedInOnePlace() throws {
    for (file, text) in zip(Self.files, try Self.texts.get()) {
      #expect(!text.contains("String(describing: type(of:"), "\(file) needs TypeNames")
    }
  }
}
