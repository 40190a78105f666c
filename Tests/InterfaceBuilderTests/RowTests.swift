import Foundation
import Geometry
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Rows of the tables that outside documents taught.
@MainActor @Suite struct RowTests {
  private let stage = Stage(device: .iPhone15)

  struct Edges: CustomTestStringConvertible, Sendable {
    let attributes: String
    let edges: UIRectEdge
    var testDescription: String { attributes.isEmpty ? "none" : attributes }
  }

  @Test(arguments: [
    Edges(attributes: "", edges: []),
    Edges(attributes: "top=\"YES\" bottom=\"YES\"", edges: [.top, .bottom]),
  ])
  func edgesUnderBarsAreAsWritten(_ row: Edges) throws {
    let scene = Documents.controller(
      "a",
      "",
      "<extendedEdge key=\"edgesForExtendedLayout\" \(row.attributes)/>"
    )
    let board = try Documents.board(Documents.storyboard([scene]))
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.edgesForExtendedLayout == row.edges)
  }

  @Test func aStackMayHaveTheSystemsSpacing() throws {
    let objects = try Documents.objects(
      Documents.nib("<stackView spacingType=\"standard\" id=\"s\"/>")
    )
    #expect((objects.first as? UIStackView)?.spacing == UIStackView.spacingUseSystem)
  }

  @Test func barsHaveTheAppearancesOfTheirDocument() throws {
    let color = { (key: String, red: Int) in
      "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    let bar = """
      <navigationBar id="n">
      <navigationBarAppearance key="standardAppearance">\(color("backgroundColor", 1))
      <textAttributes key="titleTextAttributes">\(color("textColor", 1))</textAttributes>
      </navigationBarAppearance>
      <navigationBarAppearance key="scrollEdgeAppearance">\(color("shadowColor", 0))
      </navigationBarAppearance></navigationBar>
      """
    let objects = try Documents.objects(Documents.nib(bar))
    let made = try #require(objects.first as? UINavigationBar)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(made.standardAppearance.backgroundColor == red)
    #expect(made.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == red)
    #expect(made.scrollEdgeAppearance?.shadowColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(made.compactAppearance == nil)
  }

  @Test func aStackThatIsShownFromInsideAnotherIsPresented() throws {
    let stack = { (id: String, root: String) in
      """
      <navigationController id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
      id="\(id)-root"/></connections></navigationController>
      """
    }
    let first = Documents.controller(
      "b",
      "",
      "<connections><segue destination=\"c\" kind=\"show\" identifier=\"go\" id=\"s\"/></connections>"
    )
    let board = try Documents.board(
      Documents.storyboard([stack("a", "b"), first, stack("c", "d"), Documents.controller("d")])
    )
    let outer = try #require(board.instantiateInitialViewController() as? UINavigationController)
    stage.show(outer)
    outer.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    #expect(outer.presentedViewController is UINavigationController)
    #expect(outer.viewControllers.count == 1)
  }

  @Test func colorsOfMacOSAreThoseOfIOSOrOfText() throws {
    let colors = ["systemRedColor", "textColor", "textBackgroundColor"].map {
      "<label id=\"\($0)\"><color key=\"textColor\" name=\"\($0)\" catalog=\"System\" "
        + "colorSpace=\"catalog\"/></label>"
    }
    let made = try Documents.objects(Documents.nib(colors.joined())).compactMap { $0 as? UILabel }
    #expect(made.map(\.textColor) == [.systemRed, .label, .systemBackground])
  }

  @Test func aReferenceToAnImageSaysHowItsSymbolIsDrawn() throws {
    let reference = { (key: String) in
      "<imageReference key=\"\(key)\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
    }
    let nib = """
      <imageView id="i">\(reference("image"))</imageView>
      <button id="b"><state key="normal">\(reference("image"))</state></button>
      <imageView image="star" catalog="system" id="p"/>
      """
    let made = try Documents.objects(Documents.nib(nib))
    let large = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(scale: .large)
    )
    #expect((made[0] as? UIImageView)?.image?.size == large?.size)
    #expect((made[1] as? UIButton)?.image(for: .normal)?.size == large?.size)
    #expect(large?.size != UIImage(systemName: "star")?.size)
  }

  @Test(.evidence(.inferred))
  func aReferenceToAnImageMayColorTheLevelsOfItsSymbol() throws {
    let nib = """
      <imageView id="i"><imageReference key="image" image="star" catalog="system" \
      symbolScale="large" renderingMode="hierarchical-single" variableValue="1">
      <hierarchicalColors><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><color systemColor="secondaryLabelColor"/></hierarchicalColors>
      </imageReference></imageView>
      """
    var image: UIImage?
    let film = try stage.record(for: 0, fps: 1) {
      image = try (Documents.objects(Documents.nib(nib))[0] as? UIImageView)?.image
    }
    let wanted = UIImage.SymbolConfiguration(scale: .large)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(image?.symbolConfiguration == wanted && film.faults.isEmpty)
  }

  @Test func pagesHaveTheirSpacing() throws {
    let scene = """
      <pageViewController id="a" transitionStyle="scroll" pageSpacing="8" \
      navigationOrientation="horizontal" sceneMemberID="viewController"/>
      """
    let board = try Documents.board(Documents.storyboard([scene]))
    let pages = try #require(board.instantiateInitialViewController() as? UIPageViewController)
    let twins = [8, 0].map {
      UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: $0]
      )
    }
    let places = try ([pages] + twins).map(placeOfAPageThatIsTurned)
    #expect(places[0] == places[1] && places[1] != places[2])
    #expect(stage.faults.isEmpty)
  }

  /// In the middle of a turn.
  private func placeOfAPageThatIsTurned(in pages: UIPageViewController) throws -> CGFloat? {
    let next = UIViewController()
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    stage.show(pages)
    var place: CGFloat?
    try stage.record {
      stage.schedule(at: 0.1) { place = next.view.layer.presentation()?.frame.minX }
      pages.setViewControllers([next], direction: .forward, animated: true)
    }
    return place
  }

  @Test func accessibilityIsAsWritten() throws {
    let nib = """
      <view id="v"><accessibility key="accessibilityConfiguration" label="Cup" hint="Hot" \
      identifier="cup"><bool key="isElement" value="YES"/></accessibility></view>
      """
    let view = try made(nib, UIView.self)
    #expect(view.accessibilityLabel == "Cup" && view.accessibilityHint == "Hot")
    #expect(view.accessibilityIdentifier == "cup" && view.isAccessibilityElement)
  }

  @Test func aButtonsTitleMayBeAttributed() throws {
    let nib = """
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Tea"/></attributedString></state></button>
      """
    let button = try made(nib, UIButton.self)
    #expect(button.attributedTitle(for: .normal)?.string == "Tea")
  }

  @Test func recognizersAreConfiguredByTheirAttributes() throws {
    let made = try Documents.objects(
      Documents.nib(
        """
        <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" id="t"/>
        <swipeGestureRecognizer direction="left" enabled="NO" id="s"/>
        <pongPressGestureRecognizer minimumPressDuration="1.5" allowableMovement="4" id="p"/>
        <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" id="e">
        <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
        """
      )
    )
    let tap = try #require(made[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    let swipe = try #require(made[1] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && !swipe.isEnabled)
    let press = try #require(made[2] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 4)
    let edge = try #require(made[3] as? UIScreenEdgePanGestureRecognizer)
    #expect(edge.edges == .left && edge.minimumNumberOfTouches == 2)
  }

  @Test func aButtonsConfigurationIsAsWritten() throws {
    let nib = """
      <button id="b"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="Tea" subtitle="Hot" \
      imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
      <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration></button>
      """
    let button = try made(nib, UIButton.self)
    let style = try #require(button.configuration)
    #expect(style.title == "Tea" && style.subtitle == "Hot")
    #expect(style.attributedTitle?.font == .boldSystemFont(ofSize: 21))
    #expect(style.imagePlacement == .trailing && style.imagePadding == 6)
    #expect(style.cornerStyle == .capsule && style.buttonSize == .large)
    #expect(style.baseBackgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      style.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
  }

  @Test func aTextAsksForItsKeyboard() throws {
    let traits = """
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
      autocorrectionType="no" autocapitalizationType="words" secureTextEntry="YES"/>
      """
    let made = try Documents.objects(
      Documents.nib(
        "<textField id=\"f\">\(traits)</textField><searchBar id=\"s\">\(traits)</searchBar>"
      )
    )
    let field = try #require(made[0] as? UITextField)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocorrectionType == .no && field.autocapitalizationType == .words)
    #expect(field.isSecureTextEntry)
    #expect((made[1] as? UISearchBar)?.keyboardType == .emailAddress)
  }

  @Test func aSplitViewsColumnsAreAsWritten() throws {
    let split = """
      <splitViewController id="a" style="doubleColumn" preferredDisplayMode="beside" \
      behavior="tile" minimumPrimaryColumnWidth="320" presentsWithGesture="NO" \
      primaryBackgroundStyle="sidebar" sceneMemberID="viewController"/>
      """
    let board = try Documents.board(Documents.storyboard([split]))
    let made = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(made.preferredDisplayMode == .oneBesideSecondary)
    #expect(made.preferredSplitBehavior == .tile && !made.presentsWithGesture)
    #expect(made.minimumPrimaryColumnWidth == 320 && made.primaryBackgroundStyle == .sidebar)
  }

  @Test(
    .evidence(.inferred),
    arguments: [
      ("style=\"tripleColumn\"", UISplitViewController.Style.tripleColumn),
      ("allowDoubleColumnStyle=\"YES\"", .doubleColumn), ("", .unspecified),
    ]
  )
  func aSplitViewsStyleMayBeAllowedAlone(words: String, style: UISplitViewController.Style) throws {
    let split = "<splitViewController id=\"a\" \(words) sceneMemberID=\"viewController\"/>"
    let board = try Documents.board(Documents.storyboard([split]))
    let made = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(made.style == style)
  }

  @Test func traitsOfAccessibilityAndScopesOfASearchAreAsWritten() throws {
    let made = try Documents.objects(
      Documents.nib(
        """
        <view id="v"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" button="YES" header="YES"/></accessibility></view>
        <searchBar showsScopeBar="YES" id="s"><scopeButtonTitles>
        <string>Near</string><string>Far</string></scopeButtonTitles></searchBar>
        """
      )
    )
    #expect((made[0] as? UIView)?.accessibilityTraits == [.button, .header])
    let bar = try #require(made[1] as? UISearchBar)
    #expect(bar.scopeButtonTitles == ["Near", "Far"] && bar.showsScopeBar)
  }

  @Test func aLabelShrinksToItsSmallestFont() throws {
    let nib = """
      <label text="x" minimumFontSize="10" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      """
    let label = try made(nib, UILabel.self)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
  }

  @Test func onlyAnUnusualSpineIsReported() throws {
    for (word, count) in [("none", 0), ("min", 0), ("mid", 1)] {
      let scene =
        "<pageViewController id=\"a\" spineLocation=\"\(word)\" sceneMemberID=\"viewController\"/>"
      let film = try stage.record(for: 0, fps: 1) {
        _ = try Documents.board(Documents.storyboard([scene])).instantiateInitialViewController()
      }
      #expect(film.faults.count == count, "\(word): \(film.faults)")
    }
  }

  /// Nothing that may show is dropped without a word.
  @Test func whatNoRowKnowsIsReportedAndWhatDoesNotShowIsNot() throws {
    let nib = """
      <label text="x" glow="YES" userLabel="Title" misplaced="YES" id="l">
      <string key="userLabel">Long</string>
      <color key="haloColor" white="1" alpha="1"/><sparkles/>
      <rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    let film = try stage.record(for: 0, fps: 1) { _ = try Documents.objects(Documents.nib(nib)) }
    #expect(
      film.faults.map(\.sentence) == [
        "<label glow=\"YES\"> is not supported; it is ignored",
        "<color key=\"haloColor\"> is not supported; it is ignored",
        "<sparkles> is not supported; it is ignored",
      ]
    )
  }
}
