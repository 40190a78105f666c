import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

@MainActor @Suite struct StoryboardTests {
  private let stage = Stage(device: .iPhone15)

  @Test func theInitialControllerComes() throws {
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", "title=\"Home\"")])
    )
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.title == "Home")
    #expect(!controller.isViewLoaded)
    #expect(controller.storyboard === board)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    stage.show(controller)
    #expect(controller.view.frame == stage.window.bounds)
  }

  @Test(arguments: [("", "Home"), ("restorationIdentifier=\"Own\"", "Own")])
  func theStoryboardIdentifierMayBeTheRestorationIdentifier(
    attribute: String,
    name: String
  ) throws {
    let shared = "useStoryboardIdentifierAsRestorationIdentifier=\"YES\""
    let attributes = "storyboardIdentifier=\"Home\" \(shared) \(attribute)"
    let data = Documents.storyboard([Documents.controller("a", attributes)])
    let controller = try Documents.board(data).instantiateInitialViewController()
    #expect(controller?.restorationIdentifier == name)
  }

  @Test func identifiersAreNamedWhenOneIsMissing() throws {
    let data = Documents.storyboard(
      initial: nil,
      [
        Documents.controller("a", "storyboardIdentifier=\"Red\""),
        Documents.controller("b", "storyboardIdentifier=\"Blue\""),
      ]
    )
    let document = try InterfaceDocument(data: data, name: "Main")
    let file = StoryboardFile(document, in: nil)
    let board = UIStoryboard(name: "Main", content: file)
    #expect(throws: InterfaceError.missingInitialController(identifiers: ["Red", "Blue"])) {
      _ = try file.controller(withIdentifier: nil, of: board, creator: nil)
    }
    #expect(throws: InterfaceError.missingIdentifier("Green", known: ["Red", "Blue"])) {
      _ = try file.controller(withIdentifier: "Green", of: board, creator: nil)
    }
    _ = try file.controller(withIdentifier: "Blue", of: board, creator: nil)
    #expect(board.instantiateInitialViewController() == nil)
  }

  @Test func viewsStandWhereTheirConstraintsPutThem() throws {
    let views = """
      <subviews>
      <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l" \
      adjustsFontSizeToFit="NO"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <constraints>
      <constraint firstAttribute="width" secondItem="v" secondAttribute="height" \
      multiplier="16:9" id="ratio"/>
      <constraint firstAttribute="height" constant="90" id="height"/>
      <constraint firstAttribute="width" constant="999" placeholder="YES" id="editor"/>
      </constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="a-safe" secondAttribute="top" \
      constant="12" id="c1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leadingMargin" id="c2"/>
      <constraint firstItem="v" firstAttribute="centerX" secondItem="a-view" \
      secondAttribute="centerX" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" \
      constant="20" id="c4"/>
      </constraints>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: views)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let label = try #require(controller.view.subviews[0] as? UILabel)
    let box = controller.view.subviews[1]
    #expect(label.text == "Hello")
    #expect(label.frame.minY == controller.view.safeAreaInsets.top + 12)
    #expect(label.frame.minX == controller.view.layoutMargins.left)
    #expect(box.frame.size == CGSize(width: 160, height: 90))
    #expect(box.frame.maxY == controller.view.bounds.height - 20)
    #expect(box.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stage.faults.isEmpty, "\(stage.faults)")
  }

  @Test func springsAndStrutsFollowTheirMask() throws {
    let views = """
      <subviews>
      <view fixedFrame="YES" id="v">
      <rect key="frame" x="314" y="796" width="80" height="80"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
      </view>
      </subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: views)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let box = controller.view.subviews[0].frame
    #expect(box.maxX == controller.view.bounds.width - 20)
    #expect(box.maxY == controller.view.bounds.height - 20)
  }

  @Test func unknownClassesAndElementsAreSaidOnceAndStoodInFor() throws {
    let views = """
      <subviews>
      <view customClass="NobodyKnows" id="v"/>
      <hologram id="h"><rect key="frame" x="0" y="0" width="10" height="10"/></hologram>
      </subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Missing\" customModule=\"App\"", view: views)
      ])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    #expect(controller.view.subviews.count == 2)
    let sentences = stage.faults.map(\.sentence)
    #expect(sentences.contains { $0.contains("the class Missing is unknown") })
    #expect(sentences.contains { $0.contains("the class NobodyKnows is unknown") })
    #expect(sentences.contains { $0.contains("<hologram> is unknown") })
  }

  @Test func itemsOfAnAppsClassesAreMadeAndAwake() throws {
    InterfaceNames.register(WakingTab.self, as: "WakingTab")
    InterfaceNames.register(WakingButton.self, as: "WakingButton")
    let items = """
      <navigationItem key="navigationItem" title="Inbox" id="ni">
      <barButtonItem key="rightBarButtonItem" title="Go" customClass="WakingButton" id="go"/>
      </navigationItem>
      <tabBarItem key="tabBarItem" title="First" customClass="WakingTab" id="tab"/>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", "", items)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    let tab = try #require(controller.tabBarItem as? WakingTab)
    #expect(tab.title == "First")
    #expect(tab.titlesOnWaking == ["First"])
    let button = try #require(controller.navigationItem.rightBarButtonItem as? WakingButton)
    #expect(button.titlesOnWaking == ["Go"])
  }

  @Test func objectsBesideTheViewsAreAwakeOnce() throws {
    let store = WakingStore()
    InterfaceNames.registerObject("WakingStore") { store }
    _ = try Documents.objects(
      Documents.nib("<customObject id=\"s\" customClass=\"WakingStore\"/><view id=\"v\"/>")
    )
    #expect(store.wakings == 1)
  }

  @Test func recognizersHaveTheirClassAndAreAwakeOnce() throws {
    InterfaceNames.register(WakingTap.self, as: "WakingTap")
    let objects = try Documents.objects(
      Documents.nib("<tapGestureRecognizer id=\"t\" customClass=\"WakingTap\"/><view id=\"v\"/>")
    )
    #expect(objects.compactMap { ($0 as? WakingTap)?.wakings } == [1])
  }

  @Test func itemsThatAreNotMadeAreSaidAndPlain() throws {
    InterfaceNames.register(RefusingTab.self, as: "RefusingTab")
    InterfaceNames.register(RefusingButton.self, as: "RefusingButton")
    let items = """
      <navigationItem key="navigationItem" title="Inbox" id="ni">
      <barButtonItem key="leftBarButtonItem" title="Back" customClass="UnknownButton" id="no"/>
      <barButtonItem key="rightBarButtonItem" title="Go" customClass="RefusingButton" id="go"/>
      </navigationItem>
      <tabBarItem key="tabBarItem" title="First" customClass="RefusingTab" id="tab"/>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", "", items)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    #expect(controller.tabBarItem.title == "First")
    #expect(controller.navigationItem.leftBarButtonItem?.title == "Back")
    #expect(controller.navigationItem.rightBarButtonItem?.title == "Go")
    let sentences = stage.faults.map(\.sentence)
    #expect(sentences.contains { $0.contains("init?(coder:) of RefusingTab returned nil") })
    #expect(sentences.contains { $0.contains("init?(coder:) of RefusingButton returned nil") })
    #expect(sentences.contains { $0.contains("the class UnknownButton is unknown") })
  }

  @Test func constraintsOfAnAppsClassAreMadeAndAwake() throws {
    InterfaceNames.register(WakingConstraint.self, as: "WakingConstraint")
    let views = """
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <constraints>
      <constraint firstAttribute="width" constant="80" customClass="WakingConstraint" id="w"/>
      <constraint firstAttribute="height" constant="9" customClass="UnknownConstraint" id="h"/>
      </constraints>
      </view>
      </subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: views)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let view = controller.view.subviews[0]
    let waking = try #require(view.constraints.first as? WakingConstraint)
    #expect(waking.constantsOnWaking == [80])
    #expect(view.frame.size == CGSize(width: 40, height: 9))
    #expect(
      stage.faults.contains { $0.sentence.contains("the class UnknownConstraint is unknown") }
    )
  }

  @Test func aNavigationStackAndTabsHaveTheirChildrenFromTheStart() throws {
    let board = try Documents.board(
      Documents.storyboard(
        initial: "tabs",
        [
          """
          <tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" id="bar"/>
          <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/>
          </connections>
          </tabBarController>
          """,
          """
          <navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="First" id="item"/>
          <navigationBar key="navigationBar" id="navbar" largeTitles="YES"/>
          <connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/>
          </connections>
          </navigationController>
          """,
          Documents.controller(
            "a",
            """
            """,
            "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"ni\"/>"
          ),
          Documents.controller("b", "title=\"Second\""),
        ]
      )
    )
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    stage.show(tabs)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(stack.tabBarItem.title == "First")
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.topViewController?.navigationItem.title == "Inbox")
    #expect(tabs.viewControllers?[1].title == "Second")
  }
}

private final class WakingTab: UITabBarItem {
  var titlesOnWaking: [String?] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    titlesOnWaking.append(title)
  }
}

private final class WakingButton: UIBarButtonItem {
  var titlesOnWaking: [String?] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    titlesOnWaking.append(title)
  }
}

private final class RefusingTab: UITabBarItem {
  required init?(coder: NSCoder) { nil }
}

private final class RefusingButton: UIBarButtonItem {
  required init?(coder: NSCoder) { nil }
}

/// Half as wide as its document says.
private final class WakingConstraint: NSLayoutConstraint {
  var constantsOnWaking: [CGFloat] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    constantsOnWaking.append(constant)
    constant /= 2
  }
}

private final class WakingTap: UITapGestureRecognizer {
  var wakings = 0

  override func awakeFromNib() { wakings += 1 }
}

private final class WakingStore: NSObject, NSNibAwaking {
  var wakings = 0

  func awakeFromNib() { wakings += 1 }
}
