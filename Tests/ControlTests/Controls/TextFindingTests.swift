import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Finding text in a text view.
@MainActor
@Suite struct TextFindingTests {
  private let bench = Bench()
  private let view: UITextView
  private let find: UIFindInteraction

  init() throws {
    view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "One day one bird sang alone"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isFindInteractionEnabled = true
    find = try #require(view.findInteraction)
  }

  private var marks: [UIView] {
    bench.stage.advance(by: 0)
    return view.subviews.first { $0 is FoundTextMark }?.subviews ?? []
  }

  @Test(
    arguments: [
      (.contains, [], [8, 24]), (.contains, .caseInsensitive, [0, 8, 24]),
      (.startsWith, .caseInsensitive, [0, 8]), (.fullWord, .caseInsensitive, [0, 8]),
    ] as [(UITextSearchOptions.WordMatchMethod, NSString.CompareOptions, [Int])]
  )
  func optionsDecideWhatMatches(
    method: UITextSearchOptions.WordMatchMethod,
    options: NSString.CompareOptions,
    places: [Int]
  ) {
    let ranges = UITextSearchOptions.make(method, options).ranges(of: "one", in: view.text)
    #expect(ranges == places.map { NSRange(location: $0, length: 3) })
    #expect(UITextSearchOptions.usual.ranges(of: "", in: view.text).isEmpty)
    #expect(UITextSearchOptions.make(.fullWord, []).ranges(of: "bir", in: view.text).isEmpty)
  }

  /// They were made again in each layout, as when the text scrolls.
  @Test func marksStayWhileTheTextIsLaidOutAgain() throws {
    find.searchText = "one"
    find.presentFindNavigator(showingReplace: false)
    let before = marks
    view.setNeedsLayout()
    #expect(before.count == 3 && marks == before)
    find.findNext()
    #expect(marks.count == 3 && marks != before)
  }

  /// Nothing was ever found.
  @Test func resultsAreMarkedAndTakeTurns() throws {
    #expect(!find.isFindNavigatorVisible && marks.isEmpty)
    find.searchText = "one"
    find.presentFindNavigator(showingReplace: false)
    let session = try #require(find.activeFindSession)
    #expect(find.isFindNavigatorVisible && session.resultCount == 3)
    #expect(session.highlightedResultIndex == 0 && marks.count == 3)
    #expect(marks.filter { $0.backgroundColor == .systemYellow }.count == 1)
    find.findPrevious()
    #expect(session.highlightedResultIndex == 2)
    find.findNext()
    find.findNext()
    #expect(session.highlightedResultIndex == 1)
    #expect(marks[1].backgroundColor == .systemYellow)
    find.searchText = "cat"
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(marks.isEmpty)
  }

  @Test func theFirstResultBehindTheCaretIsHighlighted() throws {
    view.selectedRange = NSRange(location: 5, length: 0)
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "one"
    #expect(find.activeFindSession?.highlightedResultIndex == 1)
  }

  @Test func resultsAreReplaced() throws {
    find.searchText = "one"
    find.presentFindNavigator(showingReplace: true)
    let session = try #require(find.activeFindSession)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "one", replacementString: "A", options: nil)
    #expect(view.text == "A day one bird sang alone" && session.resultCount == 2)
    session.replaceAll(searchQuery: "one", replacementString: "a", options: nil)
    #expect(view.text == "A day a bird sang ala" && session.resultCount == 0)
    view.isEditable = false
    #expect(!session.supportsReplacement)
  }

  @Test func aSearchEndsWithItsPanelOrItsInteraction() {
    find.searchText = "one"
    find.presentFindNavigator(showingReplace: false)
    #expect(marks.count == 3)
    find.dismissFindNavigator()
    #expect(!find.isFindNavigatorVisible && marks.isEmpty)
    find.presentFindNavigator(showingReplace: false)
    view.insertText("x")
    #expect(find.activeFindSession?.resultCount == 0 && marks.isEmpty)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && !find.isFindNavigatorVisible)
    #expect(!view.interactions.contains { $0 === find })
  }
}
