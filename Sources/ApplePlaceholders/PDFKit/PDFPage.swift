public import Foundation
public import Geometry
public import HeadlessUIKit

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page that an app draws by itself or of an image.
open class PDFPage: NSObject {
  open internal(set) weak var document: PDFDocument?
  open var rotation = 0
  open var displaysAnnotations = true
  open private(set) var annotations: [PDFAnnotation] = []
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  private let image: UIImage?

  public override init() {
    image = nil
    super.init()
  }

  /// [D] As large as the image.
  public init?(image: UIImage) {
    self.image = image
    super.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  /// [D] The media box of US Letter, and all others the same, unless an app sets them.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  open var label: String? {
    document.map { String($0.index(for: self) + 1) }
  }

  // MARK: Drawing

  /// Draws with the origin at the bottom left, in points.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let picture = image?.cgImage else { return }
    context.draw(picture, in: bounds(for: box))
  }

  open func transform(_ context: CGContext, for box: PDFDisplayBox) {
    context.concatenate(transform(for: box))
  }

  /// [D] The box's corner becomes the origin.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    let bounds = bounds(for: box)
    return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  }

  // MARK: Annotations

  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }

  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }

  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  // MARK: Text, of which none is read

  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
  open func characterBounds(at index: Int) -> CGRect { .zero }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
}

/// Words of a document, of which none are read.
open class PDFSelection: NSObject {
  open var color: UIColor?
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }

  public init(document: PDFDocument) { super.init() }

  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
}
