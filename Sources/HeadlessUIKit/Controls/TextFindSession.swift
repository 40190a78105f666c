import Foundation

/// A search in a text view, which marks what it finds.
@MainActor
final class TextFindSession: UIFindSession {
  private weak var text: UITextView?
  private(set) var found: [NSRange] = []
  private var current: Int?

  init(_ text: UITextView) {
    self.text = text
    super.init()
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { text?.isEditable ?? false }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && current != nil
  }
  var highlighted: NSRange? { current.map { found[$0] } }

  /// [I] The first result at the caret or behind it is highlighted, or else the first of all.
  override func performSearch(query: String, options: UITextSearchOptions?) {
    guard let text else { return }
    take(results(of: query, options), near: text.keptSelection.location)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard let current, !found.isEmpty else { return }
    let next = current + (direction == .forward ? 1 : -1)
    highlight((next + found.count) % found.count)
  }

  /// [I] The result behind the replacement is highlighted.
  override func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard allowsReplacementForCurrentlyHighlightedResult, let place = highlighted else { return }
    text?.edit(place, replacementString)
    let end = place.location + (replacementString as NSString).length
    take(results(of: searchQuery, options), near: end)
  }

  /// From the last to the first, so that the others stay where they were found.
  override func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    for place in results(of: searchQuery, options).reversed() {
      text?.edit(place, replacementString)
    }
    take(results(of: searchQuery, options), near: 0)
  }

  override func invalidateFoundResults() {
    (found, current) = ([], nil)
    text?.setNeedsLayout()
  }

  // MARK: Results

  private func results(of query: String, _ options: UITextSearchOptions?) -> [NSRange] {
    (options ?? .usual).ranges(of: query, in: text?.ownText.string ?? "")
  }

  private func take(_ results: [NSRange], near place: Int) {
    (found, current) = (results, nil)
    text?.setNeedsLayout()
    guard !results.isEmpty else { return }
    highlight(results.firstIndex { $0.location >= place } ?? 0)
  }

  private func highlight(_ index: Int) {
    current = index
    text?.setNeedsLayout()
    text?.scrollRangeToVisible(found[index])
  }
}
