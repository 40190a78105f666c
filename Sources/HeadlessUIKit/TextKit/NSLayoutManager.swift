@preconcurrency public import Foundation

/// Lays out the text of a storage in containers, one after the other.
///
/// There is one glyph for each UTF-16 unit of the text.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  // Internal members; see `NSLayoutManager+Layout.swift`.
  var kept: (keys: [LayoutKey], layouts: [ContainerLayout])?

  public nonisolated override init() {
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  /// Set by `NSTextStorage.addLayoutManager(_:)`; the storage keeps its layout managers.
  open weak var textStorage: NSTextStorage?
  open internal(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // [W] The system's fonts have no leading, so that it makes no difference.
  open var usesFontLeading = true
  /// Layout is always contiguous.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var hyphenationFactor: CGFloat = 0 {
    didSet { if hyphenationFactor > 0 { reportHyphenation() } }
  }
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { reportInvisibleCharacters() } }
  }
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { reportInvisibleCharacters() } }
  }

  /// [D] All layout managers of the old text storage move to the new one.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    let old = textStorage
    for manager in old?.layoutManagers ?? [self] {
      old?.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insert(container, at: textContainers.count)
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    insert(container, at: index)
  }
  open func removeTextContainer(at index: Int) { remove(textContainers[index]) }
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    forgetLayout(from: textContainers.firstIndex { $0 === container } ?? 0)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    container(at: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = layout(of: container)?.usedRect ?? .null
    return used.isNull ? .zero : used
  }

  // MARK: Invalidation

  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
    tellOwners()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    tellOwners()
  }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layouts
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    glyphProperty(at: glyphIndex)
  }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    identity(charRange, actual: actualCharRange)
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    identity(glyphRange, actual: actualGlyphRange)
  }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(of: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }
  open func glyphRange(
    forBoundingRect bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    let lines = layout(of: container)?.fragments.filter { $0.rect.intersects(bounds) } ?? []
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  // MARK: Lines

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragmentRect(\.rect, at: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragmentRect(\.usedRect, at: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    let range = clamped(glyphRange)
    for (container, layout) in zip(textContainers, layouts) {
      for line in layout.fragments(in: range) where !stop.boolValue {
        block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
      }
    }
  }
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? {
    zip(textContainers, layouts).first { $1.extraLine != nil }?.0
  }

  // MARK: Places

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { glyphLocation(at: glyphIndex) }
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    attachmentSize(at: glyphIndex)
  }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let range = clamped(glyphRange)
    guard !range.isEmpty else { return caretRect(at: range.lowerBound, in: container) }
    let lines = layout(of: container)?.fragments(in: range) ?? []
    let union = lines.map { $0.enclosingRect(of: range) }.reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? .zero : union
  }
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let rects = enclosingRects(of: glyphRange, selected: selectedRange, in: textContainer)
    for rect in rects where !stop.boolValue { block(rect, &stop) }
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(at: point, in: container).index
  }
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = glyph(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    glyph(at: point, in: container).fraction
  }
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.backgrounds, of: glyphsToShow, at: origin)
  }
  /// [D] Not to be called, but to be overridden: the color is that of the context already.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>,
    count rectCount: Int,
    forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let rects = UnsafeBufferPointer(start: rectArray, count: rectCount)
    UIGraphicsGetCurrentContext()?.fill(Array(rects))
  }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.glyphs, of: glyphsToShow, at: origin)
  }
}
