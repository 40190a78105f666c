public import Foundation

/// A document with the pages that an app adds; those of a file are not read.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?
  private var pages: [PDFPage] = []

  /// An empty one.
  public override init() {
    documentURL = nil
    super.init()
  }

  /// Nil without such a file.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    documentURL = url
    super.init()
  }

  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
    super.init()
  }

  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  open var majorVersion: Int { 1 }
  open var minorVersion: Int { 4 }
  open var string: String? {
    let texts = pages.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  open var pageClass: AnyClass { PDFPage.self }
  @discardableResult
  open func unlock(withPassword password: String) -> Bool { true }

  // MARK: Pages

  open var pageCount: Int { pages.count }

  open func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  /// [D] `NSNotFound` for a page of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    precondition(
      (0...pages.count).contains(index),
      "a document of \(pages.count) pages has no place \(index); insert at pageCount at most"
    )
    pages.insert(page, at: index)
    page.document = self
  }

  open func removePage(at index: Int) {
    precondition(
      pages.indices.contains(index),
      "a document of \(pages.count) pages has none at \(index)"
    )
    pages.remove(at: index).document = nil
  }

  open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }

  // MARK: Files and texts

  /// No file is made of the pages.
  open func dataRepresentation() -> Data? { nil }
  @discardableResult
  open func write(to url: URL) -> Bool { false }
  @discardableResult
  open func write(toFile path: String) -> Bool { false }

  /// No text is read, so nothing is found.
  open func findString(
    _ string: String,
    withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }
  open func beginFindString(
    _ string: String,
    withOptions options: NSString.CompareOptions = []
  ) {}
  open func cancelFindString() {}
  open var isFinding: Bool { false }
  open var selectionForEntireDocument: PDFSelection? { nil }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {
  func documentDidEndDocumentFind(_ notification: Notification)
  func didMatchString(_ instance: PDFSelection)
  func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}
