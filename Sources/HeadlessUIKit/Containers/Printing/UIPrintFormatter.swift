@preconcurrency public import Foundation
public import Geometry

/// Content that is laid out on pages; the stage has no printer, so there are none.
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

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
  open func rectForPage(at pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
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
}

/// A text in HTML on pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
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
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
