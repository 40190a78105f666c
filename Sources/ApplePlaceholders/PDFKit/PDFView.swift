public import Foundation
public import Geometry
public import HeadlessUIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// A document's pages: a labelled box that knows which of them it would show.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      show(document?.page(at: 0))
      tell(.PDFViewDocumentChanged)
    }
  }
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var displaysAsBook = false
  open var displaysRTL = false
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var enableDataDetectors = false
  open var isInMarkupMode = false
  open var highlightedSelections: [PDFSelection]?
  open var currentSelection: PDFSelection?
  open private(set) var isUsingPageViewController = false
  open private(set) var currentPage: PDFPage?
  open var documentView: UIView? { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add("PDF", to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add("PDF", to: self)
  }

  // MARK: Pages

  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }
  open var canGoToFirstPage: Bool { canGo(to: 0) }
  open var canGoToLastPage: Bool { canGo(to: lastIndex) }
  open var canGoToNextPage: Bool { index.map { $0 < lastIndex } ?? false }
  open var canGoToPreviousPage: Bool { index.map { $0 > 0 } ?? false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  open func go(to page: PDFPage) {
    if index(of: page) != nil { show(page) }
  }
  open func go(to destination: PDFDestination) { destination.page.map(go) }
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  open func go(to selection: PDFSelection) { selection.pages.first.map(go) }
  open func goToNextPage(_ sender: Any?) { step(by: 1) }
  open func goToPreviousPage(_ sender: Any?) { step(by: -1) }
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
  open func goToLastPage(_ sender: Any?) { document?.page(at: lastIndex).map(go) }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}

  private var lastIndex: Int { (document?.pageCount ?? 0) - 1 }
  private var index: Int? { currentPage.flatMap(index(of:)) }

  /// Nil for a page that is not of the document, also if it was removed.
  private func index(of page: PDFPage) -> Int? {
    guard let index = document?.index(for: page), index != NSNotFound else { return nil }
    return index
  }

  private func canGo(to index: Int) -> Bool { self.index.map { $0 != index } ?? false }

  private func step(by pages: Int) {
    guard let index, let page = document?.page(at: index + pages) else { return }
    show(page)
  }

  private func show(_ page: PDFPage?) {
    guard page !== currentPage else { return }
    currentPage = page
    tell(.PDFViewPageChanged)
  }

  private func tell(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open func usePageViewController(
    _ enable: Bool,
    withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }

  // MARK: Looks

  private static let zoom = 1.25  // [I]

  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * Self.zoom, maxScaleFactor) }
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / Self.zoom, minScaleFactor) }
  open func layoutDocumentView() {}
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func clearSelection() { currentSelection = nil }
  open func scrollSelectionToVisible(_ sender: Any?) {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
  func pdfViewParentViewController() -> UIViewController?
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  public func pdfViewParentViewController() -> UIViewController? { nil }
}

public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical, horizontal
}

/// Small pictures of the pages of a view: a labelled box.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { pdfView?.visiblePages }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add("Pages", to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add("Pages", to: self)
  }
}

extension NSNotification.Name {
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewChangedVisiblePages")
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewChangedSelection")
}
