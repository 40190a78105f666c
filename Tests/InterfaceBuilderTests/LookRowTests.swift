import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// Looks of controls, cells, effects and bars in documents.
@MainActor @Suite struct LookRowTests {
  private let stage = Stage(device: .iPhone15)

  // MARK: Controls

  @Test func segmentsHaveTheirWidthsAndTitles() throws {
    let control: UISegmentedControl = try made(
      """
      <segmentedControl id="s"><segments><segment title="A" width="35"/>
      <segment title="B" width="0"/><segment><string key="title">C</string></segment>
      </segments></segmentedControl>
      """
    )
    #expect((0..<3).map { control.widthForSegment(at: $0) } == [35, 0, 0])
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
  }

  @Test func theShadowOfATitleHasItsOffset() throws {
    let button: UIButton = try made(
      "<button id=\"b\"><size key=\"titleShadowOffset\" width=\"2\" height=\"3\"/></button>"
    )
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func theFieldAndTheTextOfASearchBarAreMoved() throws {
    let bar: UISearchBar = try made(
      """
      <searchBar id="s"><offsetWrapper key="searchTextPositionAdjustment" horizontal="4" \
      vertical="1"/><offsetWrapper key="searchFieldBackgroundPositionAdjustment" vertical="-2"/>
      </searchBar>
      """
    )
    #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 4, vertical: 1))
    #expect(bar.searchFieldBackgroundPositionAdjustment == UIOffset(horizontal: 0, vertical: -2))
    #expect(stage.faults.isEmpty)
  }

  @Test func theBackgroundOfAConfigurationIsAsWritten() throws {
    let button: UIButton = try made(
      """
      <button id="b"><buttonConfiguration key="configuration" style="borderedProminent" \
      titleLineBreakMode="tailTruncation" subtitleLineBreakMode="clip">
      <attributedString key="attributedSubtitle"><fragment content="Hot"/></attributedString>
      <backgroundConfiguration key="background" image="photo" imageContentMode="scaleAspectFit" \
      strokeWidth="2" cornerRadius="3">
      <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <blurEffect key="visualEffect" style="dark"/>
      </backgroundConfiguration></buttonConfiguration></button>
      """
    )
    let style = try #require(button.configuration)
    #expect(style.titleLineBreakMode == .byTruncatingTail)
    #expect(style.subtitleLineBreakMode == .byClipping && style.subtitle == "Hot")
    let background = style.background
    #expect(background.image?.size == CGSize(width: 24, height: 24))
    #expect(background.imageContentMode == .scaleAspectFit && background.strokeWidth == 2.0)
    #expect(background.cornerRadius == 3.0 && background.visualEffect is UIBlurEffect)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(background.backgroundInsets == insets)
  }

  @Test func aDatePickerMayHaveTheCurrentDate() throws {
    func date(_ current: String) throws -> Date {
      let picker: UIDatePicker = try made(
        """
        <datePicker useCurrentDate="\(current)" id="d">
        <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
        """
      )
      return picker.date
    }
    #expect(try date("YES") == UIDatePicker().date)
    #expect(try date("NO") == Date(timeIntervalSinceReferenceDate: 86_400))
  }

  // MARK: Cells and tables

  @Test func anEtchedSeparatorIsNoFault() throws {
    let film = try stage.record(for: 0, fps: 1) {
      let table: UITableView = try made("<tableView separatorStyle=\"singleLineEtched\" id=\"t\"/>")
      #expect(table.separatorStyle == .singleLineEtched)
    }
    #expect(film.faults.isEmpty, "\(film.faults)")
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell"])
  func aCellHasTheContentOfItsConfiguration(element: String) throws {
    let cell: UIView = try made(
      """
      <\(element) id="c"><listContentConfiguration key="contentConfiguration" text="Tea" \
      secondaryText="Hot" image="photo" imageToTextPadding="8" \
      textToSecondaryTextVerticalPadding="5" prefersSideBySideTextAndSecondaryText="YES">
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/></listContentConfiguration></\(element)>
      """
    )
    let configuration =
      (cell as? UITableViewCell)?.contentConfiguration
      ?? (cell as? UICollectionViewCell)?.contentConfiguration
    let content = try #require(configuration as? UIListContentConfiguration)
    #expect(content.text == "Tea" && content.secondaryText == "Hot")
    #expect(content.image?.size == CGSize(width: 24, height: 24))
    #expect(content.imageToTextPadding == 8.0 && content.textToSecondaryTextVerticalPadding == 5.0)
    #expect(content.prefersSideBySideTextAndSecondaryText)
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(content.directionalLayoutMargins == margins)
  }

  @Test func anEmptySecondTextIsNone() throws {
    let cell: UITableViewCell = try made(
      "<tableViewCell id=\"c\"><listContentConfiguration key=\"contentConfiguration\" "
        + "text=\"Tea\" secondaryText=\"\"/></tableViewCell>"
    )
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Tea" && content.secondaryText == nil)
  }

  // MARK: Effects

  /// It was a second blur over the one around it.
  @Test func vibrancyIsNoBlur() throws {
    let glass: UIVisualEffectView = try made(
      """
      <visualEffectView id="g"><vibrancyEffect style="secondaryLabel">
      <blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """
    )
    #expect(glass.effect is UIVibrancyEffect)
  }

  /// Such a document ended the process.
  @Test func viewsOfAnEffectViewStandInItsContent() throws {
    let glass: UIVisualEffectView = try made(
      """
      <visualEffectView id="g"><subviews><label id="l"/></subviews>
      <blurEffect style="systemThinMaterialDark"/></visualEffectView>
      """
    )
    #expect(glass.contentView.subviews.first is UILabel && glass.effect is UIBlurEffect)
  }

  // MARK: Bars

  /// Texts of several lines are children.
  @Test func titlesMayBeChildren() throws {
    let nib = """
      <navigationBar id="b"><items><navigationItem id="i"><string key="title">A\nB</string>
      <string key="prompt">P</string><string key="backButtonTitle">Back</string>
      <barButtonItem key="rightBarButtonItem" id="r"><string key="title">Go</string>
      </barButtonItem></navigationItem></items></navigationBar>
      """
    let bar: UINavigationBar = try made(nib)
    let item = try #require(bar.items?.first)
    #expect(item.title == "A\nB" && item.prompt == "P" && item.backButtonTitle == "Back")
    #expect(item.rightBarButtonItem?.title == "Go")
    let search: UISearchBar = try made(
      "<searchBar id=\"s\"><string key=\"text\">T</string>"
        + "<string key=\"placeholder\">H</string></searchBar>"
    )
    #expect(search.text == "T" && search.placeholder == "H")
  }

  @Test func imagesOfPartsMayBeReferences() throws {
    func image(_ key: String) -> String { "<imageReference key=\"\(key)\" image=\"photo\"/>" }
    let slider: UISlider = try made(
      "<slider id=\"s\">\(image("minimumValueImage"))\(image("maximumValueImage"))</slider>"
    )
    let size = CGSize(width: 24, height: 24)
    #expect(slider.minimumValueImage?.size == size && slider.maximumValueImage?.size == size)
    let field: UITextField = try made(
      "<textField id=\"f\">\(image("background"))\(image("disabledBackground"))</textField>"
    )
    #expect(field.background?.size == size && field.disabledBackground?.size == size)
    let item: UIBarButtonItem = try made(
      "<barButtonItem id=\"b\">\(image("landscapeImage"))</barButtonItem>"
    )
    #expect(item.landscapeImagePhone?.size == size)
  }

  @Test func everyBarHasTheAppearancesOfItsStates() throws {
    func appearances(_ names: [String], _ element: String) -> String {
      names.map {
        "<\(element) key=\"\($0)\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
          + "<blurEffect key=\"backgroundEffect\" style=\"dark\"/></\(element)>"
      }.joined()
    }
    let states = [
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
      "compactScrollEdgeAppearance",
    ]
    let toolbar: UIToolbar = try made(
      "<toolbar id=\"t\">\(appearances(states, "toolbarAppearance"))</toolbar>"
    )
    let tabs: UITabBar = try made(
      "<tabBar id=\"t\">"
        + appearances(["standardAppearance", "scrollEdgeAppearance"], "tabBarAppearance")
        + "</tabBar>"
    )
    let bar: UINavigationBar = try made(
      "<navigationBar id=\"b\"><items><navigationItem id=\"i\">"
        + appearances(states, "navigationBarAppearance")
        + "</navigationItem></items></navigationBar>"
    )
    let item = try #require(bar.items?.first)
    let all: [UIBarAppearance?] = [
      toolbar.standardAppearance, toolbar.compactAppearance, toolbar.scrollEdgeAppearance,
      toolbar.compactScrollEdgeAppearance, tabs.standardAppearance, tabs.scrollEdgeAppearance,
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance,
    ]
    for appearance in all {
      #expect(appearance?.backgroundColor == UIColor(white: 1, alpha: 1))
      #expect(appearance?.backgroundEffect != nil)
    }
  }
}
