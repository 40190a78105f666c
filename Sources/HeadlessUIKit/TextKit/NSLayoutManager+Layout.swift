import Foundation
import Typography

extension NSLayoutManager {
  /// What a layout depends on besides the text.
  struct LayoutKey: Equatable {
    private let size: CGSize
    private let traits: UITraitCollection?

    @MainActor init(_ container: NSTextContainer) {
      size = container.size
      traits = container.owner?.traitCollection
    }
  }

  /// The layout of each container, made if it is not up to date.
  var layouts: [ContainerLayout] {
    for container in textContainers { container.owner?.fit(container) }
    let keys = textContainers.map { LayoutKey($0) }
    var layouts = reusableLayouts(for: keys)
    guard layouts.count < keys.count else { return layouts }
    let text: NSAttributedString = textStorage ?? NSAttributedString(string: "")
    let first = layouts.count
    for container in textContainers[first...] {
      let start = layouts.last?.range.upperBound ?? 0
      layouts.append(ContainerLayout(text, from: start, in: container))
    }
    kept = (keys, layouts)
    reportSpacing(of: layouts[first...])
    for (container, layout) in zip(textContainers[first...], layouts[first...]) {
      delegate?.layoutManager(
        self,
        didCompleteLayoutFor: container,
        atEnd: layout.range.upperBound == numberOfGlyphs
      )
    }
    return layouts
  }

  /// Those of the containers before the first changed one.
  private func reusableLayouts(for keys: [LayoutKey]) -> [ContainerLayout] {
    guard let kept else { return [] }
    let alike = zip(keys, kept.keys).prefix { $0 == $1 }.count
    return Array(kept.layouts.prefix(alike))
  }

  /// Reports a delegate that moves lines, which is not asked line by line.
  private func reportSpacing(of layouts: ArraySlice<ContainerLayout>) {
    guard let delegate, let fragment = layouts.lazy.compactMap(\.fragments.first).first else {
      return
    }
    let (first, last) = (fragment.range.lowerBound, max(0, fragment.range.upperBound - 1))
    let rect = fragment.rect
    let spacings = [
      delegate.layoutManager(
        self,
        lineSpacingAfterGlyphAt: last,
        withProposedLineFragmentRect: rect
      ),
      delegate.layoutManager(
        self,
        paragraphSpacingAfterGlyphAt: last,
        withProposedLineFragmentRect: rect
      ),
      delegate.layoutManager(
        self,
        paragraphSpacingBeforeGlyphAt: first,
        withProposedLineFragmentRect: rect
      ),
    ]
    guard spacings.contains(where: { $0 != 0 }) else { return }
    StageCore.ambient.warnOnce(
      "NSLayoutManager",
      "the spacing that the delegate answers is not applied here",
      remedy: "set lineSpacing and paragraphSpacing of the text's NSParagraphStyle"
    )
  }

  func layout(of container: NSTextContainer) -> ContainerLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    return layouts[index]
  }

  var extraLine: LineFragment? { layouts.lazy.compactMap(\.extraLine).first }

  /// How far the empty line after the text reaches below the last line.
  var extraLineHeight: CGFloat {
    for layout in layouts {
      guard let extra = layout.extraLine else { continue }
      return extra.rect.maxY - (layout.fragments.last?.line.frame.maxY ?? extra.rect.minY)
    }
    return 0
  }

  func fragment(at index: Int) -> LineFragment? {
    layouts.lazy.compactMap { $0.fragment(at: index) }.first
  }

  /// The next question lays the text out anew, from a container on.
  func forgetLayout(from index: Int = 0) {
    guard let kept, kept.layouts.count > index else { return }
    let layouts = Array(kept.layouts.prefix(index))
    self.kept = layouts.isEmpty ? nil : (kept.keys, layouts)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func geometryChanged(_ container: NSTextContainer, from size: CGSize) {
    textContainerChangedGeometry(container)
    tellOwners(except: container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  // MARK: Storage and containers

  func attach(_ storage: NSTextStorage) {
    if let other = textStorage, other !== storage { other.removeLayoutManager(self) }
    textStorage = storage
    forgetLayout()
    for container in textContainers { container.owner?.storageReplaced(storage) }
  }

  func detach(from storage: NSTextStorage) {
    guard textStorage === storage else { return }
    textStorage = nil
    forgetLayout()
  }

  func process(_ processed: ProcessedEdit) {
    let edit = processed.edit
    processEditing(
      for: processed.storage,
      edited: edit.mask,
      range: edit.range,
      changeInLength: edit.change,
      invalidatedRange: edit.range
    )
    for container in textContainers { container.owner?.storageEdited(edit) }
  }

  func insert(_ container: NSTextContainer, at index: Int) {
    container.layoutManager?.remove(container)
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forgetLayout(from: index)
    tellOwners(except: container)
    if let textStorage { container.owner?.storageReplaced(textStorage) }
  }

  func remove(_ container: NSTextContainer) {
    let index = textContainers.firstIndex { $0 === container } ?? textContainers.count
    textContainers.removeAll { $0 === container }
    container.layoutManager = nil
    forgetLayout(from: index)
    tellOwners(except: container)
  }

  /// The others have another text, too: it flows from one container into the next.
  func tellOwners(except changed: NSTextContainer? = nil) {
    for container in textContainers where container !== changed {
      container.owner?.containerChanged()
    }
  }

  func reportHyphenation() {
    StageCore.ambient.warnOnce(
      "NSLayoutManager",
      "words are not hyphenated here",
      remedy: "put soft hyphens where words may break, or leave hyphenationFactor at 0"
    )
  }

  func reportInvisibleCharacters() {
    StageCore.ambient.warnOnce(
      "NSLayoutManager",
      "characters without a glyph stay invisible here",
      remedy: "draw a sign at their boundingRect(forGlyphRange:in:)"
    )
  }
}
