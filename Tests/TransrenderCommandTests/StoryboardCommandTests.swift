import Bitmap
import Foundation
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct StoryboardCommandTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func renderShowsTheInitialController() throws {
    let terminal = Terminal()
    let code = terminal.run("render", try board(), "--scale", "0.1", "--out", scratch.path("out"))
    #expect(code == .done, "\(terminal.errors)")
    #expect(try names("out") == ["00000.png", "frames.json"])
  }

  @Test func aControllerWithoutAnIdentifierIsNamedByItsObjectID() throws {
    let text = Self.storyboard.replacing("storyboardIdentifier=\"Second\"", with: "")
    let path = try write("Main.storyboard", text)
    let terminal = Terminal()
    let code = terminal.run("inspect", path, "--identifier", "b")
    #expect(code == .done, "\(terminal.errors)")
    #expect(Terminal().run("render", path, "--identifier", "bv", "--dry-run") == .badInput)
  }

  @Test func aSegueIsFilmed() throws {
    let path = try board()
    let terminal = Terminal()
    let words = ["render", path, "--segue", "more", "--dry-run", "--fps", "10"]
    #expect(terminal.run(words) == .done, "\(terminal.errors)")
    // A presentation takes half a second; a picture at rest is one frame.
    let frames = try #require(terminal.output.firstMatch(of: /(\d+) frames/).flatMap { Int($0.1) })
    #expect(frames > 4)
  }

  @Test func inspectTellsTheSegueItsCallbacks() throws {
    let terminal = Terminal()
    #expect(terminal.run("inspect", try board(), "--segue", "more") == .done)
    #expect(terminal.output.contains("viewDidAppear"))
  }

  /// The middle of each arrow, as a Bézier curve has it.
  @Test func theNameOfASegueStandsAboveTheMiddleOfItsArrow() throws {
    let page = scratch.path("map.html")
    let terminal = Terminal()
    let code = terminal.run("storyboard", try board(), "--scale", "0.1", "--out", page)
    #expect(code == .done, "\(terminal.errors)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let arrow =
      #/
      <path\ d="M(-?\d+)\ (-?\d+)C(-?\d+)\ -?\d+\ (-?\d+)\ -?\d+\ (-?\d+)\ (-?\d+)"
      [^<]*<path[^<]*<text\ x="(-?\d+)"\ y="(-?\d+)"
      /#
    let found = html.matches(of: arrow)
    #expect(!found.isEmpty)
    for match in found {
      let words = [match.1, match.2, match.3, match.4, match.5, match.6, match.7, match.8]
      let n = words.compactMap { Double(String($0)) }
      #expect(abs((n[0] + 3 * n[2] + 3 * n[3] + n[4]) / 8 - n[6]) <= 1.5)
      #expect(abs((n[1] + n[5]) / 2 - 4 - n[7]) <= 1)
    }
  }

  /// As far apart as on a canvas of 600 points, stretched by names of 36 pixels and gaps of 56.
  @Test func scenesStandOnAMapAsOnTheirCanvas() throws {
    let page = scratch.path("map.html")
    let terminal = Terminal()
    let code = terminal.run("storyboard", try board(), "--scale", "0.1", "--out", page)
    #expect(code == .done, "\(terminal.errors)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let image = try #require(html.firstMatch(of: /<img [^>]*width="(\d+)" height="(\d+)"/))
    let main = try #require(html.firstMatch(of: /<main style="width:(\d+)px;height:(\d+)px">/))
    let places = html.matches(of: /left:(-?\d+)px;top:(-?\d+)px;width:(\d+)px/).map { place in
      [place.1, place.2, place.3].compactMap { Double(String($0)) }
    }
    let width = try #require(Double(String(image.1)))
    let height = try #require(Double(String(image.2)))
    try #require(places.count == 2)
    #expect(places[0] == [0, 0, width])
    // The scenes are 800 points from each other.
    let left = 800 * (width + 56) / 600
    #expect(abs(places[1][0] - left) <= 1 && places[1][1] == 0 && places[1][2] == width)
    let size = [main.1, main.2].compactMap { Double(String($0)) }
    let footer: Double = html.contains("<footer>") ? 17 : 0
    #expect(abs(size[0] - (left + width + 56)) <= 1)
    #expect(abs(size[1] - (height + 36 + 56 + footer)) <= 1)
  }

  @Test func stripDrawsANib() throws {
    let path = try write("Badge.xib", Self.nib)
    let terminal = Terminal()
    let code = terminal.run("strip", path, "--scale", "0.1", "--out", scratch.path("strip.png"))
    #expect(code == .done, "\(terminal.errors)")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let words: [String]
    let says: String
    var testDescription: String { says }
  }

  @Test(arguments: [
    Refusal(words: ["--identifier", "Nobody"], says: "it has First, Second"),
    Refusal(words: ["--segue", "nowhere"], says: "has no segue 'nowhere'; it has more"),
    Refusal(words: ["--curve", "linear"], says: "a storyboard defines its own motion"),
  ])
  func whatIsNotThereIsRefusedWithWhatThereIs(_ refusal: Refusal) throws {
    let terminal = Terminal()
    #expect(terminal.run(["render", try board()] + refusal.words) == .badInput)
    #expect(terminal.errors.contains(refusal.says), "\(terminal.errors)")
  }

  @Test func withoutAnInitialControllerTheIdentifiersAreNamed() throws {
    let text = Self.storyboard.replacing("initialViewController=\"a\"", with: "")
    let path = try write("Loose.storyboard", text)
    let terminal = Terminal()
    #expect(terminal.run("render", path) == .badInput)
    #expect(terminal.errors.contains("no initial view controller"))
    #expect(terminal.errors.contains("it has First, Second"))
    let words = ["render", path, "--identifier", "Second", "--dry-run"]
    #expect(Terminal().run(words) == .done)
  }

  @Test(arguments: [
    Refusal(
      words: ["<document type=\"x\" targetRuntime=\"MacOSX.Cocoa\"/>"],
      says: "MacOSX.Cocoa, not for iOS"
    ),
    Refusal(
      words: ["<document type=\"x\" targetRuntime=\"AppleTV\"/>"],
      says: "AppleTV, not for iOS"
    ),
    Refusal(
      words: ["<document type=\"x\" targetRuntime=\"watchKit\"/>"],
      says: "watchKit, not for iOS"
    ),
    Refusal(words: ["<archive type=\"y\"/>"], says: "an archive of Xcode 4"),
    Refusal(words: ["<document>\n<scenes>\n</document>"], says: "not well-formed XML"),
    Refusal(words: ["<plist/>"], says: "its root element is <plist>"),
  ])
  func documentsOfOtherKindsAreRefusedInOneSentence(_ refusal: Refusal) throws {
    let path = try write("Main.storyboard", refusal.words[0])
    for command in ["render", "check", "inspect", "strip", "storyboard"] {
      let terminal = Terminal()
      #expect(terminal.run(command, path) == .badInput, "\(command)")
      #expect(terminal.errors.contains(refusal.says), "\(terminal.errors)")
      #expect(terminal.errors.contains(path))
      #expect(terminal.errors.split(separator: "\n").count == 1, "\(terminal.errors)")
    }
  }

  /// A compiled nib was read as JSON.
  @Test(arguments: ["Cell.nib", "Main.storyboard", "Main.storyboardc"])
  func compiledDocumentsAreCalledThat(name: String) throws {
    let path = scratch.path(name)
    if name.hasSuffix("c") {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } else {
      try Data("NIBArchive".utf8 + [1, 0, 0, 0]).write(to: URL(filePath: path))
    }
    for command in ["render", "check", "inspect", "strip", "storyboard"] {
      let terminal = Terminal()
      #expect(terminal.run(command, path) == .badInput, "\(command)")
      #expect(
        terminal.errors.contains("\(path): it is compiled, which is not read here; give"),
        "\(terminal.errors)"
      )
    }
  }

  /// A pipe that nobody writes into was waited for for ever; so would this test be.
  @Test func aPipeIsNotWaitedFor() throws {
    let path = scratch.path("Pipe.storyboard")
    #expect(mkfifo(path, 0o600) == 0)
    let terminal = Terminal()
    #expect(terminal.run("check", path) == .badInput)
    #expect(
      terminal.errors.contains("cannot read \(path): it is not a plain file; give one"),
      "\(terminal.errors)"
    )
  }

  /// The pictures of `storyboard --all` are in folders with such names.
  @Test func aFolderIsNotCalledCompiled() throws {
    let path = scratch.path("Main.storyboard")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let terminal = Terminal()
    #expect(terminal.run("check", path) == .badInput)
    #expect(
      terminal.errors.contains("cannot read \(path): it is not a plain file; give one"),
      "\(terminal.errors)"
    )
  }

  @Test func checkSaysWhereNotesStandAndStrictMakesThemErrors() throws {
    let text = Self.storyboard.replacing("id=\"b\"", with: "id=\"b\" customClass=\"Absent\"")
    let path = try write("Main.storyboard", text)
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("Absent") }) + 1
    let terminal = Terminal()
    #expect(terminal.run("check", path) == .done)
    #expect(terminal.errors.contains("\(path):\(line):"), "\(terminal.errors)")
    #expect(terminal.errors.contains("the class Absent is unknown"))
    #expect(Terminal().run("check", path, "--strict") == .badInput)
    #expect(Terminal().run("check", try board(), "--strict") == .done)
  }

  /// A navigation controller inside another one is an exception of UIKit.
  @Test func aSceneThatCannotBeShownIsAnErrorWithItsPlace() throws {
    let initial = "<navigationController id=\"n\" sceneMemberID=\"viewController\">"
    let text = Self.storyboard
      .replacing("initialViewController=\"a\"", with: "initialViewController=\"n\"")
      .replacing(
        "</scenes>",
        with: """
          <scene sceneID="outer"><objects>
          \(initial)<connections>
          <segue destination="m" kind="relationship" relationship="rootViewController" id="r1"/>
          </connections></navigationController></objects></scene>
          <scene sceneID="inner"><objects>
          <navigationController id="m" sceneMemberID="viewController"><connections>
          <segue destination="b" kind="relationship" relationship="rootViewController" id="r2"/>
          </connections></navigationController></objects></scene>
          </scenes>
          """
      )
    let path = try write("Main.storyboard", text)
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains(initial) }) + 1
    let sentence = "cannot be shown: Pushing a navigation controller is not supported"
    for words in [["check"], ["render", "--dry-run"], ["inspect"]] {
      let terminal = Terminal()
      #expect(terminal.run([words[0], path] + words.dropFirst()) == .badInput, "\(words)")
      #expect(terminal.errors.contains("\(path):\(line):"), "\(terminal.errors)")
      #expect(terminal.errors.contains(sentence), "\(terminal.errors)")
    }
    let page = scratch.path("map.html")
    let terminal = Terminal()
    #expect(terminal.run("storyboard", path, "--scale", "0.1", "--out", page) == .failure)
    #expect(terminal.errors.contains("\(path):\(line):"), "\(terminal.errors)")
  }

  @Test func checkSaysWhichViewsHaveSeveralFrames() throws {
    let root = "id=\"av\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let label = """
      <subviews><label text="Loose" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="av" \
      secondAttribute="top" id="t"/></constraints>
      """
    let text = Self.storyboard.replacing(root, with: "\(root)\n\(label)")
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("Loose") }) + 1
    let path = try write("Main.storyboard", text)
    let terminal = Terminal()
    #expect(terminal.run("check", path) == .done)
    let notes = terminal.errors.split(separator: "\n").filter { $0.contains("several frames") }
    #expect(notes.count == 1, "\(terminal.errors)")
    #expect(notes.first?.contains("\(path):\(line):") == true)
  }

  @Test func theMapShowsEverySceneAndSegue() throws {
    let page = scratch.path("map.html")
    let terminal = Terminal()
    let words = ["storyboard", try board(), "--scale", "0.1", "--out", page]
    #expect(terminal.run(words) == .done, "\(terminal.errors)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.matches(of: /src="data:image\/png;base64,/).count == 2)
    #expect(html.contains("presentation “more”"))
    #expect(html.contains("First &amp; only"))
    #expect(!html.contains("http"))
  }

  @Test func aBlankSceneHasItsReason() throws {
    let page = scratch.path("map.html")
    let terminal = Terminal()
    let words = ["storyboard", try board(), "--scale", "0.1", "--out", page, "--strict"]
    #expect(terminal.run(words) == .done, "\(terminal.errors)")
    let reason = "its view has no subviews in the document"
    #expect(terminal.errors.contains("the scene 'Second' is blank: \(reason)"))
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.matches(of: try Regex("blank: \(reason)")).count == 2)
  }

  @Test(.enabled(if: WatchBrowserTests.browser != nil, "there is no Chromium in PATH"))
  func theMapIsSeenInABrowser() throws {
    let page = scratch.path("map.html")
    let words = ["storyboard", try board(), "--scale", "1", "--out", page]
    #expect(Terminal().run(words) == .done)
    let seen = try WatchBrowserTests.photograph(
      "file://\(page)",
      in: scratch
    )
    let bytes = seen.straightRGBA()
    // The arrow between the scenes.
    let blue: [UInt8] = [0x0A, 0x60, 0xC8]
    let count = stride(from: 0, to: bytes.count, by: 4).count { bytes[$0..<($0 + 3)] == blue[...] }
    #expect(count > 50)
  }

  // MARK: Segues there and back

  @Test func checkPerformsEverySegueForwardsAndBack() throws {
    let terminal = Terminal()
    #expect(
      terminal.run(
        "check",
        try write("Main.storyboard", StoryboardScriptTests.storyboard),
        "--segues"
      ) == .done,
      "\(terminal.errors)"
    )
    #expect(terminal.errors.contains("segues: 4 there and back"), "\(terminal.errors)")
  }

  @Test func aSegueThatShowsNothingIsAnError() throws {
    // Its destination is the scene that is shown: a stack is not pushed onto itself.
    let text = Self.storyboard.replacing(
      "destination=\"b\" kind=\"presentation\"",
      with: "destination=\"c\" kind=\"presentation\""
    )
    let path = try write("Main.storyboard", text)
    let terminal = Terminal()
    #expect(terminal.run("check", path, "--segues") == .done)
    #expect(
      terminal.errors.contains("the presentation segue 'more': it shows nothing new"),
      "\(terminal.errors)"
    )
    #expect(Terminal().run("check", path, "--segues", "--strict") == .badInput)
  }

  @Test func anUnwindSegueOfASceneThatNothingLeadsToIsCounted() throws {
    let text = Self.storyboard
      .replacing(
        "<segue id=\"s\" destination=\"b\" kind=\"presentation\" identifier=\"more\"/>",
        with: "<segue id=\"s\" destination=\"e\" kind=\"unwind\" unwindAction=\"home:\"/>"
      )
      .replacing(
        "</viewController></objects><point key=\"canvasLocation\" x=\"10\"",
        with:
          "</viewController><exit id=\"e\" sceneMemberID=\"exit\"/></objects><point key=\"canvasLocation\" x=\"10\""
      )
    let terminal = Terminal()
    #expect(terminal.run("check", try write("Main.storyboard", text), "--segues") == .done)
    #expect(terminal.errors.contains("1 from scenes that no segue leads to"), "\(terminal.errors)")
  }

  /// Its scene is the second tab of what a segue presents, and leads to itself.
  @Test func anUnwindSegueIsPerformedWhereItsSceneIs() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home" \
      sceneMemberID="viewController"><view key="view" id="av"/><connections>
      <segue id="s1" destination="t" kind="presentation"/></connections></viewController>
      </objects></scene>
      <scene sceneID="2"><objects><tabBarController id="t" sceneMemberID="viewController">
      <connections>
      <segue id="r1" destination="x" kind="relationship" relationship="viewControllers"/>
      <segue id="r2" destination="b" kind="relationship" relationship="viewControllers"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="3"><objects><viewController id="x" sceneMemberID="viewController">
      <view key="view" id="xv"/></viewController></objects></scene>
      <scene sceneID="4"><objects><viewController id="b" sceneMemberID="viewController">
      <view key="view" id="bv"/><connections>
      <segue id="s2" destination="b" kind="presentation"/>
      <segue id="s3" destination="e" kind="unwind" unwindAction="home:"/></connections>
      </viewController><exit id="e" sceneMemberID="exit"/></objects></scene>
      </scenes></document>
      """
    let terminal = Terminal()
    #expect(terminal.run("check", try write("Main.storyboard", document), "--segues") == .done)
    #expect(terminal.errors.contains("segues: 3 there and back"), "\(terminal.errors)")
  }

  @Test func onlyStoryboardsHaveSegues() throws {
    let terminal = Terminal()
    #expect(terminal.run("check", "Examples/springs.json", "--segues") == .badInput)
    #expect(terminal.errors.contains("leave it out"), "\(terminal.errors)")
  }

  @Test func allDrawsEverySceneOfAFolder() throws {
    _ = try board()
    _ = try write("Badge.xib", Self.nib)
    // A built app beside the sources, which nobody has named.
    _ = try write("Cell.nib", "NIBArchive")
    let terminal = Terminal()
    let words = [
      "storyboard", "--all", scratch.url.path, "--scale", "0.1", "--out", scratch.path("scenes"),
    ]
    // The second time among the pictures of the first.
    for _ in 1...2 { #expect(terminal.run(words) == .done, "\(terminal.errors)") }
    #expect(
      try names("scenes/Main.storyboard") == ["01-First---only.png", "02-Second.png"]
    )
    #expect(try names("scenes/Badge.xib") == ["01-Badge.png"])
  }

  @Test func allReplacesNothingButPictures() throws {
    _ = try board()
    let mine = "scenes/Main.storyboard/01-First---only.png"
    try FileManager.default.createDirectory(
      atPath: scratch.path("scenes/Main.storyboard"),
      withIntermediateDirectories: true
    )
    _ = try write(mine, "mine\n")
    for out in ["scenes", ""] {
      let terminal = Terminal()
      let words = ["storyboard", "--all", scratch.url.path, "--scale", "0.1", "--out"]
      #expect(terminal.run(words + [scratch.path(out)]) != .done)
      #expect(terminal.errors.contains("with --out"), "\(terminal.errors)")
    }
    #expect(try String(contentsOfFile: scratch.path(mine), encoding: .utf8) == "mine\n")
  }

  // MARK: Files

  private func board() throws -> String { try write("Main.storyboard", Self.storyboard) }

  private func write(_ name: String, _ text: String) throws -> String {
    let path = scratch.path(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).sorted()
  }

  nonisolated static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
    <scenes>
    <scene sceneID="one"><objects>
    <viewController id="a" title="First &amp; only" storyboardIdentifier="First" \
    sceneMemberID="viewController">
    <view key="view" id="av"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <connections><segue id="s" destination="b" kind="presentation" identifier="more"/></connections>
    </viewController></objects><point key="canvasLocation" x="10" y="20"/></scene>
    <scene sceneID="two"><objects>
    <viewController storyboardIdentifier="Second" id="b" sceneMemberID="viewController">
    <view key="view" id="bv"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    </viewController></objects><point key="canvasLocation" x="810" y="20"/></scene>
    </scenes>
    </document>
    """

  nonisolated static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v"><rect key="frame" x="0" y="0" width="120" height="40"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></view>
    </objects></document>
    """
}
