@preconcurrency public import Foundation
import Typography

/// The area in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  public nonisolated init(size: CGSize) {
    self.size = size
    givenHeight = size.height
    super.init()
  }

  /// [D] Without a size the text has all the room that it needs.
  public nonisolated override convenience init() {
    self.init(size: .zero)
  }

  public nonisolated required init(coder: NSCoder) {
    size = .zero
    givenHeight = 0
    super.init()
  }

  open var size: CGSize {
    didSet { if size != oldValue { changed(from: oldValue) } }
  }
  open var lineFragmentPadding: CGFloat = 5 {  // [D]
    didSet { changed(from: size) }
  }
  open var maximumNumberOfLines = 0 {
    didSet { changed(from: size) }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changed(from: size) }
  }
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { reportExclusion() }
      changed(from: size)
    }
  }
  open var widthTracksTextView = false {
    didSet { changed(from: size) }
  }
  open var heightTracksTextView = false {
    didSet { changed(from: size) }
  }
  open weak var layoutManager: NSLayoutManager?
  weak var owner: (any TextContainerOwner)?
  /// The height that the owner did not choose.
  private(set) var givenHeight: CGFloat
  private var isFitting = false

  /// [D] The new layout manager takes over the text and all containers of the old one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
  }

  // MARK: Lines

  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  /// The part of a proposed line that is inside of the container; layout does not ask for it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect,
    at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let room = CGRect(
      x: 0,
      y: 0,
      width: limit(size.width) ?? .greatestFiniteMagnitude,
      height: limit(size.height) ?? .greatestFiniteMagnitude
    )
    let inside = proposedRect.intersection(room)
    return inside.isNull ? .zero : inside
  }

  /// Takes the size that the owner has room for, which is no news to it.
  func fit(_ size: CGSize) {
    guard size != self.size else { return }
    isFitting = true
    self.size = size
    isFitting = false
  }

  private func changed(from size: CGSize) {
    if size != self.size, !isFitting { givenHeight = self.size.height }
    if size != self.size {
      layoutManager?.geometryChanged(self, from: size)
    } else {
      layoutManager?.textContainerChangedGeometry(self)
    }
    if !isFitting { owner?.containerChanged() }
  }

  private func reportExclusion() {
    StageCore.ambient.warnOnce(
      "NSTextContainer",
      "text does not flow around exclusion paths here; it is laid out across them",
      remedy: "leave exclusionPaths empty, or place several text views around the shape"
    )
  }
}

extension NSTextContainer {
  /// The room between the paddings; a size of 0, or one beyond any text, sets no limit.
  var frame: TextFrame {
    TextFrame(
      width: limit(size.width).map { max(0, $0 - 2 * lineFragmentPadding) } ?? .infinity,
      height: limit(size.height) ?? .infinity,
      maximumLines: max(0, maximumNumberOfLines),
      lastLineMode: lineBreakMode.lastLine,
      findsEdges: true
    )
  }

  /// Overrides the line break modes of the paragraphs.  [I]
  var paragraphMode: NSLineBreakMode? { lineBreakMode == .byCharWrapping ? lineBreakMode : nil }

  private func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < Self.unlimited ? length : nil
  }

  // [I] UIKit's own limit, which apps use as well.
  nonisolated static let unlimited: CGFloat = 1e7
}

extension NSLineBreakMode {
  /// What the mode does to the last line; nil if it is a matter of all lines.
  fileprivate var lastLine: LineBreakMode? {
    switch self {
    case .byWordWrapping, .byCharWrapping: nil
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: value
    }
  }
}
