import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a provider hands over, in a later turn.
@MainActor @Suite struct ItemProviderTests {
  private let stage = Stage(device: .iPhone15)

  private func load(
    _ kind: any NSItemProviderReading.Type,
    from provider: NSItemProvider
  ) -> (any NSItemProviderReading)? {
    var loaded: (any NSItemProviderReading)?
    let progress = provider.loadObject(ofClass: kind) { object, _ in loaded = object }
    #expect(loaded == nil && progress.completedUnitCount == 0)
    stage.advance(by: 0.1)
    #expect(progress.completedUnitCount == 1)
    return loaded
  }

  @Test func anObjectIsHandedOverAsItself() {
    let text = NSString(string: "hello")
    let provider = NSItemProvider(object: text)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(load(NSString.self, from: provider) === text)
    #expect(load(UIImage.self, from: provider) == nil)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  // [D] UIKit makes attributed strings readable and writable.
  @Test func attributedTextIsHandedOverAsItself() {
    let text = NSAttributedString(string: "hello", attributes: [.kern: 2])
    let provider = NSItemProvider(object: text)
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(load(NSAttributedString.self, from: provider) === text)
    #expect((load(NSString.self, from: provider) as? NSString) == "hello")
    let plain = NSItemProvider(object: NSString(string: "plain"))
    let attributed = load(NSAttributedString.self, from: plain) as? NSAttributedString
    #expect(attributed?.string == "plain")
    #expect(!plain.canLoadObject(ofClass: UIColor.self))
    nonisolated(unsafe) var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { found, _ in
      data = found
    }
    stage.advance(by: 0.1)
    #expect(data == Data("hello".utf8))
  }

  @Test func aTextIsMadeOfItsData() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) { answer in
      answer(Data("hello".utf8), nil)
      return nil
    }
    #expect((load(NSString.self, from: provider) as? NSString) == "hello")
    let attributed = load(NSAttributedString.self, from: provider) as? NSAttributedString
    #expect(attributed?.string == "hello")
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
  }

  @Test func objectsOfFoundationAreHadAsValues() throws {
    let text = NSItemProvider(object: NSString(string: "hello"))
    let url = NSItemProvider(object: try #require(NSURL(string: "https://a.b/c")))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(url.canLoadObject(ofClass: URL.self) && !url.canLoadObject(ofClass: String.self))
    var loaded: [String] = []
    text.loadObject(ofClass: String.self) { value, error in
      loaded.append("\(value ?? "-") \(error == nil)")
    }
    url.loadObject(ofClass: URL.self) { value, error in
      loaded.append("\(value?.path ?? "-") \(error == nil)")
    }
    text.loadObject(ofClass: URL.self) { value, error in
      loaded.append("\(value?.path ?? "-") \(error == nil)")
    }
    stage.advance(by: 0.1)
    #expect(loaded == ["hello true", "/c true", "- false"])
  }

  private func value<Value: _ObjectiveCBridgeable>(
    _ kind: Value.Type,
    from provider: NSItemProvider
  ) -> Value? where Value._ObjectiveCType: NSItemProviderReading {
    var loaded: Value?
    provider.loadObject(ofClass: kind) { value, _ in loaded = value }
    stage.advance(by: 0.1)
    return provider.canLoadObject(ofClass: kind) ? loaded : nil
  }

  @Test func genericCodeHasObjectsAsValues() {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    #expect(value(String.self, from: provider) == "hello")
    #expect(value(URL.self, from: provider) == nil)
  }

  @Test func anObjectIsHadAsData() {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    let read = Read()
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
      read.answers.append(data)
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
      read.answers.append(data)
    }
    #expect(read.answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(read.answers == [Data("hello".utf8), nil])
  }

  @Test func dataIsHadAsAFileForAsLongAsTheHandlerRuns() throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.plain-text",
      visibility: .all
    ) { answer in
      answer(Data("hello".utf8), nil)
      return nil
    }
    provider.suggestedName = "note"
    let read = Read()
    provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
      read.files.append(url)
      read.answers.append(url.flatMap { try? Data(contentsOf: $0) })
    }
    stage.advance(by: 0.1)
    let file = try #require(read.files.first ?? nil)
    #expect(file.lastPathComponent == "note.txt" && read.answers == [Data("hello".utf8)])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aFileIsHadInItsPlace() throws {
    let file = TemporaryFolder.ofProcess.appending(path: "\(UUID().uuidString).txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(
      provider.hasRepresentationConforming(
        toTypeIdentifier: "public.text",
        fileOptions: .openInPlace
      )
    )
    let read = Read()
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
      if isInPlace { read.files.append(url) }
    }
    provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
      read.files.append((item as? NSURL).map { $0 as URL })
    }
    #expect(read.files.isEmpty)
    stage.advance(by: 0.1)
    #expect(read.files == [file, file])
  }

  private func add(_ type: String, _ text: String, to provider: NSItemProvider) {
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
      answer(Data(text.utf8), nil)
      return nil
    }
  }

  /// The kind itself comes first, and otherwise the first that is of that kind.
  @Test(
    .evidence(.documented),
    arguments: [
      ("public.plain-text", "new"), ("public.utf8-plain-text", "first"), ("public.text", "first"),
      ("public.image", "picture"), ("public.movie", nil),
    ] as [(String, String?)]
  )
  func eachKindIsHadOnce(type: String, text: String?) {
    let provider = NSItemProvider()
    add("public.utf8-plain-text", "first", to: provider)
    add("public.plain-text", "old", to: provider)
    add("public.png", "picture", to: provider)
    add("public.plain-text", "new", to: provider)
    #expect(
      provider.registeredTypeIdentifiers == [
        "public.utf8-plain-text", "public.png", "public.plain-text",
      ]
    )
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    #expect(provider.registeredTypeIdentifiers(fileOptions: []).count == 3)
    let read = Read()
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
      read.answers.append(data)
      read.faults.append(error != nil)
    }
    stage.advance(by: 0.1)
    #expect(read.answers == [text.map { Data($0.utf8) }] && read.faults == [text == nil])
    #expect(provider.hasItemConformingToTypeIdentifier(type) == (text != nil))
  }

  @Test(
    arguments: [
      (nil, "public.plain-text", "item.txt"), ("note", "public.plain-text", "note.txt"),
      ("note.txt", "public.plain-text", "note.txt"), ("note", "public.png", "note.png"),
    ] as [(String?, String, String)]
  )
  func aCopyHasTheNameThatIsSuggested(suggested: String?, type: String, name: String) {
    let provider = NSItemProvider()
    add(type, "a", to: provider)
    provider.suggestedName = suggested
    let read = Read()
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, _ in
      read.files.append(url)
      read.faults.append(isInPlace)
    }
    stage.advance(by: 0.1)
    #expect(read.files.map { $0?.lastPathComponent } == [name] && read.faults == [false])
  }

  @Test func aFileThatIsNotThereIsAnError() {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.png",
      visibility: .all
    ) { answer in
      answer(URL(filePath: "/nowhere/at/all.png"), false, nil)
      return nil
    }
    let read = Read()
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
      read.files.append(url)
      read.faults.append(error != nil)
    }
    stage.advance(by: 0.1)
    #expect(read.files == [nil] && read.faults == [true])
  }

  private final class MovedFile: NSItemProvider, @unchecked Sendable {
    override func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(URL(filePath: "/elsewhere/note.txt"), nil)
      return Progress(totalUnitCount: 1)
    }
    override func loadItem(
      forTypeIdentifier typeIdentifier: String,
      options: [AnyHashable: Any]? = nil,
      completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
      completionHandler?(NSURL(fileURLWithPath: "/elsewhere"), nil)
    }
  }

  @Test func aSubclassDecidesWhereItsFilesAre() {
    let (provider, read): (NSItemProvider, Read) = (MovedFile(), Read())
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
      if !isInPlace { read.files.append(url) }
    }
    provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
      read.files.append((item as? NSURL).map { $0 as URL })
    }
    #expect(read.files.map { $0?.path } == ["/elsewhere/note.txt", "/elsewhere"])
  }

  @Test func thereIsNoProviderOfAFileThatIsNotThere() {
    #expect(NSItemProvider(contentsOf: URL(filePath: "/nowhere/at/all.txt")) == nil)
  }
}

private final class Read: @unchecked Sendable {
  var answers: [Data?] = []
  var files: [URL?] = []
  var faults: [Bool] = []
}
