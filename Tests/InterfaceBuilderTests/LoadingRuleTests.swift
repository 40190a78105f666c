import Foundation
import Geometry
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What the tests below hear, in order.
@MainActor
private var heard: [String] = []

// Outlets as apps write them.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
private final class TeaViewController: UIViewController {
  @Outlet var cup: UIView!

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    heard.append("init \(nibName ?? "nil")")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    heard.append("init(coder:)")
  }
  override func awakeFromNib() {
    heard.append("awakeFromNib \(cup == nil ? "no cup" : "cup") \(isViewLoaded)")
  }
  override func viewDidLoad() { heard.append("viewDidLoad \(cup == nil ? "no cup" : "cup")") }
}

// The one above, asked before and after its view is there.
private final class Preparing: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let tea = segue.destination as? TeaViewController else { return }
    heard.append("prepare \(tea.cup == nil ? "no cup" : "cup")")
    guard segue.identifier == "touching" else { return }
    _ = tea.view
    heard.append("touched \(tea.cup == nil ? "no cup" : "cup")")
  }
}

/// Where views come from: rules loading.*, segue.references and storyboard.format.
@MainActor @Suite(.serialized) struct LoadingRuleTests {
  private let stage = Stage(device: .iPhone15)
  private let scratch: ProjectScratch
  private var folder: URL { scratch.url }
  private let bundle: Bundle

  init() throws {
    heard = []
    scratch = try ProjectScratch()
    bundle = try #require(Bundle(url: scratch.url))
    InterfaceNames.register(TeaViewController.self)
    InterfaceNames.register(Preparing.self)
  }

  private func nib(_ name: String, tag: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v" tag="\(tag)"/></objects></document>
      """
    try Data(text.utf8).write(to: folder.appending(path: "\(name).xib"))
  }

  // MARK: Nibs

  struct Names: CustomTestStringConvertible, Sendable {
    let files: [String]
    var asked: String?
    let chosen: String
    var testDescription: String { "\(files) → \(chosen)" }
  }

  @Test(
    .rule("loading.default-load-view", .documented),
    arguments: [
      Names(files: ["Other", "TeaView", "TeaViewController"], asked: "Other", chosen: "Other"),
      Names(files: ["TeaView", "TeaViewController"], chosen: "TeaView"),
      Names(files: ["TeaViewController"], chosen: "TeaViewController"),
      Names(files: ["TeaView~iphone", "TeaView~ipad", "TeaView"], chosen: "TeaView~iphone"),
      Names(files: ["TeaView~ipad", "TeaViewController"], chosen: "TeaViewController"),
      Names(files: ["Other~iphone", "Other"], asked: "Other", chosen: "Other~iphone"),
    ]
  )
  func `the nib of that name, else one named after the class, the phone's first`(
    _ names: Names
  ) throws {
    // Made here: between a suite's initializer and its test another test's stage may become current.
    let stage = Stage(device: .iPhone15)
    for (index, name) in names.files.enumerated() { try nib(name, tag: index + 1) }
    let controller = TeaViewController(nibName: names.asked, bundle: bundle)
    stage.show(controller)
    #expect(controller.view.tag - 1 == names.files.firstIndex(of: names.chosen))
  }

  @Test(.rule("loading.default-load-view", .reported))
  func `without a nib a plain view as large as the screen`() {
    let stage = Stage(device: .iPhone15)
    let controller = TeaViewController(nibName: nil, bundle: bundle)
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(controller.view.frame == stage.window.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test(.rule("loading.default-load-view", .documented))
  func `a nib may hold a controller with its view`() throws {
    let objects = try Documents.objects(
      Documents.nib(
        """
        <viewController id="a" customClass="TeaViewController">
          <view key="view" id="v"><rect key="frame" width="90" height="80"/>
            <subviews><view tag="7" id="c"/></subviews></view>
          <connections><outlet property="cup" destination="c" id="o"/></connections>
        </viewController>
        """
      )
    )
    #expect(objects.count == 1)
    let controller = try #require(objects.first as? TeaViewController)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.bounds.size == CGSize(width: 90, height: 80))
    #expect(controller.cup?.tag == 7)
    #expect(heard == ["init(coder:)", "awakeFromNib no cup false", "viewDidLoad cup"])
  }

  @Test(.rule("loading.default-load-view", .documented))
  func `a storyboard's controller may have its view in a nib`() throws {
    let stage = Stage(device: .iPhone15)
    try nib("Cup", tag: 5)
    let scene = """
      <viewController id="a" nibName="Cup" customClass="TeaViewController" \
      sceneMemberID="viewController"/>
      """
    let board = try storyboard("Main", [scene])
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.nibName == "Cup")
    stage.show(controller)
    #expect(controller.view.tag == 5)
  }

  // MARK: Storyboards

  /// A stack that is restored, with what was pushed.
  private final class Pot: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: UIViewController())

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      stack.restorationIdentifier = "stack"
      stack.viewControllers[0].restorationIdentifier = "root"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = stack
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { true }
    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { true }
  }

  @Test(.rule("restoration.order", .documented))
  func `a controller without a restoration class is made from its storyboard`() throws {
    let name = "storyboardIdentifier=\"Tea\""
    let shared = "useStoryboardIdentifierAsRestorationIdentifier=\"YES\""
    let board = try storyboard("Main", [Documents.controller("a", "\(name) \(shared)")])
    let (first, pot) = (Stage(device: .iPhone15), Pot())
    first.launch(pot)
    try first.record {
      let tea = board.instantiateViewController(withIdentifier: "Tea")
      pot.stack.pushViewController(tea, animated: false)
    }
    let state = try #require(first.saveState())
    let (second, other) = (Stage(device: .iPhone15), Pot())
    second.launch(other, restoring: state)
    #expect(other.stack.viewControllers.map(\.restorationIdentifier) == ["root", "Tea"])
    #expect(other.stack.topViewController?.storyboard != nil)
  }

  private func write(_ name: String, _ scenes: [String]) throws {
    try Documents.storyboard(scenes).write(to: folder.appending(path: "\(name).storyboard"))
  }

  private func storyboard(_ name: String, _ scenes: [String]) throws -> UIStoryboard {
    try write(name, scenes)
    return UIStoryboard(name: name, bundle: bundle)
  }

  private func tea(_ id: String, _ attributes: String = "") -> String {
    Documents.controller(
      id,
      "customClass=\"TeaViewController\" \(attributes)",
      view: "<subviews><view tag=\"3\" id=\"\(id)-cup\"/></subviews>",
      "<connections><outlet property=\"cup\" destination=\"\(id)-cup\" id=\"\(id)-o\"/></connections>"
    )
  }

  @Test(.rule("loading.initialisers", .documented))
  func `init is init(nibName: nil), a storyboard's is init(coder:) and awakeFromNib`()
    throws
  {
    _ = TeaViewController()
    #expect(heard == ["init nil"])
    heard = []
    let controller = try storyboard("Main", [tea("a")]).instantiateInitialViewController()
    #expect(heard == ["init(coder:)", "awakeFromNib no cup false"])
    controller?.loadViewIfNeeded()
    #expect(heard.last == "viewDidLoad cup")
  }

  @Test(.rule("loading.outlets-in-prepare", .reported))
  func `outlets are nil in prepare until the destination's view is asked for`() throws {
    let ways = ["plain", "touching"].map {
      "<segue destination=\"b\" kind=\"presentation\" identifier=\"\($0)\" id=\"\($0)\"/>"
    }
    let source = Documents.controller(
      "a",
      "customClass=\"Preparing\"",
      "<connections>\(ways.joined())</connections>"
    )
    let board = try storyboard("Main", [source, tea("b")])
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    heard = []
    controller.performSegue(withIdentifier: "plain", sender: nil)
    #expect(
      Array(heard.prefix(3)) == ["init(coder:)", "awakeFromNib no cup false", "prepare no cup"]
    )
    controller.dismiss(animated: false)
    try stage.settle()
    heard = []
    controller.performSegue(withIdentifier: "touching", sender: nil)
    #expect(
      Array(heard.dropFirst(2).prefix(3)) == ["prepare no cup", "viewDidLoad cup", "touched cup"]
    )
  }

  @Test(.rule("segue.references", .documented))
  func `a reference leads to a scene of another storyboard, its initial one without a name`()
    throws
  {
    // A bundle looks into its folder once.
    try write(
      "Other",
      [
        Documents.controller("a", "title=\"first\""),
        Documents.controller("b", "title=\"second\" storyboardIdentifier=\"Second\""),
      ]
    )
    let reference = { (id: String, attributes: String) in
      "<viewControllerPlaceholder storyboardName=\"Other\" \(attributes) id=\"\(id)\" "
        + "sceneMemberID=\"viewController\"/>"
    }
    let ways = ["initial", "second"].map {
      "<segue destination=\"\($0)\" kind=\"presentation\" identifier=\"\($0)\" id=\"to-\($0)\"/>"
    }
    let board = try storyboard(
      "Main",
      [
        Documents.controller("a", "", "<connections>\(ways.joined())</connections>"),
        reference("initial", ""), reference("second", "referencedIdentifier=\"Second\""),
      ]
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    for (segue, title) in [("initial", "first"), ("second", "second")] {
      controller.performSegue(withIdentifier: segue, sender: nil)
      try stage.settle()
      #expect(controller.presentedViewController?.title == title)
      #expect(controller.presentedViewController?.storyboard !== controller.storyboard)
      controller.dismiss(animated: false)
      try stage.settle()
    }
  }

  @Test(.rule("storyboard.format", .documented))
  func `the source format is read as Xcode writes it`() throws {
    let scene = """
      <viewController storyboardIdentifier="Only" id="a" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="9"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="20" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
      constant="20" id="c3"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" \
      multiplier="16:9" id="c4"/>
      </constraints></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r" userLabel="First Responder" \
      sceneMemberID="firstResponder"/>
      """
    let board = try storyboard("Main", [scene])
    let controller = board.instantiateViewController(withIdentifier: "Only")
    stage.show(controller)
    stage.advance(by: 0)
    let box = try #require(controller.view.subviews.first)
    let width = stage.window.bounds.width - 40
    #expect(box.frame.minX == 20)
    #expect(abs(box.frame.minY - controller.view.safeAreaInsets.top) < 0.01)
    #expect(abs(box.frame.width - width) < 0.5 && abs(box.frame.height - width * 9 / 16) < 0.5)
    #expect(box.layer.cornerRadius == 9)
  }

  // MARK: Nibs by code

  @Test func aNibIsLoadedByTheBundleAndByUINib() throws {
    try nib("Cup", tag: 4)
    let loaded = bundle.loadNibNamed("Cup", owner: nil)
    #expect((loaded?.first as? UIView)?.tag == 4)
    let made = UINib(nibName: "Cup", bundle: bundle).instantiate(withOwner: nil)
    #expect(made.count == 1 && (made.first as? UIView)?.tag == 4)
  }

  @Test func aWeakOutletKeepsItsViewUntilTheCallerHoldsIt() throws {
    try Documents.nib(
      "<view tag=\"5\" id=\"v\"/>",
      ownedBy: "<outlet property=\"content\" destination=\"v\" id=\"o\"/>"
    )
    .write(to: folder.appending(path: "Weak.xib"))
    let owner = NibOwner()
    bundle.loadNibNamed("Weak", owner: owner)
    #expect(owner.content?.tag == 5)
    stage.advance(by: 0)
    #expect(owner.content == nil)
  }

  @Test func aCellAndAHeaderAreRegisteredByNib() throws {
    for (name, element) in [("Row", "tableViewCell"), ("Head", "tableViewHeaderFooterView")] {
      try Documents.nib("<\(element) tag=\"6\" id=\"c\"/>")
        .write(to: folder.appending(path: "\(name).xib"))
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    table.register(UINib(nibName: "Row", bundle: bundle), forCellReuseIdentifier: "r")
    table.register(UINib(nibName: "Head", bundle: bundle), forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableCell(withIdentifier: "r")?.tag == 6)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.tag == 6)
  }

  @Test func decorationsAreMadeFromNibs() throws {
    try Documents.nib("<collectionReusableView tag=\"6\" id=\"c\"/>")
      .write(to: folder.appending(path: "Line.xib"))
    let layout = LineLayout()
    layout.register(UINib(nibName: "Line", bundle: bundle), forDecorationViewOfKind: "line")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: layout
    )
    let source = NoItems()
    list.dataSource = source
    list.layoutIfNeeded()
    let line = list.subviews.first { $0.tag == 6 }
    #expect(line?.frame == CGRect(x: 10, y: 20, width: 30, height: 1))
  }

  @Test func cellsAndHeadersAreMadeByRegistrationsOfNibs() throws {
    for (name, element) in [("Item", "collectionViewCell"), ("Head", "collectionReusableView")] {
      try Documents.nib("<\(element) tag=\"6\" id=\"c\"/>")
        .write(to: folder.appending(path: "\(name).xib"))
    }
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: layout
    )
    let item = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
      cellNib: UINib(nibName: "Item", bundle: bundle)
    ) { cell, _, number in cell.tag += number }
    let head = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib(nibName: "Head", bundle: bundle),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag += path.section }
    let first = IndexPath(item: 0, section: 3)
    let cell = list.dequeueConfiguredReusableCell(using: item, for: first, item: 20)
    let header = list.dequeueConfiguredReusableSupplementary(using: head, for: first)
    #expect(cell.tag == 26)
    #expect(header.tag == 9)
  }
}

/// A section without items.
@MainActor
private final class NoItems: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// One line.
@MainActor
private final class LineLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line",
      with: IndexPath(item: 0, section: 0)
    )
    line.frame = CGRect(x: 10, y: 20, width: 30, height: 1)
    return [line]
  }
}

@MainActor
private final class NibOwner: NSObject, NamedMembers {
  weak var content: UIView?

  static var namedMembers: [NamedMember] { [.property("content", \NibOwner.content)] }
}
