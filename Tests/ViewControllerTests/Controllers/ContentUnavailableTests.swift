import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The placeholder of a screen without content.
@MainActor @Suite struct ContentUnavailableTests {
  private typealias Configuration = UIContentUnavailableConfiguration

  private func stack(of configuration: Configuration) -> UIStackView? {
    configuration.makeContentView().subviews.first as? UIStackView
  }

  /// Everything there can be.
  private var full: Configuration {
    var full = Configuration.empty()
    full.image = UIImage(systemName: "star")
    (full.text, full.secondaryText) = ("Title", "More")
    (full.button.title, full.secondaryButton.title) = ("One", "Two")
    return full
  }

  // MARK: Ready-made placeholders

  @Test func aSearchWithoutResultsSaysSo() {
    let search = Configuration.search()
    #expect(search.image != nil && search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(stack(of: search)?.arrangedSubviews.count == 3)
  }

  @Test func loadingTurnsAWheelAboveSmallGreyText() throws {
    let parts = try #require(stack(of: Configuration.loading())).arrangedSubviews
    let wheel = try #require(parts.first as? UIActivityIndicatorView)
    let label = try #require(parts.last as? UILabel)
    #expect(parts.count == 2 && wheel.isAnimating)
    #expect(label.text == "Loading…" && label.textColor == .secondaryLabel)
    #expect(label.font == .preferredFont(forTextStyle: .subheadline))
  }

  @Test func anEmptyOneShowsNothing() {
    #expect(stack(of: .empty())?.arrangedSubviews.isEmpty == true)
  }

  /// One of a document had no column: whatever it was configured for, it stayed empty.
  @Test func oneOfADocumentShowsItsConfiguration() throws {
    let view = try #require(UIContentUnavailableView(coder: NSCoder()))
    #expect(view.subviews.count == 1)
    view.configuration = Configuration.search()
    #expect((view.subviews.first as? UIStackView)?.arrangedSubviews.count == 3)
  }

  // MARK: The column

  @Test func thePartsStandInOrderWithTheirGaps() throws {
    let column = try #require(stack(of: full))
    let parts = column.arrangedSubviews
    #expect(column.axis == .vertical && parts.count == 5)
    #expect(parts[0] is UIImageView)
    #expect(parts[1...2].map { ($0 as? UILabel)?.text } == ["Title", "More"])
    #expect(parts[3...4].map { ($0 as? UIButton)?.configuration?.title } == ["One", "Two"])
    #expect(parts.prefix(4).map { column.customSpacing(after: $0) } == [15, 8, 20, 10])
  }

  @Test func withoutASecondTextTheButtonsGapFollowsTheTitle() throws {
    var short = full
    short.secondaryText = nil
    let column = try #require(stack(of: short))
    #expect(column.customSpacing(after: column.arrangedSubviews[1]) == 20)
    short.secondaryAttributedText = NSAttributedString(string: "More")
    let long = try #require(stack(of: short))
    #expect(long.customSpacing(after: long.arrangedSubviews[1]) == 8)
    #expect((long.arrangedSubviews[2] as? UILabel)?.attributedText?.string == "More")
  }

  @Test func titleAndTextHaveTheirLooks() throws {
    let labels = try #require(stack(of: full)).arrangedSubviews.compactMap { $0 as? UILabel }
    let title = UIFont.preferredFont(forTextStyle: .title2).pointSize
    #expect(labels[0].font == .systemFont(ofSize: title, weight: .bold))
    #expect(labels[0].textColor == .label && labels[1].textColor == .secondaryLabel)
    #expect(labels.allSatisfy { $0.numberOfLines == 0 })
  }

  @Test func alignmentIsThatOfColumnAndTexts() throws {
    var natural = full
    natural.alignment = .natural
    for (configuration, column, text) in [
      (full, UIStackView.Alignment.center, NSTextAlignment.center), (natural, .leading, .natural),
    ] {
      let made = try #require(stack(of: configuration))
      #expect(made.alignment == column)
      let labels = made.arrangedSubviews.compactMap { $0 as? UILabel }
      #expect(labels.count == 2 && labels.allSatisfy { $0.textAlignment == text })
    }
  }

  @Test(arguments: [0, 12] as [CGFloat])
  func anImageIsClippedIfItsCornersAreRound(radius: CGFloat) throws {
    var round = full
    round.imageProperties.cornerRadius = radius
    let image = try #require(stack(of: round)?.arrangedSubviews.first as? UIImageView)
    #expect(image.layer.cornerRadius == radius && image.clipsToBounds == (radius > 0))
    #expect(image.tintColor == .secondaryLabel)
    #expect(image.preferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 48))
  }

  // MARK: Buttons

  /// A button needs a title, which may be its action's, or an image.
  @Test(.evidence(.documented))
  func aButtonThatSaysNothingIsNotShown() {
    var made = Configuration.empty()
    func count() -> Int { stack(of: made)?.arrangedSubviews.count ?? -1 }
    #expect(count() == 0)
    made.buttonProperties.primaryAction = UIAction(title: "Go") { _ in }
    #expect(count() == 1)
    made.buttonProperties.primaryAction = UIAction { _ in }
    #expect(count() == 0)
    made.button.image = UIImage(systemName: "star")
    #expect(count() == 1)
    made.button.image = nil
    made.button.title = "Go"
    #expect(count() == 1)
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func aMenuOpensAtOnceUnlessThereIsAnAction(hasMenu: Bool, hasAction: Bool) throws {
    var made = Configuration.empty()
    made.button.title = "Go"
    made.buttonProperties.menu = hasMenu ? UIMenu(title: "Menu") : nil
    made.buttonProperties.primaryAction = hasAction ? UIAction { _ in } : nil
    let button = try #require(stack(of: made)?.arrangedSubviews.first as? UIButton)
    #expect(button.menu === made.buttonProperties.menu)
    #expect(button.showsMenuAsPrimaryAction == (hasMenu && !hasAction))
  }

  @Test(arguments: [true, false])
  func aButtonMayBeDisabled(isEnabled: Bool) throws {
    var made = Configuration.empty()
    made.secondaryButton.title = "Go"
    made.secondaryButtonProperties.isEnabled = isEnabled
    let button = try #require(stack(of: made)?.arrangedSubviews.first as? UIButton)
    #expect(button.isEnabled == isEnabled)
  }

  // MARK: The view

  @Test func anotherConfigurationReplacesAllParts() throws {
    let view = UIContentUnavailableView(configuration: full)
    view.configuration = Configuration.loading()
    let column = try #require(view.subviews.first as? UIStackView)
    #expect(column.arrangedSubviews.count == 2)
    view.configuration = UIListContentConfiguration.cell()
    #expect((view.configuration as? Configuration)?.text == "Loading…")
  }

  @Test func theColumnStandsInTheMiddleOfTheSafeArea() throws {
    let (stage, screen) = (Stage(device: .iPhone15), UIViewController())
    screen.contentUnavailableConfiguration = full
    stage.show(screen)
    let column = try #require(screen.unavailable.view?.subviews.first)
    // The safe area is from 59 to 818.
    #expect(abs(column.frame.midX - 196.5) < 0.5 && abs(column.frame.midY - 438.5) < 0.5)
  }

  @Test func longTextKeepsTheMargins() throws {
    var long = full
    long.text = String(repeating: "long ", count: 60)
    long.directionalLayoutMargins.leading = 40
    long.directionalLayoutMargins.trailing = 40
    let view = long.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    let column = try #require(view.subviews.first)
    #expect(column.frame.minX >= 40 && column.frame.maxX <= 280 && column.frame.width > 200)
  }

  // MARK: The controller

  private final class Screen: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var made: Configuration?

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      contentUnavailableConfiguration = made
    }
  }

  @Test(.evidence(.documented))
  func aControllerIsAskedBeforeItsFirstLayoutAndWhenItWants() {
    let (stage, screen) = (Stage(device: .iPhone15), Screen())
    screen.made = .search()
    stage.show(screen)
    #expect(screen.states.count == 1)
    #expect(screen.unavailable.view?.superview === screen.view)
    screen.view.setNeedsLayout()
    stage.advance(by: 0)
    #expect(screen.states.count == 1)
    screen.made = nil
    screen.setNeedsUpdateContentUnavailableConfiguration()
    stage.advance(by: 0)
    #expect(screen.states.count == 2)
    #expect(screen.unavailable.view == nil && screen.view.subviews.isEmpty)
  }

  @Test func thePlaceholderIsThereWhenTheLayoutBegins() {
    final class Early: UIViewController {
      var seen: [Bool] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) { contentUnavailableConfiguration = Configuration.search() }
      override func viewWillLayoutSubviews() { seen.append(unavailable.view != nil) }
    }
    let (stage, screen) = (Stage(device: .iPhone15), Early())
    stage.show(screen)
    #expect(screen.seen.first == true)
  }

  @Test func thePlaceholderCoversTheViewWhereverItIs() throws {
    let (stage, screen) = (Stage(device: .iPhone15), Screen())
    screen.made = .search()
    stage.show(screen)
    let cover = try #require(screen.unavailable.view)
    #expect(cover.frame == screen.view.bounds)
    screen.view.bounds.origin.y = 30
    screen.view.setNeedsLayout()
    stage.advance(by: 0)
    #expect(cover.frame == screen.view.bounds && screen.view.bounds.minY == 30)
  }

  @Test func aPlaceholderOfTheSameKindIsKeptAndAnotherOneReplacesIt() throws {
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = full
    #expect(screen.unavailable.view == nil, "the view is not loaded")
    screen.loadViewIfNeeded()
    screen.contentUnavailableConfiguration = full
    let first = try #require(screen.unavailable.view)
    screen.contentUnavailableConfiguration = Configuration.loading()
    #expect(screen.unavailable.view === first)
    #expect((first.configuration as? Configuration)?.text == "Loading…")
    screen.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    #expect(screen.unavailable.view !== first && first.superview == nil)
    #expect(screen.view.subviews.count == 1)
    screen.contentUnavailableConfiguration = nil
    #expect(screen.unavailable.view == nil && screen.view.subviews.isEmpty)
  }

  /// It has its place when it comes, so that nothing of it moves there.
  @Test func aPlaceholderIsPlacedBeforeItIsAdded() throws {
    let (stage, screen) = (Stage(device: .iPhone15), UIViewController())
    stage.show(screen)
    screen.contentUnavailableConfiguration = Notice()
    let view = try #require(screen.unavailable.view as? NoticeView)
    #expect(view.superview === screen.view && view.arrivals == [screen.view.bounds])
    screen.contentUnavailableConfiguration = full
    #expect(view.superview == nil)
  }

  @Test func theStateKnowsTheSearch() {
    let screen = UIViewController()
    #expect(screen.contentUnavailableConfigurationState.searchText == nil)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.text = "abc"
    screen.navigationItem.searchController = search
    let state = screen.contentUnavailableConfigurationState
    #expect(state.searchText == "abc" && !state.searchControllerIsActive)
  }
}

/// A placeholder of an app's own.
private struct Notice: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { NoticeView(self) }
  func updated(for state: any UIConfigurationState) -> Notice { self }
}

private final class NoticeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  /// Its frames when it came into a view.
  var arrivals: [CGRect] = []

  init(_ notice: Notice) {
    configuration = notice
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { arrivals.append(frame) }
  }
}
