import Foundation
import Testing

@testable import TransrenderCommand

/// `--script` beside a storyboard.
@MainActor @Suite struct StoryboardScriptTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aScriptTapsSelectsPerformsAndUnwinds() throws {
    let script = """
      { "script": [
        { "tap": "Open" }, { "unwind": "back" },
        { "performSegue": "more" }, { "unwind": "home" },
        { "tap": "opener" }, { "tap": "Close" },
        { "select": "Other" }, { "wait": 0.1 }, { "select": "First" },
        { "tap": [10, 10] }, { "rotate": "landscapeLeft" }, { "appearance": "dark" }
      ] }
      """
    let terminal = try inspect(script)
    #expect(terminal.1 == .done, "\(terminal.0.errors)")
    let lines = terminal.0.output.split(separator: "\n")
    #expect(lines.count { $0.contains(".dismisses ") } == 3, "\(terminal.0.output)")
    #expect(lines.count { $0.contains(".presents ") } == 3)
  }

  @Test func backDismissesWhatIsOnTop() throws {
    let (terminal, code) = try inspect(
      "{ \"script\": [{ \"performSegue\": \"more\" }, { \"back\": true }] }"
    )
    #expect(code == .done, "\(terminal.errors)")
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count { $0.contains(".dismisses ") } == 1, "\(terminal.output)")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let step: String
    let says: String
    var testDescription: String { step }
  }

  @Test(arguments: [
    Refusal(step: "{ \"tap\": \"Nobody\" }", says: "nothing on screen is called 'Nobody'; it has"),
    Refusal(step: "{ \"select\": \"Third\" }", says: "has no tab 'Third'; it has First, Other"),
    Refusal(step: "{ \"performSegue\": \"less\" }", says: "has no segue 'less'; it has as, more"),
    Refusal(step: "{ \"unwind\": \"home\" }", says: "has no unwind segue 'home'; it has none"),
    Refusal(step: "{ \"back\": true }", says: "nothing on screen was pushed or presented"),
    Refusal(step: "{ \"tab\": \"x\" }", says: "did you mean \"tap\"?"),
    Refusal(step: "{ \"tap\": 3 }", says: "found the number 3, expected"),
    Refusal(step: "3", says: "an object with one of tap, select"),
  ])
  func whatCannotBeDoneIsSaidWithItsPlace(_ refusal: Refusal) throws {
    for command in ["render", "inspect", "check"] {
      let (terminal, code) = try run(command, "{ \"script\": [\n  \(refusal.step)\n] }")
      #expect(code == .badInput, "\(command)")
      #expect(terminal.errors.contains("script.json:2:"), "\(terminal.errors)")
      #expect(terminal.errors.contains(refusal.says), "\(terminal.errors)")
    }
  }

  /// An empty title is no name that a script could write.
  @Test func tabsWithoutATitleAreCalledByTheirNumber() throws {
    let text = Self.storyboard.replacing("title=\"First\"", with: "title=\"\"")
      .replacing("title=\"Other\"", with: "")
    func check(_ tab: String) throws -> (Terminal, ExitCode) {
      let (path, script) = (scratch.path("Bare.storyboard"), scratch.path("bare.json"))
      try Data(text.utf8).write(to: URL(filePath: path))
      try Data("{ \"script\": [{ \"select\": \"\(tab)\" }] }".utf8).write(to: URL(filePath: script))
      let terminal = Terminal()
      return (terminal, terminal.run("inspect", path, "--script", script))
    }
    #expect(try check("2").1 == .done)
    for tab in ["Third", "3", "0", "-9223372036854775808"] {
      let (terminal, code) = try check(tab)
      #expect(code == .badInput)
      #expect(terminal.errors.contains("no tab '\(tab)'; it has 1, 2"), "\(terminal.errors)")
    }
  }

  @Test func whatIsOutsideTheScreenCannotBeTapped() throws {
    let (terminal, code) = try run("check", "{ \"script\": [{ \"tap\": \"Far\" }] }")
    #expect(code == .badInput)
    #expect(terminal.errors.contains("'Far' is outside the screen"), "\(terminal.errors)")
  }

  @Test func aScriptThatIsNoneIsRefused() throws {
    for (text, says) in [("", "the end of the file"), ("{}", "without \"script\"")] {
      let (terminal, code) = try run("render", text)
      #expect(code == .badInput)
      #expect(terminal.errors.contains(says), "\(terminal.errors)")
    }
    let terminal = Terminal()
    #expect(
      terminal.run("render", try board(), "--script", scratch.path("none.json")) == .badInput
    )
    #expect(terminal.errors.contains("cannot read"))
  }

  @Test func aSegueAndAScriptExcludeEachOther() throws {
    let terminal = Terminal()
    let words = ["render", try board(), "--segue", "more", "--script", "x.json"]
    #expect(terminal.run(words) == .badInput)
    #expect(terminal.errors.contains("--script"), "\(terminal.errors)")
  }

  @Test func onlyAStoryboardHasAScriptBesideIt() throws {
    let terminal = Terminal()
    #expect(terminal.run("check", "Examples/springs.json", "--script", "x.json") == .badInput)
    #expect(terminal.errors.contains("leave it out"), "\(terminal.errors)")
  }

  @Test func theSchemaOfScriptsIsPrinted() {
    let terminal = Terminal()
    #expect(terminal.run("schema", "script") == .done)
    #expect(terminal.output.contains("performSegue"))
    #expect(Terminal().run("schema", "film") == .badInput)
  }

  // MARK: Files

  private func inspect(_ script: String) throws -> (Terminal, ExitCode) {
    try run("inspect", script)
  }

  private func run(_ command: String, _ script: String) throws -> (Terminal, ExitCode) {
    let path = scratch.path("script.json")
    try Data(script.utf8).write(to: URL(filePath: path))
    let terminal = Terminal()
    let flags = command == "render" ? ["--dry-run"] : []
    let code = terminal.run([command, try board(), "--script", path] + flags)
    return (terminal, code)
  }

  private func board() throws -> String {
    let path = scratch.path("Main.storyboard")
    try Data(Self.storyboard.utf8).write(to: URL(filePath: path))
    return path
  }

  /// Tabs; the first one presents a screen, which unwinds by two segues.
  nonisolated static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="t">
    <scenes>
    <scene sceneID="zero"><objects>
    <tabBarController id="t" sceneMemberID="viewController"><connections>
    <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="o" kind="relationship" relationship="viewControllers" id="r2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="one"><objects>
    <viewController id="a" title="First" customClass="Home" sceneMemberID="viewController">
    <view key="view" id="av"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><button id="ab"><rect key="frame" x="100" y="100" width="150" height="44"/>
    <state key="normal" title="Open"/>
    <connections><segue id="as" destination="b" kind="presentation"/></connections></button>
    <label id="al" text="Far"><rect key="frame" x="900" y="9" width="40" height="20"/></label>
    </subviews></view>
    <connections><outlet property="opener" destination="ab" id="ao"/>
    <segue id="s" destination="b" kind="presentation" identifier="more"/></connections>
    </viewController></objects></scene>
    <scene sceneID="two"><objects>
    <viewController storyboardIdentifier="Second" id="b" customClass="Away" \
    sceneMemberID="viewController">
    <view key="view" id="bv"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><button id="bb"><rect key="frame" x="100" y="200" width="150" height="44"/>
    <state key="normal" title="Close"/>
    <connections><segue id="bu" destination="be" kind="unwind" unwindAction="back:"/></connections>
    </button></subviews></view>
    <connections><segue id="bm" destination="be" kind="unwind" identifier="home" \
    unwindAction="home:"/></connections>
    </viewController><exit id="be" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="three"><objects>
    <viewController id="o" title="Other" sceneMemberID="viewController">
    <view key="view" id="ov"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    </scenes>
    </document>
    """
}
