@preconcurrency public import Foundation
import VirtualTime

/// A file that an app shows and changes; subclasses make their model of what it contains.
///
/// It is read and written at once, and its handlers are called in later turns of the main queue.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  // [D] The raw values of UIDocument.h.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public nonisolated static let stateChangedNotification =
    NSNotification.Name("UIDocumentStateChangedNotification")

  private var changeCount = 0
  private var ownType: String?

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open internal(set) var fileURL: URL
  open internal(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// [D] The file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? {
    ownType ?? UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }
  open var savingFileType: String? { fileType }
  open var fileModificationDate: Date?
  open var progress: Progress? { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Made on first use; changes that it undoes are counted by the app.
  open lazy var undoManager: UndoManager! = UndoManager()

  // MARK: The model

  /// [D] What a subclass makes its model of: data, or a file wrapper for a package.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }

  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      exists && isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
  }

  open func writeContents(
    _ contents: Any,
    andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents,
      to: url,
      for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil
    )
  }

  open func writeContents(
    _ contents: Any,
    to url: URL,
    for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try (data as Data).write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  open func fileNameExtension(
    forType typeName: String?,
    saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  open func fileAttributesToWrite(
    to url: URL,
    for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    answer(completionHandler, opened())
  }

  /// [D] Saves what has changed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [self] saved in
      documentState.insert(.closed)
      completionHandler?(saved)
    }
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    answer(completionHandler, attempt { try read(from: url) })
  }

  private func opened() -> Bool {
    guard attempt({ try read(from: fileURL) }) else { return false }
    documentState = .normal
    noteDate()
    return true
  }

  // MARK: Saving

  /// [D] Whether changes were noted since it was saved.
  open var hasUnsavedChanges: Bool { changeCount != 0 }
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
  }
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
  /// [D] Changes noted after the token was made stay unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changeCount -= changeCountToken as? Int ?? 0
  }

  open func save(
    to url: URL,
    for saveOperation: SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    answer(completionHandler, saved(to: url, saveOperation))
  }

  /// Called when it is closed; nothing here saves it in between.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return answer(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  private func saved(to url: URL, _ operation: SaveOperation) -> Bool {
    let token = changeCountToken(for: operation)
    let isSaved = attempt {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: operation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
    }
    guard isSaved else {
      documentState.insert(.savingError)
      return false
    }
    fileURL = url
    // [D] Creating a document opens it.
    documentState = documentState.subtracting([.savingError, .closed])
    updateChangeCount(withToken: token, for: operation)
    noteDate()
    return true
  }

  // MARK: Errors and editing

  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func disableEditing() {}
  open func enableEditing() {}
  /// At once: nothing else uses the file.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  /// Whether it succeeded; [D] errors are handed to `handleError`.
  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func answer(_ handler: ((Bool) -> Void)?, _ succeeded: Bool) {
    guard let handler else { return }
    StageCore.ambient.queue.later { handler(succeeded) }
  }

  private func noteDate() {
    let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }
}
