public import Foundation

/// What lies at a place in the file system, in memory: a folder, a file or a symbolic link.
open class FileWrapper: NSObject {
  enum Content {
    case directory([String: FileWrapper])
    case file(Data)
    case link(URL)
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] NSFileWrapper.h. Everything is read at once here, whatever is asked for.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] NSFileWrapper.h.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  var content: Content
  /// Those that this one is in.
  private var parents: [Parent] = []

  open var filename: String?
  open var fileAttributes: [String: Any] = [:]
  /// [D] Those that it is in put it in again, below its new name.
  open var preferredFilename: String? {
    didSet {
      guard preferredFilename != oldValue else { return }
      for parent in parents.compactMap(\.wrapper) where parent.key(of: self) != nil {
        parent.removeFileWrapper(self)
        parent.addFileWrapper(self)
      }
    }
  }

  /// [D] Each one is in it below its key, which becomes its preferred name if it has none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      insert(child, as: name)
    }
  }

  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  public init(url: URL, options: ReadingOptions = []) throws {
    content = .file(Data())
    super.init()
    try read(from: url, options: options)
    preferredFilename = filename
  }

  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  func add(_ parent: FileWrapper) { parents.append(Parent(wrapper: parent)) }

  func remove(_ parent: FileWrapper) {
    parents.removeAll { $0.wrapper === parent || $0.wrapper == nil }
  }

  private struct Parent {
    weak var wrapper: FileWrapper?
  }
}
