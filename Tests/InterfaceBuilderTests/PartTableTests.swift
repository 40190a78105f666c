import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Child elements by their keys, and the properties that they set.
@MainActor @Suite struct PartTableTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func color(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
  }

  private func expectColors<Object>(
    _ element: String,
    _ type: Object.Type,
    _ rows: [(String, KeyPath<Object, UIColor?>)]
  ) throws {
    for (key, path) in rows {
      let object = try made("<\(element) id=\"x\">\(color(key))</\(element)>", type)
      #expect(object[keyPath: path] == Self.red, "\(element) \(key)")
    }
  }

  @Test func colorsBelongToTheirParts() throws {
    try expectColors("view", UIView.self, [("backgroundColor", \.backgroundColor)])
    try expectColors(
      "label",
      UILabel.self,
      [("highlightedColor", \.highlightedTextColor), ("shadowColor", \.shadowColor)]
    )
    try expectColors("textField", UITextField.self, [("textColor", \.textColor)])
    try expectColors("textView", UITextView.self, [("textColor", \.textColor)])
    try expectColors(
      "switch",
      UISwitch.self,
      [("onTintColor", \.onTintColor), ("thumbTintColor", \.thumbTintColor)]
    )
    try expectColors(
      "slider",
      UISlider.self,
      [
        ("minimumTrackTintColor", \.minimumTrackTintColor),
        ("maximumTrackTintColor", \.maximumTrackTintColor), ("thumbTintColor", \.thumbTintColor),
      ]
    )
    try expectColors(
      "progressView",
      UIProgressView.self,
      [("progressTintColor", \.progressTintColor), ("trackTintColor", \.trackTintColor)]
    )
    try expectColors(
      "pageControl",
      UIPageControl.self,
      [
        ("pageIndicatorTintColor", \.pageIndicatorTintColor),
        ("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      ]
    )
    try expectColors("searchBar", UISearchBar.self, [("barTintColor", \.barTintColor)])
    try expectColors("navigationBar", UINavigationBar.self, [("barTintColor", \.barTintColor)])
    try expectColors("toolbar", UIToolbar.self, [("barTintColor", \.barTintColor)])
    try expectColors(
      "tabBar",
      UITabBar.self,
      [
        ("barTintColor", \.barTintColor), ("unselectedItemTintColor", \.unselectedItemTintColor),
      ]
    )
    try expectColors(
      "tableView",
      UITableView.self,
      [
        ("separatorColor", \.separatorColor), ("sectionIndexColor", \.sectionIndexColor),
        ("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
      ]
    )
    try expectColors("barButtonItem", UIBarButtonItem.self, [("tintColor", \.tintColor)])
    let label = try made("<label id=\"x\">\(color("textColor"))</label>", UILabel.self)
    #expect(label.textColor == Self.red)
  }

  @Test func insetsBelongToTheirSides() throws {
    func inset(_ key: String) -> String {
      "<inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
    }
    let expected = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    let scroll = try made(
      "<scrollView id=\"x\">\(inset("contentInset"))</scrollView>",
      UIScrollView.self
    )
    #expect(scroll.contentInset == expected)
    let keys = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]
    for (number, key) in keys.enumerated() {
      let button = try made("<button id=\"x\">\(inset(key))</button>", UIButton.self)
      let found = [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
      #expect(found[number] == expected && found.filter { $0 == expected }.count == 1, "\(key)")
    }
    let view = try made(
      """
      <view id="x"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" \
      bottom="3" trailing="4"/></view>
      """,
      UIView.self
    )
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.directionalLayoutMargins == margins)
    let label = try made(
      "<label id=\"x\"><size key=\"shadowOffset\" width=\"2\" height=\"-3\"/></label>",
      UILabel.self
    )
    #expect(label.shadowOffset == CGSize(width: 2, height: -3))
  }

  @Test func aStretchOfContentIsThatOfTheLayer() throws {
    let view = try made(
      """
      <imageView id="x"><rect key="contentStretch" x="0.25" y="0.5" width="0.5" height="0"/>\
      </imageView>
      """,
      UIImageView.self
    )
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
  }

  // MARK: Runtime attributes

  @Test func viewsAndLayersHaveKeyPathsOfTheirOwn() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)"
        + "</userDefinedRuntimeAttribute>"
    }
    func number(_ value: String) -> String { "><real key=\"value\" value=\"\(value)\"/>" }
    let attributes = [
      attribute("layer.cornerRadius", "number", number("3")),
      attribute("layer.borderWidth", "number", number("2")),
      attribute("layer.masksToBounds", "boolean", "value=\"YES\">"),
      attribute("layer.shadowOpacity", "number", number("0.5")),
      attribute("layer.shadowRadius", "number", number("4")),
      attribute("layer.shadowOffset", "size", "><size key=\"value\" width=\"5\" height=\"6\"/>"),
      attribute("layer.zPosition", "number", number("7")),
      attribute("layer.borderUIColor", "color", ">" + color("value")),
      attribute("layer.shadowColor", "color", ">" + color("value")),
      attribute("alpha", "number", number("0.25")),
      attribute("hidden", "boolean", "value=\"YES\">"), attribute("tag", "number", number("9")),
      attribute("backgroundColor", "color", ">" + color("value")),
    ]
    let view = try made(
      "<view id=\"x\"><userDefinedRuntimeAttributes>\(attributes.joined())"
        + "</userDefinedRuntimeAttributes></view>",
      UIView.self
    )
    #expect(view.layer.cornerRadius == CGFloat(3) && view.layer.borderWidth == CGFloat(2))
    #expect(view.layer.masksToBounds && view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowRadius == CGFloat(4) && view.layer.zPosition == CGFloat(7))
    #expect(view.layer.shadowOffset == CGSize(width: 5, height: 6))
    #expect(view.layer.borderColor == Self.red.cgColor)
    #expect(view.layer.shadowColor == Self.red.cgColor)
    #expect(view.alpha == CGFloat(0.25) && view.isHidden && view.tag == 9)
    #expect(view.backgroundColor == Self.red)
  }

  // MARK: Constraints

  private func constraint(_ attributes: String) throws -> NSLayoutConstraint {
    let view = try made(
      """
      <view id="x"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints><constraint firstItem="a" secondItem="b" \(attributes) id="c"/></constraints>\
      </view>
      """,
      UIView.self
    )
    return try #require(view.constraints.first)
  }

  @Test func attributesOfConstraintsAreNamedAlike() throws {
    let rows: [(String, NSLayoutConstraint.Attribute)] = [
      ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right),
      ("top", .top), ("bottom", .bottom), ("width", .width), ("height", .height),
      ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
      ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
      ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
      ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leftMargin", .leftMargin),
      ("rightMargin", .rightMargin), ("centerXWithinMargins", .centerXWithinMargins),
      ("centerYWithinMargins", .centerYWithinMargins),
    ]
    for (word, attribute) in rows {
      let made = try constraint("firstAttribute=\"\(word)\" secondAttribute=\"\(word)\"")
      #expect(made.firstAttribute == attribute && made.secondAttribute == attribute, "\(word)")
      #expect(made.relation == .equal && made.priority == .required && made.identifier == nil)
    }
  }

  @Test(
    arguments: [
      ("16:9", 16.0 / 9), ("1/2", 0.5), ("2", 2), ("-1.5", -1.5), ("0", 1), ("x", 1), ("0:9", 1),
      ("9:0", 1), ("1:2:3", 1), ("inf", 1),
    ] as [(String, Double)]
  )
  func aMultiplierIsANumberOrAFraction(text: String, multiplier: Double) throws {
    let made = try constraint(
      "firstAttribute=\"width\" secondAttribute=\"width\" multiplier=\"\(text)\""
    )
    #expect(abs(Double(made.multiplier) - multiplier) < 1e-6)
  }

  @Test func aConstraintHasItsRelationAndName() throws {
    let rows: [(String, NSLayoutConstraint.Relation)] = [
      ("equal", .equal), ("greaterThanOrEqual", .greaterThanOrEqual),
      ("lessThanOrEqual", .lessThanOrEqual),
    ]
    for (word, relation) in rows {
      let made = try constraint(
        """
        firstAttribute="top" secondAttribute="bottom" relation="\(word)" constant="7" \
        priority="750" identifier="gap"
        """
      )
      #expect(made.relation == relation && made.constant == CGFloat(7), "\(word)")
      #expect(made.priority.rawValue == 750 && made.identifier == "gap")
      #expect(made.firstAttribute == .top && made.secondAttribute == .bottom)
    }
  }

  // MARK: Actions

  private final class Owner: NSObject {}

  @Test func actionsAreSentForTheirEvents() throws {
    let rows: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
      ("primaryActionTriggered", .primaryActionTriggered), ("unknown", .primaryActionTriggered),
    ]
    let owner = Owner()
    for (word, event) in rows {
      let nib = Documents.nib(
        """
        <control id="x"><connections><action selector="go:" destination="-1" eventType="\(word)" \
        id="y"/></connections></control>
        """
      )
      let control = try #require(try Documents.objects(nib, owner: owner).first as? UIControl)
      #expect(control.allControlEvents == event, "\(word)")
    }
  }
}
