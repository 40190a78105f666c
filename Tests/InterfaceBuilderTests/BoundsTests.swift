import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// Documents that want more than any machine has.
@MainActor @Suite struct BoundsTests {
  private let stage = Stage(device: .iPhone15)

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]>",
    "<!DOCTYPE a SYSTEM \"file:///etc/hostname\">",
  ])
  func entitiesAreNotExpanded(declaration: String) {
    let data = Data("\(declaration)\n<document>&c;</document>".utf8)
    #expect(
      throws: InterfaceError.malformed(
        DocumentPosition(line: 1, column: 1),
        reason: "a document type declaration"
      )
    ) { try InterfaceDocument(data: data, name: "Main") }
  }

  /// A declaration in another encoding is no way round the rule.
  @Test func entitiesInAnotherEncodingAreNotExpandedEither() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?>
      <!DOCTYPE document [<!ENTITY b "bb">]>
      <document>&b;</document>
      """
    let data = try #require(text.data(using: .utf16))
    #expect(throws: InterfaceError.self) { try InterfaceDocument(data: data, name: "Main") }
  }

  /// Such a name of an attribute ended the process inside Foundation.
  @Test func bytesThatAreNoTextAreRefusedWhereTheyStand() {
    let data = Data("<document>\n<a b".utf8) + [0xC2] + Data("c=\"\"/></document>".utf8)
    #expect(
      throws: InterfaceError.malformed(
        DocumentPosition(line: 2, column: 5),
        reason: "bytes that are not UTF-8"
      )
    ) { try InterfaceDocument(data: data, name: "Main") }
  }

  /// Each ended the process, or took minutes.
  @Test(arguments: [
    ("stepper", "stepValue", "0"), ("stepper", "stepValue", "-1"),
    ("pageControl", "numberOfPages", "-1"), ("pageControl", "numberOfPages", "1000000000"),
    ("slider", "maxValue", "1e300"), ("datePicker", "countDownDuration", "1e300"),
    ("datePicker", "countDownDuration", "-1"), ("datePicker", "countDownDuration", "86400"),
  ])
  func valuesThatNoControlTakesAreNotes(element: String, name: String, value: String) throws {
    let film = try show("<\(element) id=\"x\" \(name)=\"\(value)\"/>")
    #expect(film.faults.contains { $0.sentence.contains(name) }, "\(film.faults)")
  }

  @Test(arguments: ["1e300", "-1e300", "nan"])
  func datesBeyondTheCalendarAreNotes(seconds: String) throws {
    let date = "<date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
    let film = try show("<datePicker id=\"x\">\(date)</datePicker>")
    #expect(film.faults.contains { $0.sentence.contains("key=\"minimumDate\"") })
  }

  @Test(arguments: [
    ("boolean", "value=\"maybe\"/>"),
    ("number", "><real key=\"value\">nan</real></userDefinedRuntimeAttribute>"),
    ("color", "/>"), ("size", "/>"), ("range", "/>"),
  ])
  func runtimeAttributesWithoutAValueAreNotes(type: String, value: String) throws {
    let film = try show(
      "<view id=\"x\"><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"mood\" \(value)"
        + "</userDefinedRuntimeAttributes></view>"
    )
    let sentences = film.faults.map(\.sentence)
    #expect(sentences.contains("the runtime attribute 'mood' has no value"), "\(sentences)")
  }

  @Test func constraintsThatUIKitRefusesAreNotes() throws {
    let constraint = """
      <constraint firstAttribute="width" secondItem="x" secondAttribute="leading" id="c"/>
      """
    let film = try show("<view id=\"x\"><constraints>\(constraint)</constraints></view>")
    #expect(film.faults.contains { $0.sentence.contains("cannot be paired") }, "\(film.faults)")
  }

  @Test(arguments: ["pageControl", "pickerView", "datePicker"], ["1e9", "1e308", "-1e308"])
  func sizesBeyondAnyScreenShowAsMuchAsAScreen(element: String, side: String) throws {
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(side)\" height=\"\(side)\"/>"
    _ = try show("<\(element) id=\"x\">\(rect)</\(element)>")
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    let view = try #require(stage.window.rootViewController?.view)
    #expect((2...4000).contains(count(view)))
  }

  private func show(_ view: String) throws -> Film {
    try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(
        Documents.storyboard([Documents.controller("a", view: "<subviews>\(view)</subviews>")])
      )
      let controller = try #require(board.instantiateInitialViewController())
      stage.show(controller)
      controller.view.layoutIfNeeded()
    }
  }

  @Test func tenThousandNestedViewsAreRefused() {
    let depth = 10_000
    let views = String(repeating: "<view><subviews>", count: depth)
    let ends = String(repeating: "</subviews></view>", count: depth)
    let data = Documents.storyboard([Documents.controller("a", view: views + ends)])
    #expect(throws: InterfaceError.tooLarge(limit: "250 nested elements")) {
      try InterfaceDocument(data: data, name: "Main")
    }
  }

  @Test func viewsAsDeepAsTheLimitAreShown() throws {
    let depth = 100
    let views =
      String(repeating: "<subviews><view>", count: depth)
      + String(repeating: "</view></subviews>", count: depth)
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: views)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    let ways = sequence(first: controller.view as UIView) { $0.subviews.first }
    #expect(ways.reduce(0) { count, _ in count + 1 } == depth + 1)
  }

  @Test(arguments: ["stack", "tabs"])
  func aContainerDoesNotHoldItself(first: String) throws {
    let scene = { (id: String, element: String, relationship: String, to: String) in
      """
      <\(element) id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(to)" kind="relationship" relationship="\(relationship)" id="\(id)-to"/>
      </connections></\(element)>
      """
    }
    let film = try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(
        Documents.storyboard(
          initial: first,
          [
            scene("stack", "navigationController", "rootViewController", "tabs"),
            scene("tabs", "tabBarController", "viewControllers", "stack"),
          ]
        )
      )
      let outer = try #require(board.instantiateInitialViewController())
      let inner = try #require(outer.children.first)
      #expect(inner.children.first?.children.isEmpty == true)
    }
    #expect(film.faults.contains { $0.sentence.hasPrefix("the scene contains itself") })
  }

  @Test func aSceneDoesNotEmbedItself() throws {
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><segue destination="a" kind="embed" id="e"/></connections>
      </containerView></subviews>
      """
    let film = try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(
        Documents.storyboard([Documents.controller("a", view: container)])
      )
      let controller = try #require(board.instantiateInitialViewController())
      stage.show(controller)
      #expect(controller.children.isEmpty)
    }
    let fault = try #require(film.faults.first)
    #expect(fault.sentence.contains("embed its own scene for ever"))
    #expect(fault.subject.hasPrefix("Main:"))
  }

  /// Each container holds the next one twice: without a bound, a million screens.
  @Test(arguments: ["embed", "relationship"])
  func containersThatHoldOthersTwiceAreBounded(kind: String) throws {
    let scenes = (0..<20).map { index in
      let way = { (name: String) in
        "<segue destination=\"c\(index + 1)\" kind=\"\(kind)\" relationship=\"viewControllers\" "
          + "id=\"\(name)\(index)\"/>"
      }
      guard kind == "embed" else {
        return "<tabBarController id=\"c\(index)\" sceneMemberID=\"viewController\">"
          + "<connections>\(way("a"))\(way("b"))</connections></tabBarController>"
      }
      let boxes = ["a", "b"].map {
        "<containerView id=\"\($0)-\(index)\"><connections>\(way($0))</connections></containerView>"
      }
      return Documents.controller(
        "c\(index)",
        view: "<subviews>\(boxes.joined())</subviews>"
      )
    }
    let film = try stage.record(for: 0, fps: 1) {
      let board = try Documents.board(
        Documents.storyboard(initial: "c0", scenes + [Documents.controller("c20")])
      )
      let controller = try #require(board.instantiateInitialViewController())
      controller.loadViewIfNeeded()
    }
    #expect(film.faults.contains { $0.sentence.contains("1000 scenes") })
  }

  /// A section that ended above its start ended the process.
  @Test(arguments: [
    ("50", "<inset key=\"sectionInset\" minX=\"0\" minY=\"-300\" maxX=\"0\" maxY=\"0\"/>"),
    ("-1e300", ""),
  ])
  func aCollectionMayHaveNegativeInsetsAndSizes(height: String, inset: String) throws {
    let list = """
      <subviews><collectionView id="c"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="50"/>\(inset)</collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="q" id="q">
      <rect key="frame" x="0" y="0" width="50" height="\(height)"/></collectionViewCell></cells>
      </collectionView></subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: list)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    stage.advance(by: 0)
    let shown = controller.view.subviews.first as? UICollectionView
    #expect(shown?.numberOfItems(inSection: 0) == 1)
  }

  @Test func numbersThatNoViewHasAreLeftOut() throws {
    let attributes = """
      <subviews><view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="tag">
      <real key="value" value="1e300"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: attributes)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.view.subviews.first?.tag == 0)
  }

  /// They ended the process when both had as many attributes.
  @Test func neighbouringFragmentsOfATextMayHaveAsManyAttributes() throws {
    let fragment = { (text: String, size: Int) in
      """
      <fragment content="\(text)"><attributes>
      <color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <font key="NSFont" size="\(size)" name="Other"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center"/>
      </attributes></fragment>
      """
    }
    let label = """
      <subviews><label id="l"><attributedString key="attributedText">
      \(fragment("a", 36))\(fragment("b", 36))\(fragment("c", 20))
      </attributedString></label></subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([Documents.controller("a", view: label)])
    )
    let controller = try #require(board.instantiateInitialViewController())
    let made = try #require(controller.view.subviews.first as? UILabel)
    #expect(made.attributedText?.string == "abc")
  }
}
