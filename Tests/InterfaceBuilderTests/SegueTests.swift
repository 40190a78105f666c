import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What the tests below hear, in order.
@MainActor
private var heard: [String] = []

// Outlets as apps write them.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
private final class Loud: UIViewController {
  @Outlet var label: UILabel!
  var box: UIView!
  weak var faint: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    heard.append("init(coder:)")
  }
  override func awakeFromNib() { heard.append("awakeFromNib") }
  override func loadView() {
    heard.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    heard.append("viewDidLoad \(label?.text ?? "no label") \(box?.tag ?? -1) \(faint?.tag ?? -1)")
  }
  override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    heard.append("prepare \(segue.identifier ?? "nil") \(loaded)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return true
  }
  func back(_ segue: UIStoryboardSegue) { heard.append("back") }
}

private final class Drawn: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    heard.append("Drawn.init \(subviews.count) tag \(tag)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("Drawn.awakeFromNib")
  }
}

private final class Slide: UIStoryboardSegue {
  override func perform() {
    heard.append("Slide.perform")
    source.present(destination, animated: false)
  }
}

@MainActor @Suite(.serialized) struct SegueTests {
  private let stage = Stage(device: .iPhone15)

  init() {
    heard = []
    InterfaceNames.register(Loud.self, as: "Loud")
    InterfaceNames.register(Drawn.self, as: "Drawn")
    InterfaceNames.register(Slide.self, as: "Slide")
    Selector.register("back(_:)", Loud.back)
  }

  private func loud(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    Documents.controller(
      id,
      "customClass=\"Loud\" \(attributes)",
      view: """
        <subviews>
        <label text="Ready" id="\(id)-label" adjustsFontSizeToFit="NO"/>
        <view customClass="Drawn" tag="7" id="\(id)-box"><subviews><view id="\(id)-in"/></subviews>
        </view>
        <button id="\(id)-button"><rect key="frame" x="0" y="100" width="200" height="50"/>
        <state key="normal" title="Go"/>
        <connections><segue destination="b" kind="show" identifier="go" id="\(id)-go"/></connections>
        </button>
        </subviews>
        """,
      """
      <connections>
      <outlet property="label" destination="\(id)-label" id="\(id)-o1"/>
      <outlet property="box" destination="\(id)-box" id="\(id)-o2"/>
      <outlet property="faint" destination="\(id)-box" id="\(id)-o3"/>
      \(inside)
      </connections>
      """
    )
  }

  @Test(.rule("appearance.launch-order", .reported))
  func `a storyboard's launch, from the coder to viewDidAppear`() throws {
    let board = try Documents.board(Documents.storyboard([loud("a")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    #expect(
      heard == [
        "init(coder:)", "awakeFromNib", "loadView", "Drawn.init 1 tag 7", "Drawn.awakeFromNib",
        "viewDidLoad Ready 7 7", "viewWillAppear", "viewDidAppear",
      ]
    )
  }

  @Test(.rule("segue.perform", .documented))
  func `by code nobody is asked; prepare comes before the destination loads`() throws {
    let board = try Documents.board(Documents.storyboard([loud("a"), loud("b")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(UINavigationController(rootViewController: controller))
    heard = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(Array(heard.prefix(3)) == ["init(coder:)", "awakeFromNib", "prepare go not loaded"])
    #expect(controller.navigationController?.viewControllers.count == 2)
  }

  @Test(.rule("segue.perform", .documented))
  func `a touch asks first`() throws {
    let board = try Documents.board(Documents.storyboard([loud("a"), loud("b")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(UINavigationController(rootViewController: controller))
    heard = []
    let button = try #require(controller.view.subviews.last)
    stage.tap(at: button.convert(CGPoint(x: 100, y: 25), to: nil))
    #expect(Array(heard.prefix(3)) == ["should go", "init(coder:)", "awakeFromNib"])
  }

  @Test(.rule("segue.perform", .documented))
  func `a segue that is not there raises in UIKit's words`() throws {
    let board = try Documents.board(Documents.storyboard([loud("a")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let error = #expect(throws: Stage.UIKitException.self) {
      _ = try stage.record { controller.performSegue(withIdentifier: "nowhere", sender: nil) }
    }
    #expect("\(String(describing: error))".contains("has no segue with identifier 'nowhere'"))
  }

  @Test(.rule("segue.kinds", .reported))
  func `an embedded child is prepared for and linked before its host has loaded`()
    throws
  {
    let host = Documents.controller(
      "a",
      "customClass=\"Loud\"",
      view: """
        <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="414" height="300"/>
        <connections><segue destination="b" kind="embed" identifier="in" id="e"/></connections>
        </containerView></subviews>
        """
    )
    let board = try Documents.board(Documents.storyboard([host, Documents.controller("b")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let child = try #require(controller.children.first)
    #expect(child.view.superview === controller.view.subviews.first)
    let prepared = try #require(heard.firstIndex(of: "prepare in not loaded"))
    let loaded = try #require(heard.firstIndex { $0.hasPrefix("viewDidLoad") })
    #expect(prepared < loaded)
  }

  @Test(.rule("segue.kinds", .documented))
  func `a segue of the app's own class is made and performed`() throws {
    let own = loud(
      "a",
      "",
      "<segue destination=\"b\" kind=\"custom\" customClass=\"Slide\" identifier=\"own\" id=\"o\"/>"
    )
    let board = try Documents.board(Documents.storyboard([own, loud("b")]))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    controller.performSegue(withIdentifier: "own", sender: nil)
    #expect(heard.contains("Slide.perform"))
    #expect(controller.presentedViewController is Loud)
  }

  @Test(.rule("segue.unwind", .documented))
  func `prepare, the action of the destination, then back over a modal and a stack`()
    throws
  {
    let away = Documents.controller(
      "b",
      "customClass=\"Loud\" storyboardIdentifier=\"Away\"",
      view: "",
      """
      <connections><segue destination="exit" kind="unwind" identifier="home" \
      unwindAction="back:" id="u"/></connections>
      """
    )
    let board = try Documents.board(
      Documents.storyboard([loud("a"), away + "<exit id=\"exit\" sceneMemberID=\"exit\"/>"])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: home)
    stage.show(stack)
    let middle = UIViewController()
    stack.pushViewController(middle, animated: false)
    let controller = board.instantiateViewController(withIdentifier: "Away")
    middle.present(controller, animated: false)
    try stage.settle()
    heard = []
    controller.performSegue(withIdentifier: "home", sender: nil)
    try stage.settle()
    #expect(Array(heard.prefix(2)) == ["prepare home loaded", "back"])
    #expect(stack.viewControllers == [home])
    #expect(home.presentedViewController == nil)
  }
}
