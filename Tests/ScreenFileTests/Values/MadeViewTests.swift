import Foundation
import Geometry
import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenFile

/// Each key of a view becomes the property that it names.
@MainActor @Suite struct MadeViewTests {
  /// The first view of a screen, and its player, which keeps it alive.
  private func made<View: UIView>(
    _ type: View.Type,
    _ json: String,
    more: String = ""
  ) throws -> (View, ScreenPlayer) {
    let text = """
      {"device": {"size": [200, 300], "scale": 1, "safeArea": [20, 0, 10, 0]},
       "controllers": {"a": {"views": [\(json)]}}\(more)}
      """
    let player = ScreenPlayer(try ScreenDocument(text: text, at: Examples.url("screen.json")))
    _ = try player.film(fps: 1)
    let view = player.stage.window.rootViewController?.view.subviews.first
    return (try #require(view as? View), player)
  }

  @Test func whatHasNoPlaceFillsItsParent() throws {
    let fillers = [
      "{}", "{\"gradient\": [\"red\", \"blue\"]}", "{\"blur\": \"dark\"}", "{\"list\": [\"a\"]}",
      "{\"scroll\": [10, 20]}", "{\"stack\": \"vertical\"}",
    ]
    for json in fillers {
      let (view, _) = try made(UIView.self, json)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300), "\(json)")
      #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
    let own = [
      "\"label\": \"a\"", "\"button\": \"a\"", "\"image\": \"cover-vertical.png\"",
      "\"spinner\": true", "\"switch\": true", "\"progress\": 0.5",
      "\"segments\": [\"a\"]", "\"field\": \"a\"",
    ]
    for json in own {
      let (view, _) = try made(UIView.self, "{\(json), \"center\": [100, 200]}")
      #expect(view.center == CGPoint(x: 100, y: 200), "\(json)")
      #expect(
        view.bounds.size != CGSize(width: 200, height: 300),
        "\(json)"
      )
    }
  }

  @Test func controlsStandAsTheyAreWritten() throws {
    #expect(try made(UISwitch.self, "{\"switch\": true}").0.isOn)
    #expect(try !made(UISwitch.self, "{\"switch\": false}").0.isOn)
    #expect(try made(UISlider.self, "{\"slider\": 0.25}").0.value == 0.25)
    #expect(try made(UIProgressView.self, "{\"progress\": 0.75}").0.progress == 0.75)
    #expect(try made(UIActivityIndicatorView.self, "{\"spinner\": true}").0.isAnimating)
    #expect(try !made(UIActivityIndicatorView.self, "{\"spinner\": false}").0.isAnimating)
    let field = try made(UITextField.self, "{\"field\": \"Name\", \"text\": \"Ada\"}").0
    #expect((field.placeholder, field.text) == ("Name", "Ada") && field.borderStyle == .roundedRect)
  }

  @Test(arguments: [("", 0), (", \"selected\": 1", 1), (", \"selected\": 2", -1)])
  func aSegmentIsSelected(key: String, index: Int) throws {
    let control = try made(UISegmentedControl.self, "{\"segments\": [\"a\", \"b\"]\(key)}").0
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == index)
    #expect(control.titleForSegment(at: 1) == "b")
  }

  @Test func stacksArrangeTheirViews() throws {
    let json = """
      {"stack": "horizontal", "spacing": 7, "alignment": "center", "distribution": "equalSpacing",
       "views": [{"label": "a"}, {"label": "b"}]}
      """
    let stack = try made(UIStackView.self, json).0
    #expect(stack.axis == .horizontal && stack.spacing == 7 && stack.alignment == .center)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["a", "b"])
    #expect(try made(UIStackView.self, "{\"stack\": \"vertical\"}").0.axis == .vertical)
  }

  @Test func scrollViewsAndBlursTakeViewsIn() throws {
    let scroll = try made(
      UIScrollView.self,
      "{\"scroll\": [300, 900], \"paging\": true, \"views\": [{\"label\": \"a\"}]}"
    ).0
    #expect(scroll.contentSize == CGSize(width: 300, height: 900) && scroll.isPagingEnabled)
    #expect(try !made(UIScrollView.self, "{\"scroll\": [3, 9]}").0.isPagingEnabled)
    let blur = try made(
      UIVisualEffectView.self,
      "{\"blur\": \"dark\", \"views\": [{\"label\": \"a\"}]}"
    ).0
    #expect(blur.contentView.subviews.first is UILabel)
  }

  @Test func gradientsRunAlongTheirLine() throws {
    let json = "{\"gradient\": [\"red\", \"blue\"], \"line\": [0, 0.25, 1, 0.75]}"
    let layer = try #require(try made(UIView.self, json).0.layer as? CAGradientLayer)
    #expect(layer.startPoint == CGPoint(x: 0, y: 0.25) && layer.endPoint == CGPoint(x: 1, y: 0.75))
    #expect(layer.colors?.count == 2)
    let plain = try made(UIView.self, "{\"gradient\": [\"red\"]}").0.layer as? CAGradientLayer
    #expect(plain?.startPoint == CGPoint(x: 0.5, y: 0) && plain?.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func looksAreTaken() throws {
    let view = try made(
      UIView.self,
      """
      {"frame": [1, 2, 30, 40], "background": "red", "tint": "blue", "alpha": 0.5,
       "cornerRadius": 3, "clips": true, "contentMode": "bottomLeft",
       "border": {"width": 4, "color": "green"},
       "shadow": {"color": "blue", "opacity": 0.25, "radius": 6, "offset": [7, 8]},
       "transform": {"move": [10, 20], "rotate": 90, "scale": [2, 3]}, "id": "v"}
      """
    ).0
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(view.backgroundColor == .red && view.tintColor == .blue && view.alpha == 0.5)
    #expect(view.layer.cornerRadius == 3 && view.clipsToBounds && view.contentMode == .bottomLeft)
    #expect(view.layer.borderWidth == 4 && view.layer.borderColor == UIColor.green.cgColor)
    #expect(view.layer.shadowColor == UIColor.blue.cgColor && view.layer.shadowOpacity == 0.25)
    #expect(view.layer.shadowRadius == 6 && view.layer.shadowOffset == CGSize(width: 7, height: 8))
    #expect(view.accessibilityIdentifier == "v" && view.layer.name == "v")
    let turned = CGPoint(x: 1, y: 0).applying(view.transform)
    #expect(abs(turned.x - 10) < 1e-9 && abs(turned.y - 22) < 1e-9)
    let other = CGPoint(x: 0, y: 1).applying(view.transform)
    #expect(abs(other.x - 7) < 1e-9 && abs(other.y - 20) < 1e-9)
    #expect(try made(UIView.self, "{\"hidden\": true}").0.isHidden)
  }

  @Test func textsLookAsTheyAreWritten() throws {
    let label = try made(
      UILabel.self,
      "{\"label\": \"a\", \"font\": 30, \"color\": \"red\", \"align\": \"right\", \"lines\": 3}"
    ).0
    #expect(label.font.pointSize == 30 && label.textColor == .red && label.numberOfLines == 3)
    #expect(label.textAlignment == .right && !label.adjustsFontForContentSizeCategory)
    let bold = try made(UILabel.self, "{\"label\": \"a\", \"weight\": \"bold\"}").0
    #expect(bold.font == .systemFont(ofSize: 17, weight: .bold))
    let styled = try made(UILabel.self, "{\"label\": \"a\", \"font\": \"title1\"}").0
    #expect(styled.font.pointSize == 28 && styled.adjustsFontForContentSizeCategory)
    #expect(try made(UILabel.self, "{\"label\": \"a\"}").0.textColor == .label)
    let button = try made(
      UIButton.self,
      "{\"button\": \"Go\", \"font\": 9, \"color\": \"red\"}"
    ).0
    #expect(button.currentTitle == "Go" && button.titleLabel?.font.pointSize == 9)
    #expect(button.titleColor(for: .normal) == .red)
    let field = try made(
      UITextField.self,
      "{\"field\": \"\", \"font\": \"body\", \"color\": \"red\", \"align\": \"center\"}"
    ).0
    #expect(field.textColor == .red && field.textAlignment == .center)
    #expect(field.adjustsFontForContentSizeCategory && field.font?.pointSize == 17)
  }

  @Test func aStepMayChangeTexts() throws {
    for kind in ["label", "button", "field"] {
      let text = """
        {"controllers": {"a": {"views": [{"\(kind)": "old", "id": "v", "frame": [0, 0, 9, 9]}]}},
         "script": [{"set": {"v": {"text": "new", "alpha": 0.5}}}]}
        """
      let player = ScreenPlayer(try ScreenDocument(text: text, at: URL(filePath: "screen.json")))
      _ = try player.film(fps: 1)
      let view = player.stage.window.rootViewController?.view.subviews.first
      let shown =
        (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        ?? (view as? UITextField)?.text
      #expect(shown == "new" && view?.alpha == 0.5)
    }
  }

  @Test func laterStylesAndOwnValuesWin() throws {
    let styles = """
      , "styles": {"one": {"background": "red", "alpha": 0.5, "cornerRadius": 1},
                   "two": {"background": "blue", "alpha": 0.25}}
      """
    let json = "{\"style\": [\"one\", \"two\"], \"alpha\": 0.75}"
    let view = try made(UIView.self, json, more: styles).0
    #expect(view.backgroundColor == .blue && view.alpha == 0.75 && view.layer.cornerRadius == 1)
  }

  @Test(
    arguments: [
      ("\"fill\": \"parent\"", CGRect(x: 0, y: 0, width: 200, height: 300)),
      ("\"fill\": \"safe\"", CGRect(x: 0, y: 20, width: 200, height: 270)),
      (
        "\"left\": 5, \"right\": 6, \"top\": 7, \"bottom\": 8",
        CGRect(x: 5, y: 7, width: 189, height: 285)
      ),
      (
        "\"centerX\": 10, \"centerY\": -10, \"width\": 20, \"height\": \"self.width * 2\"",
        CGRect(x: 100, y: 120, width: 20, height: 40)
      ),
      (
        "\"leading\": 0, \"top\": \"safe.top + 1\", \"height\": 10, \"width\": [\"<= 50\", \"100 @10\"]",
        CGRect(x: 0, y: 21, width: 50, height: 10)
      ),
    ]
  )
  func equationsPlaceViews(layout: String, frame: CGRect) throws {
    #expect(try made(UIView.self, "{\"layout\": {\(layout)}}").0.frame == frame)
  }

  @Test func toolbarsHaveTitlesAndSpaces() throws {
    let json = "{\"toolbar\": [\"a\", {\"space\": true}, {\"title\": \"b\"}]}"
    let items = try #require(try made(UIToolbar.self, json).0.items)
    #expect(items.map(\.title) == ["a", nil, "b"])
  }

  @Test func rowsHaveTheirParts() throws {
    let json = """
      {"list": [{"header": "H", "footer": "F", "rows": ["plain",
        {"text": "sub", "detail": "below"},
        {"text": "val", "value": "side", "detail": "below", "accessory": "checkmark"},
        {"text": "pic", "image": "cover-vertical.png", "accessory": "disclosure"}]}],
       "listStyle": "insetGrouped"}
      """
    let table = try made(UITableView.self, json).0
    #expect(table.style == .insetGrouped)
    let cells = (0..<4).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map { $0.textLabel?.text } == ["plain", "sub", "val", "pic"])
    #expect(cells.map { $0.detailTextLabel?.text } == [nil, "below", "side", nil])
    #expect(cells.map { $0.accessoryType.rawValue } == [0, 0, 3, 1])
    #expect(cells.map { $0.imageView?.image != nil } == [false, false, false, true])
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "H")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "F")
  }

  @Test(arguments: [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a@2x", 2), ("@2xa.png", 1)])
  func picturesHaveTheScaleOfTheirNames(name: String, scale: Double) throws {
    let folder = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = Examples.url("cover-vertical.png")
    try FileManager.default.copyItem(at: source, to: folder.appending(path: name))
    let text = "{\"controllers\": {\"a\": {\"views\": [{\"image\": \"\(name)\"}]}}}"
    let document = try ScreenDocument(text: text, at: folder.appending(path: "screen.json"))
    #expect(document.pictures[name].map { Double($0.scale) } == scale)
  }

  @Test func everyNamedPictureIsRead() throws {
    let names = ["list", "bar", "tab", "image", "button", "inner"]
    let json = """
      {"controllers": {"a": {"icon": "tab.png", "views": [
        {"list": [{"text": "x", "image": "list.png"}]}, {"toolbar": [{"image": "bar.png"}]},
        {"image": "image.png"}, {"button": "x", "image": "button.png"},
        {"views": [{"image": "inner.png"}]}]}}}
      """
    let said = ScreenDocumentTests.problems(json).map(\.found)
    #expect(Set(said) == Set(names.map { "\"\($0).png\", which does not exist" }))
  }
}
