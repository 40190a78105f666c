public import Foundation
public import HeadlessUIKit

/// A document of which no page is read.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?

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

  open var pageCount: Int { 0 }
  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var string: String? { nil }
  open func page(at index: Int) -> PDFPage? { nil }
}

open class PDFPage: NSObject {}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// A document's pages: a labelled box.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var currentPage: PDFPage? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add("PDF", to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add("PDF", to: self)
  }

  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]?)
  {}
}
