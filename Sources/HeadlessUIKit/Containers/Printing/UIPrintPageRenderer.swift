@preconcurrency public import Foundation

/// Draws pages; nobody asks it to here, except code that makes a document of its own.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  private var keyedPaper: CGRect?
  private var keyedArea: CGRect?
  open var paperRect: CGRect {
    keyedPaper ?? CGRect(origin: .zero, size: UIPrintPaper.letter.paperSize)
  }
  open var printableRect: CGRect { keyedArea ?? UIPrintPaper.letter.printableRect }
  open var printFormatters: [UIPrintFormatter]?

  public override init() {
    super.init()
  }

  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  func remove(_ formatter: UIPrintFormatter) {
    printFormatters?.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter {
      ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
    }
  }

  open func prepare(forDrawingPages range: NSRange) {}

  /// [D] Header, formatters, content and footer, in this order.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
}

/// [W] Apps that draw a document without a printer set both rectangles by key-value coding.
extension UIPrintPageRenderer: KeyedParts {
  func part(forKey key: String) -> Any? {
    switch key {
    case "paperRect": NSValue(cgRect: paperRect)
    case "printableRect": NSValue(cgRect: printableRect)
    default: nil
    }
  }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
    switch key {
    case "paperRect": keyedPaper = rect
    case "printableRect": keyedArea = rect
    default: return false
    }
    return true
  }
}
