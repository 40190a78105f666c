import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// What Interface Builder's canvas shows around and inside a scene whose app is not here.
@MainActor @Suite struct CanvasTests {
  private let stage = Stage(device: .iPhone15)
  private let scratch: ProjectScratch
  private var folder: URL { scratch.url }

  init() throws {
    scratch = try ProjectScratch()
  }

  private func file(_ data: Data, _ path: String = "Main.storyboard") throws -> InterfaceFile {
    try InterfaceFile(write(data, path), project: folder)
  }

  private func write(_ data: Data, _ path: String) throws -> URL {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
    return url
  }

  private func shown(_ index: Int, of file: InterfaceFile) throws -> UIViewController {
    let controller = try file.controller(of: file.document.screens[index])
    stage.show(controller)
    return controller
  }

  @Test func aDocumentIsShownInItsTint() throws {
    let board = Documents.storyboard([Documents.controller("a")], tint: "systemPinkColor")
    let file = try file(board)
    let controller = try file.controller(nil)
    stage.show(controller, of: file)
    #expect(controller.view.tintColor == .systemPink)
  }

  // MARK: Prototypes

  private func cell(_ id: String, _ text: String, _ more: String = "") -> String {
    """
    <tableViewCell id="\(id)" reuseIdentifier="\(id)" textLabel="\(id)-l" \
    style="IBUITableViewCellStyleDefault" \(more)>
    <rect key="frame" x="0" y="28" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
    <rect key="frame" x="0" y="0" width="414" height="44"/>
    <subviews><label text="\(text)" id="\(id)-l"/></subviews>
    </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func table(_ inside: String, _ attributes: String = "") -> String {
    """
    <tableViewController id="a" \(attributes) sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" rowHeight="-1" id="t">
    <rect key="frame" x="0" y="0" width="414" height="896"/>\(inside)
    <connections><outlet property="dataSource" destination="a" id="o"/></connections>
    </tableView></tableViewController>
    """
  }

  @Test func oneRowOfEachPrototypeStandsForTheAppsOwn() throws {
    let cells =
      "<prototypes>\(cell("one", "One"))\(cell("two", "Two", "rowHeight=\"90\""))</prototypes>"
    let scene = table(cells, "customClass=\"Elsewhere\"")
    let controller = try shown(0, of: file(Documents.storyboard([scene])))
    let list = try #require(controller.view as? UITableView)
    list.layoutIfNeeded()
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["One", "Two"])
    #expect(list.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
  }

  private final class Served: UITableViewController {}

  @Test func anAppsOwnTableHasTheRowsOfItsCode() throws {
    InterfaceNames.register(Served.self, as: "ServedInCanvasTests")
    let scene = table(
      "<prototypes>\(cell("one", "One"))</prototypes>",
      "customClass=\"ServedInCanvasTests\""
    )
    let controller = try shown(0, of: file(Documents.storyboard([scene])))
    let list = try #require(controller.view as? UITableView)
    list.layoutIfNeeded()
    #expect(list.visibleCells.isEmpty)
    #expect(list.dataSource === controller)
  }

  @Test func aListWithoutPrototypesSaysWhatItIs() throws {
    let controller = try shown(0, of: file(Documents.storyboard([table("")])))
    let list = try #require(controller.view as? UITableView)
    #expect((list.backgroundView as? UILabel)?.text == "Table View")
  }

  @Test func oneItemOfEachPrototypeStandsInACollection() throws {
    let view = """
      <subviews><collectionView dataMode="prototypes" id="v">
      <rect key="frame" x="0" y="0" width="414" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
      <cells>
      <collectionViewCell reuseIdentifier="wide" id="w">
      <rect key="frame" x="0" y="0" width="500" height="60"/>
      <size key="customSize" width="500" height="60"/></collectionViewCell>
      <collectionViewCell id="n"><rect key="frame" x="0" y="70" width="80" height="40"/>
      </collectionViewCell>
      </cells></collectionView></subviews>
      """
    let controller = try shown(
      0,
      of: file(Documents.storyboard([Documents.controller("a", view: view)]))
    )
    let list = try #require(controller.view.subviews[0] as? UICollectionView)
    list.layoutIfNeeded()
    let sizes = list.visibleCells.map(\.frame.size).sorted { $0.width < $1.width }
    #expect(sizes == [CGSize(width: 80, height: 40), CGSize(width: 414, height: 60)])
  }

  @Test func aRowWhoseConstraintsSuggestNoHeightIsOfTheStandardOne() throws {
    let cell = """
      <prototypes><tableViewCell id="c" reuseIdentifier="c">
      <rect key="frame" x="0" y="28" width="414" height="51"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0" y="0" width="414" height="51"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints><constraint firstItem="v" firstAttribute="centerY" secondItem="cc" \
      secondAttribute="centerY" id="y"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let controller = try shown(0, of: file(Documents.storyboard([table(cell)])))
    let list = try #require(controller.view as? UITableView)
    list.layoutIfNeeded()
    #expect(list.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  // MARK: Around a scene

  private func container(_ element: String, _ id: String, _ relationship: String, _ ids: [String])
    -> String
  {
    let segues = ids.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" "
        + "id=\"\(id)-\($0)\"/>"
    }
    return "<\(element) id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<connections>\(segues.joined())</connections></\(element)>"
  }

  private func showing(_ id: String, _ destination: String) -> String {
    Documents.controller(
      id,
      "title=\"\(id)\"",
      "<connections><segue destination=\"\(destination)\" kind=\"show\" id=\"\(id)-show\"/>"
        + "</connections>"
    )
  }

  @Test func aSceneStandsInTheContainersThatLeadToIt() throws {
    let file = try file(
      Documents.storyboard(
        initial: "tabs",
        [
          container("tabBarController", "tabs", "viewControllers", ["other", "stack"]),
          Documents.controller("other"),
          container("navigationController", "stack", "rootViewController", ["first"]),
          showing("first", "second"),
          showing("second", "first"),
        ]
      )
    )
    let tabs = try #require(try shown(4, of: file) as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["first", "second"])
    #expect(try shown(1, of: file) is UITabBarController)
  }

  @Test func whatIsPresentedStandsAlone() throws {
    let presenter = Documents.controller(
      "a",
      "",
      "<connections><segue destination=\"b\" kind=\"presentation\" id=\"p\"/></connections>"
    )
    let scenes = [
      container("navigationController", "n", "rootViewController", ["a"]), presenter,
      Documents.controller("b"),
    ]
    let file = try file(Documents.storyboard(initial: "n", scenes))
    #expect(try shown(1, of: file) is UINavigationController)
    #expect(try shown(2, of: file).parent == nil)
    #expect(try !(shown(2, of: file) is UINavigationController))
  }

  @Test func aSimulatedBarIsShown() throws {
    let scene = Documents.controller(
      "a",
      "",
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    )
    #expect(try shown(0, of: file(Documents.storyboard([scene]))) is UINavigationController)
  }

  // MARK: Sizes

  @Test func scenesOfAnotherWidthThanTheScreensKeepIt() throws {
    let narrow = Documents.controller("b").replacing("width=\"414\"", with: "width=\"200\"")
    let host = Documents.controller(
      "a",
      "",
      "<connections><segue destination=\"c\" kind=\"embed\" id=\"e\"/></connections>"
    )
    let free = Documents.controller(
      "d",
      "",
      "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"414\" height=\"1400\"/>"
    )
    let file = try file(Documents.storyboard([host, narrow, Documents.controller("c"), free]))
    #expect(
      file.document.screens.map(\.size) == [
        nil, CGSize(width: 200, height: 896), CGSize(width: 414, height: 896),
        CGSize(width: 414, height: 1400),
      ]
    )
  }

  @Test func aNibsViewHasItsOwnSize() throws {
    let nib = Documents.nib(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"40\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
        + "</view>"
    )
    let file = try file(nib, "Badge.xib")
    #expect(file.document.screens[0].size == CGSize(width: 120, height: 40))
    let host = try shown(0, of: file)
    host.view.layoutIfNeeded()
    #expect(host.view.subviews[0].frame.size == CGSize(width: 120, height: 40))
    #expect(
      host.view.subviews[0].center == CGPoint(x: host.view.bounds.midX, y: host.view.bounds.midY)
    )
  }

  // MARK: Elsewhere in the project

  @Test func otherStoryboardsAreFoundAnywhereInTheProject() throws {
    _ = try write(
      Documents.storyboard(initial: "x", [Documents.controller("x", "title=\"Found\"")]),
      "Features/Far/Base.lproj/Far.storyboard"
    )
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Far\" id=\"a\" sceneMemberID=\"viewController\"/>"
    let file = try file(Documents.storyboard([reference]), "App/Main.storyboard")
    #expect(try shown(0, of: file).title == "Found")
  }

  @Test func aStoryboardThatIsGoneIsNotFound() throws {
    let far = try write(
      Documents.storyboard(initial: "x", [Documents.controller("x", "title=\"Found\"")]),
      "Far.storyboard"
    )
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Far\" id=\"a\" sceneMemberID=\"viewController\"/>"
    let file = try file(Documents.storyboard([reference]), "App/Main.storyboard")
    #expect(try shown(0, of: file).title == "Found")
    try FileManager.default.removeItem(at: far)
    #expect(try (shown(0, of: file).view.subviews[0] as? UILabel)?.text == "Far")
  }

  @Test func theNearerOfTwoOfTheSameNameCounts() throws {
    for place in ["One", "Two"] {
      _ = try write(
        Documents.storyboard(initial: "x", [Documents.controller("x", "title=\"\(place)\"")]),
        "\(place)/Parts/Part.storyboard"
      )
    }
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Part\" id=\"a\" sceneMemberID=\"viewController\"/>"
    let file = try file(Documents.storyboard([reference]), "Two/Main.storyboard")
    #expect(try shown(0, of: file).title == "Two")
  }

  @Test func aControllerWhoseCodeMakesItsViewSaysWhoseItIs() throws {
    let bare = "<viewController customClass=\"Painter\" id=\"a\" sceneMemberID=\"viewController\"/>"
    let controller = try shown(0, of: file(Documents.storyboard([bare])))
    #expect((controller.view.subviews[0] as? UILabel)?.text == "Painter")
    let swiftUI = "<hostingController id=\"a\" sceneMemberID=\"viewController\"/>"
    let hosted = try shown(0, of: file(Documents.storyboard([swiftUI])))
    #expect((hosted.view.subviews[0] as? UILabel)?.text == "SwiftUI")
  }

  // MARK: Nibs

  @Test func aNibsViewHasTheMarginsOfAScreen() throws {
    for (width, side) in [(375, 16.0), (402, 20.0)] {
      let nib = Documents.nib(
        """
        <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="\(width)" height="50"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="\(width)" height="50"/>
        </view></collectionViewCell>
        """
      )
      let host = try shown(0, of: file(nib, "Cell\(width).xib"))
      let margins = host.view.subviews[0].directionalLayoutMargins
      #expect(
        margins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
      )
    }
  }

  @Test func aNibsViewStandsOnTheBackgroundOfScreens() throws {
    let nib = Documents.nib(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"40\"/></view>"
    )
    let host = try shown(0, of: file(nib, "Badge.xib"))
    #expect(host.view.backgroundColor == .systemBackground)
  }

  @Test func aListInANibShowsItsPrototypesOrWhatItIs() throws {
    let nib = Documents.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <tableView id="t"><rect key="frame" x="0" y="0" width="300" height="300"/></tableView>
      </subviews></view>
      """
    )
    let host = try shown(0, of: file(nib, "List.xib"))
    let list = try #require(host.view.subviews[0].subviews[0] as? UITableView)
    #expect((list.backgroundView as? UILabel)?.text == "Table View")
  }

  // MARK: Geometry of what is unknown

  @Test func aViewOfAnUnknownClassKeepsTheSizeThatNothingElseDecides() throws {
    let view = """
      <subviews><view customClass="Gauge" translatesAutoresizingMaskIntoConstraints="NO" id="g">
      <rect key="frame" x="20" y="30" width="120" height="80"/><constraints>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="g" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
      constant="30" id="t"/>
      <constraint firstItem="g" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" constant="20" id="x"/></constraints>
      """
    let scene = Documents.controller("a", view: view)
    let controller = try shown(0, of: file(Documents.storyboard([scene])))
    stage.advance(by: 0)
    let frame = controller.view.subviews[0].frame
    #expect(frame == CGRect(x: 20, y: 30, width: 120, height: 50))
  }

  @Test func aViewMayBeOfAClassOfUIKit() throws {
    let view = "<subviews><view customClass=\"UIControl\" id=\"g\"/></subviews>"
    let scene = Documents.controller("a", view: view)
    let film = try stage.record(for: 0, fps: 1) {
      let controller = try shown(0, of: file(Documents.storyboard([scene])))
      #expect(type(of: controller.view.subviews[0]) == UIControl.self)
    }
    #expect(film.faults.isEmpty)
  }

  /// Its frame and its constraints contradicted each other.
  @Test func aFixedFrameYieldsToConstraints() throws {
    let view = """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="g">
      <rect key="frame" x="20" y="30" width="120" height="80"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints></view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      </subviews>
      """
    let scene = Documents.controller("a", view: view)
    let film = try stage.record(for: 0, fps: 1) {
      let controller = try shown(0, of: file(Documents.storyboard([scene])))
      stage.advance(by: 0)
      let frames = controller.view.subviews.map(\.frame)
      #expect(
        frames == [
          CGRect(x: 20, y: 30, width: 200, height: 80), CGRect(x: 1, y: 2, width: 3, height: 4),
        ]
      )
    }
    #expect(film.faults.isEmpty)
  }
}
