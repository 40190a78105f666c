@preconcurrency public import Foundation

/// One search in a text.
///
/// [D] Subclasses search; this one finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  public override init() {
    super.init()
  }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}
