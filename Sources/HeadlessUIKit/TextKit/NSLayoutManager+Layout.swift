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
    if let kept, kept.keys == keys { return kept.layouts }
    let layouts = freshLayouts
    kept = (keys, layouts)
    for (container, layout) in zip(textContainers, layouts) {
      delegate?.layoutManager(
        self,
        didCompleteLayoutFor: container,
        atEnd: layout.range.upperBound == numberOfGlyphs
      )
    }
    return layouts
  }

  private var freshLayouts: [ContainerLayout] {
    let text: NSAttributedString = textStorage ?? NSAttributedString(string: "")
    var start = 0
    return textContainers.map { container in
      let shown = container.owner?.shown(text) ?? text
      let layout = ContainerLayout(shown, from: start, in: container)
      start = layout.range.upperBound
      return layout
    }
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

  /// The next question lays the text out anew.
  func forgetLayout() {
    guard kept != nil else { return }
    kept = nil
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
    forgetLayout()
    tellOwners(except: container)
    if let textStorage { container.owner?.storageReplaced(textStorage) }
  }

  func remove(_ container: NSTextContainer) {
    textContainers.removeAll { $0 === container }
    container.layoutManager = nil
    forgetLayout()
    tellOwners(except: container)
  }

  /// Text flows from or into the others.
  private func tellOwners(except changed: NSTextContainer) {
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
}
