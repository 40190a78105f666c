public import Foundation

/// A point of a page.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 0

  public init(page: PDFPage, at point: CGPoint) {
    (self.page, self.point) = (page, point)
    super.init()
  }
}

/// An entry of a table of contents.
open class PDFOutline: NSObject {
  open private(set) weak var parent: PDFOutline?
  open var label: String?
  open var destination: PDFDestination?
  open var isOpen = false
  private var children: [PDFOutline] = []

  public override init() { super.init() }

  open var document: PDFDocument? { destination?.page?.document ?? parent?.document }
  open var numberOfChildren: Int { children.count }
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
