public import Foundation

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Something that is dragged, pasted or shared, and the kinds of data that it can be had as.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  /// One kind of data, and how it is made.
  private struct Representation {
    let type: String
    let load: (@escaping DataHandler) -> Progress?
  }

  private var object: (any NSItemProviderWriting)?
  /// The file that it was made of.
  private(set) var file: URL?
  /// Whether what it was made of is handed over as an item as it is.
  private var isItem = false
  private var representations: [Representation] = []
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  public init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
    super.init()
    (object, isItem) = (item, true)
    if let item, let typeIdentifier { register(item, as: typeIdentifier) }
  }

  /// [D] A file, as what its name says that it is; nil without one.
  public init?(contentsOf fileURL: URL) {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    super.init()
    file = fileURL
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
      do { answer(try Data(contentsOf: fileURL), nil) } catch { answer(nil, error) }
      return nil
    }
  }

  // MARK: Kinds

  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    self.object = object
    for type in type(of: object).writableTypeIdentifiersForItemProvider {
      register(object, as: type)
    }
  }

  private func register(_ object: any NSItemProviderWriting, as type: String) {
    add(type) { answer in
      object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
    }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping DataHandler) -> Progress?
  ) { add(typeIdentifier, loadHandler) }

  private func add(_ type: String, _ load: @escaping (@escaping DataHandler) -> Progress?) {
    representations.removeAll { $0.type == type }
    representations.append(Representation(type: type, load: load))
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  private func representation(of type: String) -> Representation? {
    representations.first { $0.type == type }
      ?? representations.first { conforms($0.type, type) }
  }

  /// Whether data of one type is also data of another.
  private func conforms(_ identifier: String, _ other: String) -> Bool {
    guard let type = UTType(identifier), let parent = UTType(other) else { return false }
    return type.conforms(to: parent)
  }

  /// The handler answers with a file; [D] a copy of it is what is had from outside.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier) { answer in
      loadHandler { url, _, error in
        guard let url else { return answer(nil, error) }
        do { answer(try Data(contentsOf: url), nil) } catch { answer(nil, error) }
      }
    }
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    fileOptions.contains(.openInPlace)
      ? file != nil && representation(of: typeIdentifier) != nil
      : representation(of: typeIdentifier) != nil
  }

  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers.filter {
      hasRepresentationConforming(toTypeIdentifier: $0, fileOptions: fileOptions)
    }
  }

  // MARK: Loading

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    isObject(of: aClass)
      || hasData
        && aClass.readableTypeIdentifiersForItemProvider.contains { representation(of: $0) != nil }
  }

  /// Images and colours are handed over as objects alone.
  private var hasData: Bool { !(object is UIImage || object is UIColor) }

  private func isObject(of aClass: any NSItemProviderReading.Type) -> Bool {
    func matches<Wanted>(_ wanted: Wanted.Type) -> Bool { object is Wanted }
    return matches(aClass)
  }

  /// Answers in a later turn of the main queue.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let answer = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      StageCore.ambient.queue.later {
        progress.completedUnitCount = 1
        completionHandler(object, error)
      }
    }
    if isObject(of: aClass) {
      answer(object as? any NSItemProviderReading, nil)
    } else {
      load(aClass, answer)
    }
    return progress
  }

  private func load(
    _ aClass: any NSItemProviderReading.Type,
    _ answer: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    let types = aClass.readableTypeIdentifiersForItemProvider
    let type = types.first { representation(of: $0) != nil }
    guard canLoadObject(ofClass: aClass), let type, let found = representation(of: type) else {
      return answer(nil, CocoaError(.featureUnsupported))
    }
    let maker = ObjectMaker(kind: aClass, type: type, answer: answer)
    _ = found.load { maker.make(of: $0, error: $1) }
  }

  /// Answers in a later turn of the main queue.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let answer: DataHandler = { data, error in
      StageCore.ambient.queue.later {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    guard let found = representation(of: typeIdentifier) else {
      answer(nil, CocoaError(.featureUnsupported))
      return progress
    }
    _ = found.load(answer)
    return progress
  }

  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { loadCopy(of: typeIdentifier, completionHandler: completionHandler) }

  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { loadInPlace(typeIdentifier, completionHandler: completionHandler) }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let completionHandler { handOver(typeIdentifier, completionHandler: completionHandler) }
  }

  /// What an item is handed over as: the object, the file's address, or data. [I]
  var ownItem: (any NSSecureCoding)? {
    file.map { $0 as NSURL } ?? (isItem ? object as? any NSSecureCoding : nil)
  }
}

/// Makes an object of data that arrives on any thread: the handlers of Objective-C are not bound to
/// one.
private struct ObjectMaker: @unchecked Sendable {
  let kind: any NSItemProviderReading.Type
  let type: String
  let answer: ((any NSItemProviderReading)?, (any Error)?) -> Void

  func make(of data: Data?, error: (any Error)?) {
    guard let data else { return answer(nil, error) }
    do {
      answer(try kind.object(withItemProviderData: data, typeIdentifier: type), nil)
    } catch {
      answer(nil, error)
    }
  }
}
