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

private final class Home: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    heard.append("init(coder:)")
  }
  override func awakeFromNib() { heard.append("awakeFromNib") }
  override func loadView() {
    heard.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() { heard.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear") }
}

private final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("didFinishLaunching")
    return true
  }
}

/// Reaches into its window before that is visible, as apps do to hand over their model.
private final class OldApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("didFinishLaunching \(window?.rootViewController is Home) \(window!.isHidden)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
}

private final class SceneApp: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let replacement: UIViewController?

  init(replacement: UIViewController? = nil) {
    self.replacement = replacement
    super.init()
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    heard.append("willConnect \(window?.rootViewController is Home) \(window!.isHidden)")
    guard let replacement, let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = replacement
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
}

private final class Source: UIViewController {
  func makeDetail(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
    heard.append("makeDetail \(sender ?? "nobody") \(identifier ?? "nil")")
    return identifier == "plain" ? nil : Detail(coder: coder, number: 7)
  }
}

private final class Detail: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// How an app starts with its storyboard, makes destinations and speaks other languages.
@MainActor @Suite(.serialized) struct LaunchTests {
  private let stage = Stage(device: .iPhone15)
  private let scratch: ProjectScratch
  private var folder: URL { scratch.url }

  init() throws {
    heard = []
    scratch = try ProjectScratch()
  }

  private func write(_ text: Data, _ path: String) throws -> URL {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url)
    return url
  }

  // MARK: Launching

  // Rule appearance.launch-order.
  @Test(arguments: [
    "<key>UIMainStoryboardFile</key><string>Start</string>",
    """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneStoryboardFile</key><string>Start</string></dict></array></dict></dict>
    """,
  ])
  func theStoryboardOfTheInfoPlistIsShown(_ entry: String) throws {
    InterfaceNames.register(Home.self, as: "HomeInLaunchTests")
    _ = try write(
      Documents.storyboard([Documents.controller("a", "customClass=\"HomeInLaunchTests\"")]),
      "Base.lproj/Start.storyboard"
    )
    let plist = try write(
      Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entry)</dict></plist>".utf8),
      "Info.plist"
    )
    try stage.launch(infoPlist: plist, delegate: App())
    stage.advance(by: 0)
    #expect(stage.window.rootViewController is Home)
    #expect(
      heard == [
        "init(coder:)", "awakeFromNib", "didFinishLaunching", "loadView", "viewDidLoad",
        "viewWillAppear", "viewDidAppear",
      ]
    )
  }

  private func startStoryboard() throws -> Bundle {
    InterfaceNames.register(Home.self, as: "HomeInLaunchTests")
    _ = try write(
      Documents.storyboard([Documents.controller("a", "customClass=\"HomeInLaunchTests\"")]),
      "Base.lproj/Start.storyboard"
    )
    return try #require(Bundle(url: folder))
  }

  @Test func theDelegateHasTheWindowBeforeItIsVisible() throws {
    let app = OldApp()
    stage.launch(storyboard: "Start", in: try startStoryboard(), delegate: app)
    stage.advance(by: 0)
    #expect(stage.window === app.window && !stage.window.isHidden)
    #expect(
      heard.filter { $0 != "viewWillAppear" && $0 != "viewDidAppear" } == [
        "init(coder:)", "awakeFromNib", "didFinishLaunching true true", "loadView", "viewDidLoad",
        "active",
      ]
    )
  }

  @Test(arguments: [true, false])
  func theWindowHasTheTintOfItsStoryboard(hasScene: Bool) throws {
    let board = Documents.storyboard([Documents.controller("a")], tint: "systemPinkColor")
    _ = try write(board, "Tinted.storyboard")
    let bundle = try #require(Bundle(url: folder))
    let scene = hasScene ? SceneApp() : nil
    stage.launch(storyboard: "Tinted", in: bundle, scene: scene)
    stage.advance(by: 0)
    #expect((scene?.window === stage.window) == hasScene)
    #expect(stage.window.rootViewController?.view.tintColor == .systemPink)
  }

  @Test func aSceneGetsItsStoryboardWhenItConnects() throws {
    let scene = SceneApp()
    stage.launch(storyboard: "Start", in: try startStoryboard(), delegate: App(), scene: scene)
    stage.advance(by: 0)
    #expect(stage.window === scene.window && !stage.window.isHidden)
    #expect(
      heard.filter { $0 != "viewWillAppear" && $0 != "viewDidAppear" } == [
        "didFinishLaunching", "init(coder:)", "awakeFromNib", "willConnect true true", "loadView",
        "viewDidLoad", "active",
      ]
    )
  }

  @Test func anAppLaunchesWithoutAnInitialController() throws {
    let board = Documents.storyboard(initial: nil, [Documents.controller("a")])
    _ = try write(board, "Bare.storyboard")
    let app = OldApp()
    stage.launch(storyboard: "Bare", in: Bundle(url: folder), delegate: app)
    #expect(heard == ["didFinishLaunching false true", "active"])
    #expect(app.window?.rootViewController == nil)
    #expect(stage.faults.map(\.severity) == [.warning])
  }

  @Test func aWindowOfTheAppReplacesTheStoryboards() throws {
    let own = UIViewController()
    let scene = SceneApp(replacement: own)
    stage.launch(storyboard: "Start", in: try startStoryboard(), scene: scene)
    stage.advance(by: 0)
    #expect(stage.window.rootViewController === own)
    #expect(!heard.contains("loadView"))
  }

  @Test(arguments: [("Portrait", CGFloat(393)), ("LandscapeLeft", 852)])
  func theOrientationsOfTheInfoPlistAreTheOnlyOnes(name: String, width: CGFloat) throws {
    _ = try startStoryboard()
    let list = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientation\(name)</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortraitUpsideDown</string></array></dict></plist>
      """
    let plist = try write(Data(list.utf8), "Info.plist")
    try stage.launch(infoPlist: plist, delegate: App())
    stage.advance(by: 0)
    #expect(stage.window.bounds.width == width)
    for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
      stage.rotate(to: orientation)
      stage.advance(by: 1)
      #expect(stage.window.bounds.width == width)
    }
    #expect(try InfoPlist(plist).orientations(on: .pad) == .portraitUpsideDown)
  }

  @Test(
    .evidence(.documented),
    arguments: [("Dark", UIUserInterfaceStyle.dark), ("Light", .light)]
  )
  func theAppearanceOfTheInfoPlistIsThatOfTheApp(name: String, style: UIUserInterfaceStyle) throws {
    _ = try startStoryboard()
    let list = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string>
      <key>UIUserInterfaceStyle</key><string>\(name)</string></dict></plist>
      """
    try stage.launch(infoPlist: try write(Data(list.utf8), "Info.plist"), delegate: App())
    stage.advance(by: 0)
    let view = try #require(stage.window.rootViewController?.view)
    #expect(view.traitCollection.userInterfaceStyle == style)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == style)
  }

  @Test func anInfoPlistWithoutAStoryboardIsRefused() throws {
    let plist = try write(Data("<plist version=\"1.0\"><dict/></plist>".utf8), "Info.plist")
    #expect(
      throws: InterfaceError.unreadable(
        file: "Info.plist",
        reason: "it names no main storyboard; launch with the app's delegate instead"
      )
    ) { try stage.launch(infoPlist: plist) }
  }

  // MARK: Segue actions

  @Test func aSegueActionMakesTheDestinationUnlessItReturnsNil() throws {
    InterfaceNames.register(Source.self, as: "SourceInLaunchTests")
    InterfaceNames.register(Detail.self, as: "DetailInLaunchTests")
    InterfaceNames.registerSegueAction("makeDetail", Source.makeDetail)
    let segues = ["special", "plain"].map {
      "<segue destination=\"b\" kind=\"presentation\" identifier=\"\($0)\" id=\"\($0)\" "
        + "destinationCreationSelector=\"makeDetail:sender:segueIdentifier:\"/>"
    }
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller(
          "a",
          "customClass=\"SourceInLaunchTests\"",
          "<connections>\(segues.joined())</connections>"
        ), Documents.controller("b", "customClass=\"DetailInLaunchTests\""),
      ])
    )
    let source = try #require(board.instantiateInitialViewController())
    stage.show(source)
    for (name, number) in [("special", 7), ("plain", 0)] {
      source.performSegue(withIdentifier: name, sender: "me")
      stage.advance(by: 1)
      #expect((source.presentedViewController as? Detail)?.number == number)
      source.dismiss(animated: false)
      stage.advance(by: 0)
    }
    #expect(heard == ["makeDetail me special", "makeDetail me plain"])
  }

  // MARK: Languages

  private let texts = """
    <subviews>
    <label text="Hello" id="l"/>
    <button buttonType="system" id="b"><state key="normal" title="Go"/></button>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
    </segmentedControl>
    <textField placeholder="Name" id="f"/>
    </subviews>
    """

  private func words(_ language: String?, _ url: URL) throws -> [String?] {
    let document = try InterfaceDocument(contentsOf: url).localized(language, at: url)
    let board = UIStoryboard(name: "Main", content: StoryboardFile(document, in: nil))
    let controller = try #require(board.instantiateInitialViewController())
    let views = controller.view.subviews
    return [
      (views[0] as? UILabel)?.text, (views[1] as? UIButton)?.title(for: .normal),
      (views[2] as? UISegmentedControl)?.titleForSegment(at: 1),
      (views[3] as? UITextField)?.placeholder,
    ]
  }

  private func document() throws -> URL {
    try write(
      Documents.storyboard([Documents.controller("a", view: texts)]),
      "Base.lproj/Main.storyboard"
    )
  }

  @Test func stringsBesideTheDocumentReplaceItsTexts() throws {
    let url = try document()
    let strings = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "l"; */
      "l.text" = "Hallo \\"du\\"";
      "b.normalTitle" = "Los";
      "s.segmentTitles[1]" = "Zwei";
      "s.segmentTitles[9]" = "Neun";
      "nobody.text" = "Niemand";
      """
    _ = try write(Data(strings.utf8), "de.lproj/Main.strings")
    #expect(try words("de_AT", url) == ["Hallo \"du\"", "Los", "Zwei", "Name"])
    #expect(try words("fr", url) == ["Hello", "Go", "Two", "Name"])
    #expect(try words(nil, url) == ["Hello", "Go", "Two", "Name"])
  }

  @Test func stringsMayBeUTF16() throws {
    let url = try document()
    let text = try #require("\"l.text\" = \"你好\";".data(using: .utf16))
    _ = try write(text, "zh-Hans.lproj/Main.strings")
    #expect(try words("zh-Hans", url)[0] == "你好")
  }

  @Test func aStringCatalogHasAllLanguages() throws {
    let url = try document()
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"f.placeholder": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Vorname"}}}}, "l.text": {}}}
      """
    _ = try write(Data(catalog.utf8), "mul.lproj/Main.xcstrings")
    #expect(try words("de", url) == ["Hello", "Go", "Two", "Vorname"])
    #expect(try words("fr", url) == ["Hello", "Go", "Two", "Name"])
  }

  @Test func aDocumentMayBeTranslatedWhole() throws {
    let url = try document()
    let other = texts.replacing("Hello", with: "Bonjour")
    _ = try write(
      Documents.storyboard([Documents.controller("a", view: other)]),
      "fr.lproj/Main.storyboard"
    )
    #expect(try words("fr", url)[0] == "Bonjour")
  }

  @Test func brokenStringsAreRefused() throws {
    let url = try document()
    _ = try write(Data("\"l.text\" = ".utf8), "de.lproj/Main.strings")
    #expect(
      throws: InterfaceError.badTranslation(
        file: "Main.strings",
        DocumentPosition(line: 1, column: 12),
        reason: "the file ends where a text in quotes is expected"
      )
    ) { _ = try words("de", url) }
  }
}
