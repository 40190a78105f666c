import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// Nothing of a document is dropped without a word, at any depth.
@MainActor @Suite struct ReviewTests {
  private let stage = Stage(device: .iPhone15)

  private func notes(on data: Data) throws -> [String] {
    let film = try stage.record(for: 0, fps: 1) { _ = try Documents.objects(data) }
    return film.faults.filter { $0.subject.hasPrefix("Nib:") }.map(\.sentence)
  }

  private func notes(ofScenes scenes: [String]) throws -> [String] {
    let film = try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(Documents.storyboard(scenes))
      try #require(board.instantiateInitialViewController()).loadViewIfNeeded()
    }
    return film.faults.filter { $0.subject.hasPrefix("Main:") }.map(\.sentence)
  }

  struct Unread: CustomTestStringConvertible, Sendable {
    let nib: String
    let part: String
    var testDescription: String { part }
  }

  @Test(arguments: [
    Unread(nib: "<button id=\"b\"><state key=\"cold\"/></button>", part: "state key=\"cold\""),
    Unread(
      nib: "<button id=\"b\"><state key=\"normal\" glow=\"1\"/></button>",
      part: "state glow=\"1\""
    ),
    Unread(
      nib: """
        <button id="b"><state key="normal"><color key="halo" white="1" alpha="1"/></state></button>
        """,
      part: "color key=\"halo\""
    ),
    Unread(nib: "<button buttonType=\"moon\" id=\"b\"/>", part: "button buttonType=\"moon\""),
    Unread(
      nib: "<barButtonItem systemItem=\"warp\" id=\"b\"/>",
      part: "barButtonItem systemItem=\"warp\""
    ),
    Unread(nib: "<tableViewCell style=\"round\" id=\"b\"/>", part: "tableViewCell style=\"round\""),
    Unread(
      nib: "<label id=\"l\"><fontDescription key=\"fontDescription\" weight=\"soft\"/></label>",
      part: "fontDescription weight=\"soft\""
    ),
    Unread(
      nib: "<view id=\"v\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>",
      part: "rect x=\"nan\""
    ),
    Unread(
      nib: "<view id=\"v\"><rect key=\"frame\" x=\"0\" width=\"1e999\" height=\"1\"/></view>",
      part: "rect width=\"1e999\""
    ),
    Unread(
      nib: """
        <view id="v"><constraints>
        <constraint firstAttribute="width" relation="about" constant="5" id="c"/>
        </constraints></view>
        """,
      part: "constraint relation=\"about\""
    ),
    Unread(
      nib: """
        <view id="v"><constraints><constraint firstAttribute="width" secondItem="v" \
        secondAttribute="height" multiplier="1:0" id="c"/></constraints></view>
        """,
      part: "constraint multiplier=\"1:0\""
    ),
    Unread(nib: "<view id=\"v\"><connections><wire/></connections></view>", part: "wire"),
    Unread(
      nib: """
        <view id="v"><rect key="contentShrink" x="0" y="0" width="1" height="1"/></view>
        """,
      part: "rect key=\"contentShrink\""
    ),
    Unread(nib: "<view id=\"v\"><keyCommands/></view>", part: "keyCommands"),
    Unread(
      nib: """
        <label id="l"><attributedString key="attributedText"><fragment content="a"><attributes>
        <paragraphStyle key="NSParagraphStyle"><tabStops><textTab alignment="uphill" location="9"/>
        </tabStops></paragraphStyle></attributes></fragment></attributedString></label>
        """,
      part: "textTab alignment=\"uphill\""
    ),
    Unread(
      nib: "<label id=\"l\"><imageReference key=\"halo\" image=\"a\"/></label>",
      part: "imageReference key=\"halo\""
    ),
    Unread(
      nib: "<label id=\"l\"><string key=\"rhyme\">a</string></label>",
      part: "string key=\"rhyme\""
    ),
    Unread(
      nib: """
        <button id="b"><connections>
        <action selector="go" destination="-1" eventType="blink" id="a"/></connections></button>
        """,
      part: "action eventType=\"blink\""
    ),
    Unread(
      nib: "<visualEffectView id=\"g\"><blurEffect style=\"fog\"/></visualEffectView>",
      part: "blurEffect style=\"fog\""
    ),
    Unread(
      nib: "<segmentedControl id=\"s\"><segments><slice/></segments></segmentedControl>",
      part: "slice"
    ),
    Unread(
      nib: """
        <collectionView id="c">
        <collectionViewFlowLayout key="collectionViewLayout" spiral="YES" id="f"/></collectionView>
        """,
      part: "collectionViewFlowLayout spiral=\"YES\""
    ),
    Unread(
      nib: """
        <textField id="f"><textInputTraits key="textInputTraits" keyboardType="piano"/></textField>
        """,
      part: "textInputTraits keyboardType=\"piano\""
    ),
  ])
  func aPartThatNothingReadsIsReportedOnce(_ row: Unread) throws {
    let notes = try notes(on: Documents.nib(row.nib))
    #expect(notes == ["<\(row.part)> is not supported; it is ignored"])
  }

  @Test(arguments: [
    (
      "<view id=\"v\"><connections><outlet property=\"x\" destination=\"gone\" id=\"o\"/>"
        + "</connections></view>",
      "<outlet destination=\"gone\"> refers to no element"
    ),
    (
      "<view id=\"v\"><constraints><constraint firstAttribute=\"top\" secondItem=\"gone\" "
        + "secondAttribute=\"top\" id=\"c\"/></constraints></view>",
      "<constraint secondItem=\"gone\"> refers to no element"
    ),
    (
      "<button id=\"b\"><state key=\"normal\"><color key=\"titleColor\" name=\"Nowhere\"/></state>"
        + "</button>",
      "a color of <state> is unknown; it is ignored"
    ),
    (
      "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"Nowhere\" pointSize=\"9\"/>"
        + "</label>",
      "no font here is called Nowhere; the system's is used instead"
    ),
  ])
  func whatIsNotThereIsReportedOnce(nib: String, note: String) throws {
    #expect(try notes(on: Documents.nib(nib)) == [note])
  }

  @Test func theConnectionsOfTheOwnerAreReadToo() throws {
    let wire = "<outlet property=\"x\" destination=\"gone\" id=\"o\"/>"
    let notes = try notes(on: Documents.nib("<view id=\"v\"/>", ownedBy: wire))
    #expect(notes == ["<outlet destination=\"gone\"> refers to no element"])
  }

  @Test func commentsOfTheEditorAreNotReviewed() throws {
    let nib = """
      <label id="l"><attributedString key="userComments"><fragment content="x"><attributes>
      <font key="NSFont" name="Nowhere" size="11"/><sparkle/></attributes></fragment>
      </attributedString></label>
      """
    #expect(try notes(on: Documents.nib(nib)) == [])
  }

  // MARK: Objects

  @Test func anItemBesideItsControllerIsNotReported() throws {
    let scene = Documents.controller("a") + "<navigationItem title=\"Title\" id=\"n\"/>"
    #expect(try notes(ofScenes: [scene]) == [])
  }

  @Test func unknownObjectsOfASceneAreReported() throws {
    let scene = Documents.controller("a", element: "moonController") + "<moon id=\"m\"/>"
    #expect(
      try notes(ofScenes: [scene]) == [
        "<moonController> is unknown; a plain view controller is used instead",
        "<moon> is unknown; it is left out",
      ]
    )
  }

  /// The id is one of a view.
  @Test func aContainerWhoseChildIsNoControllerIsReported() throws {
    let segue = { (kind: String) in
      "<connections><segue destination=\"a\" kind=\"relationship\" relationship=\"\(kind)\" "
        + "id=\"s\"/></connections>"
    }
    let stack = """
      <navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="a"/>\(segue("rootViewController"))
      </navigationController>
      """
    let data = Documents.storyboard(initial: "n", [stack])
    let film = try stage.record(for: 0, fps: 1) {
      _ = try Documents.board(data).instantiateInitialViewController()
    }
    let left = "the segue is left out: its destination is not in this storyboard"
    #expect(film.faults.map(\.sentence) == [left])
  }

  @Test func controllersInsideOfOthersAreReported() throws {
    let tabs = """
      <tabBarController id="a" sceneMemberID="viewController"><viewControllers>
      <viewController id="b"/></viewControllers></tabBarController>
      """
    #expect(
      try notes(ofScenes: [tabs]) == ["<viewControllers> is not supported; it is ignored"]
    )
  }

  @Test func anUnwindSegueWithoutAnActionIsReported() throws {
    let unwind = """
      <connections><segue destination="x" kind="unwind" identifier="back" id="s"/></connections>
      """
    let scene = Documents.controller("a", "", unwind) + "<exit id=\"x\" sceneMemberID=\"exit\"/>"
    let film = try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(Documents.storyboard([scene]))
      try #require(board.instantiateInitialViewController())
        .performSegue(withIdentifier: "back", sender: nil)
    }
    let left = "the segue is left out: it names no action to unwind to"
    #expect(film.faults.map(\.sentence).contains(left))
  }

  @Test func anEmbedSegueToAViewIsReported() throws {
    let box = """
      <subviews><containerView id="box"><connections>
      <segue destination="a-view" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let notes = try notes(ofScenes: [Documents.controller("a", view: box)])
    #expect(notes == ["the segue is left out: its destination is not in this storyboard"])
  }

  /// UIKit raised an exception, which ended the process.
  @Test func constraintsBetweenSeparateViewsAreReported() throws {
    let nib = """
      <view id="a"><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>
      <constraint firstItem="t" firstAttribute="width" constant="3" id="d"/>
      </constraints></view><view id="b"/><tapGestureRecognizer id="t"/>
      """
    let notes = try notes(on: Documents.nib(nib))
    #expect(notes == ["the items of a constraint have no common ancestor; it is left out"])
  }
}
