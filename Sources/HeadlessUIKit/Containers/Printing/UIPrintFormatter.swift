@preconcurrency public import Foundation
public import Geometry

/// Content that is laid out on pages, for code that draws them; the stage has no printer.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open weak var printPageRenderer: UIPrintPageRenderer?
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var contentInsets = UIEdgeInsets.zero
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  open var pageCount: Int { 1 }

  public override init() {
    super.init()
  }

  /// Within the insets of each page, below the header and above the footer.
  var contentRect: CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.printableRect.inset(by: perPageContentInsets)
    rect.origin.y += renderer.headerHeight
    rect.size.height -= renderer.headerHeight + renderer.footerHeight
    return rect
  }

  func reportBlankPage(_ what: String, remedy: String) {
    StageCore.ambient.warnOnce("UIPrintFormatter", "\(what) is not printed here", remedy: remedy)
  }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
  open func rectForPage(at pageIndex: Int) -> CGRect { contentRect }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  open override var pageCount: Int { max(1, PrintedText(printed, in: contentRect.size).count) }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    PrintedText(printed, in: rect.size).draw(pageIndex - startPage, at: rect.origin)
  }

  private var printed: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: UIFont.systemFontSize),
        .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ]
    )
  }
}

/// A text in HTML on pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    reportBlankPage("HTML", remedy: "use UISimpleTextPrintFormatter(attributedText:)")
  }
}

/// A view on pages.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  fileprivate init(view: UIView) {
    self.view = view
    super.init()
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    reportBlankPage("a view", remedy: "draw it with drawHierarchy(in:afterScreenUpdates:)")
  }
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
