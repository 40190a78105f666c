import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Scopes, icons and backgrounds of search bars; images of sliders; receivers of controls.
@MainActor
@Suite struct SearchBarScopeTests {
  private let bench = Bench()

  @Test func scopesMakeRoomAndAreTold() {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 96))
    let diary = ScopeDiary()
    bar.delegate = diary
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 52)
    bar.showsScopeBar = true
    bench.stage.advance(by: 0)
    #expect(bar.intrinsicContentSize.height == 96)
    #expect(bar.selectedScopeButtonIndex == 0)
    bench.stage.tap(at: CGPoint(x: 240, y: 70))
    #expect(diary.scopes == [1] && bar.selectedScopeButtonIndex == 1)
    // One alone was shown.
    bar.scopeButtonTitles = ["All"]
    #expect(bar.intrinsicContentSize.height == 52)
  }

  @Test func cancelLeavesTheEndToTheDelegate() {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let diary = ScopeDiary()
    (bar.delegate, bar.showsCancelButton, bar.text) = (diary, true, "abc")
    bench.stage.advance(by: 0)
    bar.becomeFirstResponder()
    bench.stage.tap(at: CGPoint(x: 290, y: 26))
    #expect(diary.cancels == 1)
    #expect(bar.text == "abc" && bar.searchTextField.isFirstResponder)
  }

  /// Cancel once stayed at the right.
  @Test func cancelStandsAtTheTrailingEnd() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    bar.showsCancelButton = true
    bench.stage.advance(by: 0)
    let cancel = try #require(bar.subviews.first { $0 is UIButton })
    let (field, button) = (bar.searchTextField.frame, cancel.frame)
    #expect(field.minX == 16 && isNear(button.minX, field.maxX + 8) && isNear(button.maxX, 304))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bench.stage.advance(by: 0)
    let mirrored = bar.searchTextField.frame
    #expect(isNear(cancel.frame.minX, 16) && isNear(mirrored.minX, cancel.frame.maxX + 8))
    #expect(isNear(mirrored.maxX, 304) && isNear(mirrored.width, field.width))
    #expect(mirrored.minY == field.minY && cancel.frame.width == button.width)
  }

  @Test func theDelegateDecidesOnLetters() {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let diary = ScopeDiary()
    bar.delegate = diary
    _ = bar.becomeFirstResponder()
    bench.stage.typeText("a1")
    #expect(bar.text == "a")
  }

  @Test func iconsAndBackgroundsAreShown() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let dot = UIImage.add
    bar.setImage(dot, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image == dot)
    bar.barTintColor = .red
    let backdrop = try #require(bar.subviews.first)
    #expect(backdrop.backgroundColor == .red && backdrop.frame == bar.bounds)
    bar.showsBookmarkButton = true
    #expect(bar.searchTextField.rightView is UIButton)
  }

  /// Bars of the minimal style once had the color, too, and lost the background of the app's own.
  @Test(.evidence(.documented)) func onlyABarWithABackgroundIsTinted() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let backdrop = try #require(bar.subviews.first)
    bar.backgroundColor = .yellow
    bar.barTintColor = .red
    bar.searchBarStyle = .minimal
    #expect(backdrop.backgroundColor == nil && bar.backgroundColor == .yellow)
    bar.searchBarStyle = .prominent
    #expect(backdrop.backgroundColor == .red)
    bar.backgroundImage = UIImage()
    #expect(backdrop.backgroundColor == nil && bar.barTintColor == .red)
    bar.backgroundImage = nil
    #expect(backdrop.backgroundColor == .red)
  }

  /// Such a bar was clear, as if it stood in a navigation bar.
  @Test(.evidence(.documented)) func aBarByItselfIsTranslucent() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let backdrop = try #require(bar.subviews.first)
    func isTranslucent() -> Bool { backdrop.layer.values.backdrop != nil }
    #expect(isTranslucent())
    bar.searchBarStyle = .minimal
    #expect(!isTranslucent())
    bar.searchBarStyle = .prominent
    #expect(isTranslucent())
    bar.barTintColor = .red
    #expect(!isTranslucent())
    bar.barTintColor = nil
    bar.backgroundImage = UIImage()
    #expect(!isTranslucent())
  }

  @Test(.evidence(.reported)) func aBarInANavigationBarHasNoBackgroundOfItsOwn() throws {
    let bar = UISearchBar()
    let screen = UIViewController()
    screen.navigationItem.titleView = bar
    let stack = UINavigationController(rootViewController: screen)
    bench.stage.show(stack)
    let backdrop = try #require(bar.subviews.first)
    #expect(bar.isDescendant(of: stack.navigationBar) && backdrop.layer.values.backdrop == nil)
  }

  @Test func bookmarksAndResultsAreTold() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let diary = ScopeDiary()
    bar.delegate = diary
    bar.showsBookmarkButton = true
    let bookmark = try #require(bar.searchTextField.rightView as? UIButton)
    bookmark.sendActions(for: .touchUpInside)
    bar.showsSearchResultsButton = true
    let list = try #require(bar.searchTextField.rightView as? UIButton)
    list.sendActions(for: .touchUpInside)
    #expect(diary.buttons == ["bookmark", "results"] && !bar.isSearchResultsButtonSelected)
    bar.isSearchResultsButtonSelected = true
    #expect(list.isSelected)
    let dot = UIImage.add
    bar.setImage(dot, for: .resultsList, state: .normal)
    #expect(list.image(for: .normal) == dot)
    bar.showsSearchResultsButton = false
    #expect(bar.searchTextField.rightView === bookmark)
  }

  @Test func sliderTracksAreImages() {
    let slider = bench.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8)).image { _ in }
    slider.setMinimumTrackImage(image, for: .normal)
    bench.stage.advance(by: 0)
    let track = slider.subviews.compactMap { $0 as? UIImageView }.first { $0.image == image }
    #expect(track?.frame.height == 8 && track?.backgroundColor == nil)
    #expect(slider.currentMinimumTrackImage == image)
  }

  @Test func anOverriddenSendActionHearsOfEveryMessage() {
    let button = CountingButton(type: .custom)
    let target = TapTarget()
    button.addTarget(target, action: Selector("tapped", TapTarget.tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.sent == 1 && target.taps == 1)
    button.isBlocked = true
    button.sendActions(for: .touchUpInside)
    #expect(button.sent == 2 && target.taps == 1)
  }

  @Test func aToggleTurnsBeforeItsActionsHear() {
    let button = bench.add(UIButton(type: .custom), CGRect(x: 0, y: 0, width: 50, height: 50))
    button.changesSelectionAsPrimaryAction = true
    var heard: [Bool] = []
    button.addAction(UIAction { _ in heard.append(button.isSelected) }, for: .touchUpInside)
    bench.stage.tap(at: CGPoint(x: 20, y: 20))
    bench.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(heard == [true, false])
  }

  @Test func receiversAreCountedUp() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    var actions: [String] = []
    button.enumerateEventHandlers { action, _, _, _ in actions.append(action?.title ?? "") }
    #expect(actions == ["Go"])
  }
}

@MainActor
private final class ScopeDiary: NSObject, UISearchBarDelegate {
  var scopes: [Int] = []
  var cancels = 0
  var buttons: [String] = []

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { buttons.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { buttons.append("results") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }

  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) { scopes.append(selectedScope) }
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { Int(text) == nil }
}

@MainActor
private final class CountingButton: UIButton {
  var sent = 0
  var isBlocked = false

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent += 1
    if !isBlocked { super.sendAction(action, to: target, for: event) }
  }
}

@MainActor
private final class TapTarget: NSObject {
  var taps = 0
  func tapped() { taps += 1 }
}
