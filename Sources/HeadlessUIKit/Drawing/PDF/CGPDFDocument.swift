public import Foundation
import VectorImages

/// A PDF file whose pages are drawn.
///
/// Files with a password cannot be read.
public final class CGPDFDocument {
  let contents: VectorDocument
  private var pages: [Int: CGPDFPage] = [:]

  public convenience init?(_ url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    self.init(Array(data), name: path)
  }

  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(Array(Data(referencing: data)), name: "a PDF file")
  }

  private init?(_ bytes: [UInt8], name: String) {
    do throws(VectorImageError) {
      contents = try VectorDocument(bytes)
    } catch {
      StageCore.inUse?.warnOnce(
        "CGPDFDocument",
        "\(name) could not be read: \(error.reason)",
        remedy: error.remedy
      )
      return nil
    }
  }

  public var numberOfPages: Int { contents.pageCount }

  /// [D] Pages are counted from 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...numberOfPages).contains(pageNumber) else { return nil }
    let page = pages[pageNumber] ?? CGPDFPage(pageNumber, of: self)
    pages[pageNumber] = page
    return page
  }

  public var isEncrypted: Bool { false }
  public var isUnlocked: Bool { true }
  public var allowsPrinting: Bool { true }
  public var allowsCopying: Bool { true }
  @discardableResult
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
}
