import ApplePlaceholders
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
private final class Panel: UIViewController, UITextFieldDelegate, MKMapViewDelegate {
  @Outlet var button: UIButton!
  weak var field: UITextField!
  var labels: [UILabel]!
  var width: NSLayoutConstraint!
  var store: Store!
  var note: UILabel!

  func plain() { heard.append("plain") }
  func tapped(_ sender: UIButton) { heard.append("tapped \(sender.tag)") }
  func changed(sender: UISlider) { heard.append("changed \(sender.value)") }
  func swiped(_ recognizer: UIGestureRecognizer) { heard.append("swiped") }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    heard.append("moved \(animated)")
  }
}

private final class Store: NSObject {}

private final class Badge: UIView {
  var count = 0
  var ratio: CGFloat = 0
  var word = ""
  var isLoud = false
  var accent: UIColor?
  var space = CGSize.zero
}

/// Outlets, actions and user-defined attributes, without the Objective-C runtime.
@MainActor @Suite(.serialized) struct ConnectionTests {
  private let stage = Stage(device: .iPhone15)

  init() {
    heard = []
    InterfaceNames.register(Panel.self, as: "PanelInConnectionTests")
    InterfaceNames.register(Badge.self, as: "BadgeInConnectionTests")
    InterfaceNames.registerObject("StoreInConnectionTests") { Store() }
    Selector.register("plain", Panel.plain)
    Selector.register("tapped(_:)", Panel.tapped)
    Selector.register("changed(sender:)", Panel.changed)
    Selector.register("swiped(_:)", Panel.swiped)
  }

  private func panel(_ view: String, _ connections: String = "", beside: String = "") throws
    -> Panel
  {
    let scene = Documents.controller(
      "a",
      "customClass=\"PanelInConnectionTests\"",
      view: view,
      "<connections>\(connections)</connections>"
    )
    let board = try Documents.board(Documents.storyboard([scene + beside]))
    let controller = try #require(board.instantiateInitialViewController() as? Panel)
    stage.show(controller)
    return controller
  }

  @Test func outletsMayBeWrappedWeakConstraintsAndCollections() throws {
    let panel = try panel(
      """
      <subviews>
      <button id="b" tag="3"><constraints>
      <constraint firstAttribute="width" constant="80" id="w"/></constraints></button>
      <textField id="f"><connections><outlet property="delegate" destination="a" id="d"/>
      </connections></textField>
      <label text="1" id="l1"/><label text="2" id="l2"/></subviews>
      """,
      """
      <outlet property="button" destination="b" id="o1"/>
      <outlet property="field" destination="f" id="o2"/>
      <outlet property="width" destination="w" id="o3"/>
      <outletCollection property="labels" destination="l1" id="c1"/>
      <outletCollection property="labels" destination="l2" id="c2"/>
      """
    )
    #expect(panel.button.tag == 3)
    #expect(panel.field?.delegate === panel)
    #expect(panel.width?.constant == 80)
    #expect(panel.labels?.map(\.text) == ["1", "2"])
  }

  /// A weak property of a protocol holds the tables of its methods beside the reference.
  @Test func aWeakDelegateThatNoListNamesIsCalled() throws {
    let map =
      try panel(
        """
        <subviews><mapView id="m"><connections>
        <outlet property="delegate" destination="a" id="d"/></connections></mapView></subviews>
        """
      ).view.subviews.first as? MKMapView
    #expect(map?.delegate is Panel)
    try #require(map).setRegion(MKCoordinateRegion(), animated: false)
    #expect(heard == ["moved false"])
  }

  /// They were stored, but not shown.
  @Test func viewsOfCellsAndListsStandInTheirPlaces() throws {
    func wire(_ property: String, _ id: String) -> String {
      "<connections><outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
        + "</connections>"
    }
    let made = try Documents.objects(
      Documents.nib(
        """
        <tableViewCell id="c">\(wire("accessoryView", "s"))</tableViewCell><switch id="s"/>
        <tableView id="t">\(wire("backgroundView", "v"))</tableView><view id="v"/>
        <collectionViewCell id="i">\(wire("selectedBackgroundView", "w"))</collectionViewCell>
        <view id="w"/>
        """
      )
    )
    let cell = try #require(made[0] as? UITableViewCell)
    #expect(cell.accessoryView is UISwitch && cell.accessoryView?.superview === cell)
    let table = try #require(made[2] as? UITableView)
    #expect(table.backgroundView === made[3] as? UIView)
    #expect(table.backgroundView?.superview === table)
    let item = try #require(made[4] as? UICollectionViewCell)
    #expect(item.selectedBackgroundView?.superview === item)
  }

  @Test func aViewIsNotPutIntoItself() throws {
    let wire = "<outlet property=\"backgroundView\" destination=\"c\" id=\"o\"/>"
    let nib =
      "<collectionViewCell id=\"c\"><connections>\(wire)</connections></collectionViewCell>"
    let film = try stage.record(for: 0, fps: 1) {
      let cell = try Documents.objects(Documents.nib(nib)).first as? UICollectionViewCell
      #expect(cell?.backgroundView == nil)
    }
    let sentence = "a view cannot be its own backgroundView; it is left out"
    #expect(film.faults.map(\.sentence) == [sentence])
  }

  @Test func mapsAndWebPagesAreOfTheirClasses() throws {
    let panel = try panel(
      """
      <subviews><mapView mapType="standard" id="m"><rect key="frame" x="0" y="90" width="80" \
      height="44"/></mapView><wkWebView id="w"/></subviews>
      """
    )
    let map = try #require(panel.view.subviews.first as? MKMapView)
    #expect(map.frame == CGRect(x: 0, y: 90, width: 80, height: 44))
    #expect(map.subviews.compactMap { ($0 as? UILabel)?.text } == ["Map"])
    #expect(panel.view.subviews.last is WKWebView)
  }

  struct Action: CustomTestStringConvertible, Sendable {
    let selector: String
    let hears: String
    var testDescription: String { selector }
  }

  @Test(arguments: [
    Action(selector: "plain", hears: "plain"), Action(selector: "tapped:", hears: "tapped 3"),
  ])
  func anActionIsFoundByTheDocumentsSelector(_ action: Action) throws {
    let panel = try panel(
      """
      <subviews><button id="b" tag="3"><rect key="frame" x="0" y="100" width="80" height="44"/>
      <connections><action selector="\(action.selector)" destination="a" \
      eventType="touchUpInside" id="x"/></connections></button></subviews>
      """
    )
    stage.tap(at: panel.view.convert(CGPoint(x: 40, y: 120), to: nil))
    #expect(heard == [action.hears])
  }

  @Test func theLabelOfAnActionsArgumentIsPartOfItsSelector() throws {
    let panel = try panel(
      """
      <subviews><slider id="s" value="0.25"><connections>
      <action selector="changedWithSender:" destination="a" eventType="valueChanged" id="x"/>
      </connections></slider></subviews>
      """
    )
    let slider = try #require(panel.view.subviews.first as? UISlider)
    slider.sendActions(for: .valueChanged)
    #expect(heard == ["changed 0.25"])
  }

  @Test func recognizersAreAddedToTheirViewsAndSendActions() throws {
    let panel = try panel(
      """
      <subviews><view id="v"><rect key="frame" x="0" y="100" width="80" height="44"/>
      <connections><outletCollection property="gestureRecognizers" destination="t" \
      appends="YES" id="g"/></connections></view></subviews>
      """,
      beside: """
        <tapGestureRecognizer id="t"><connections>
        <action selector="swiped:" destination="a" id="x"/></connections></tapGestureRecognizer>
        """
    )
    #expect(panel.view.subviews.first?.gestureRecognizers?.count == 1)
    stage.tap(at: panel.view.convert(CGPoint(x: 40, y: 120), to: nil))
    #expect(heard == ["swiped"])
  }

  @Test func viewsAndObjectsBesideTheRootViewAreMadeForTheirOutlets() throws {
    let panel = try panel(
      "",
      """
      <outlet property="note" destination="n" id="o1"/>
      <outlet property="store" destination="s" id="o2"/>
      """,
      beside: """
        <label text="Beside" id="n"/>
        <customObject id="s" customClass="StoreInConnectionTests"/>
        """
    )
    #expect(panel.note?.text == "Beside")
    #expect(panel.note?.superview == nil)
    #expect(panel.store != nil)
  }

  @Test func anObjectOfAnUnknownClassIsReported() throws {
    let film = try stage.record(for: 0, fps: 1) {
      _ = try panel("", beside: "<customObject id=\"s\" customClass=\"Nobody\"/>")
    }
    let fault = try #require(film.faults.first { $0.sentence.contains("Nobody") })
    #expect(fault.remedy.contains("registerObject"))
  }

  /// The value was described, with its place in memory, which differs in every run.
  @Test func anAttributeThatNothingTakesIsNamedWithItsType() throws {
    let attribute = """
      <userDefinedRuntimeAttribute type="color" keyPath="mood">
      <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
      """
    let view = """
      <view id="v" customClass="BadgeInConnectionTests"><userDefinedRuntimeAttributes>
      \(attribute)</userDefinedRuntimeAttributes></view>
      """
    let film = try stage.record(for: 0, fps: 1) { _ = try Documents.objects(Documents.nib(view)) }
    let sentences = film.faults.map(\.sentence)
    #expect(sentences == ["Badge has no property 'mood' of the type color"])
  }

  @Test(.evidence(.documented), arguments: [("string", "9", "YES"), ("number", "9", "1")])
  func userDefinedAttributesAreAskedForWhatThePropertyNeeds(
    type: String,
    radius: String,
    masks: String
  ) throws {
    func attribute(_ path: String, _ value: String) -> String {
      let inside =
        type == "string"
        ? "value=\"\(value)\">" : "><real key=\"value\" value=\"\(value)\"/>"
      return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(inside)"
        + "</userDefinedRuntimeAttribute>"
    }
    let nib = """
      <view id="v"><userDefinedRuntimeAttributes>\(attribute("layer.cornerRadius", radius))
      \(attribute("layer.masksToBounds", masks))</userDefinedRuntimeAttributes></view>
      """
    let view = try made(nib, UIView.self)
    #expect(view.layer.cornerRadius == 9.0 && view.layer.masksToBounds)
  }

  @Test func userDefinedAttributesSetStoredPropertiesAndLayers() throws {
    let value = { (key: String, type: String, inside: String) in
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" \(inside)"
    }
    let attributes = [
      value("count", "number", "><integer key=\"value\" value=\"7\"/>"),
      value("ratio", "number", "><real key=\"value\" value=\"0.5\"/>"),
      value("word", "string", "value=\"tea\">"), value("isLoud", "boolean", "value=\"YES\">"),
      value("accent", "color", "><color key=\"value\" white=\"1\" alpha=\"1\"/>"),
      value("space", "size", "><size key=\"value\" width=\"3\" height=\"4\"/>"),
      value("layer.cornerRadius", "number", "><integer key=\"value\" value=\"9\"/>"),
    ]
    let objects = try Documents.objects(
      Documents.nib(
        "<view id=\"v\" customClass=\"BadgeInConnectionTests\"><userDefinedRuntimeAttributes>"
          + attributes.map { $0 + "</userDefinedRuntimeAttribute>" }.joined()
          + "</userDefinedRuntimeAttributes></view>"
      )
    )
    let badge = try #require(objects.first as? Badge)
    #expect(badge.count == 7 && badge.ratio == 0.5 && badge.word == "tea" && badge.isLoud)
    #expect(badge.accent == UIColor(white: 1, alpha: 1))
    #expect(badge.space == CGSize(width: 3, height: 4))
    #expect(badge.layer.cornerRadius == 9)
  }
}
