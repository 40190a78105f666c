import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where the parts of an alert and of an action sheet stand.
@MainActor @Suite(.evidence(.reported)) struct AlertPanelTests {
  // Two pixels to a point, so that a pixel is exact.
  private let stage = Stage(device: .iPhoneSE)
  private let hairline: CGFloat = 0.5
  private let space = CGSize(width: 393, height: 852)

  private func made(
    _ buttons: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert,
    title: String? = nil,
    message: String? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in buttons { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func laidOut(_ alert: UIAlertController, in space: CGSize? = nil) throws -> AlertPanel {
    let panel = try #require(alert.view as? AlertPanel)
    panel.frame = CGRect(origin: .zero, size: panel.fittingSize(in: space ?? self.space))
    panel.layoutIfNeeded()
    return panel
  }

  /// On the cards, and in what scrolls there.
  private func views(of panel: AlertPanel) -> [UIView] {
    panel.subviews.flatMap { ($0 as? UIVisualEffectView)?.contentView.subviews ?? $0.subviews }
      .flatMap { ($0 as? AlertPart)?.subviews ?? [$0] }
  }

  private func parts<Part: UIView>(_ kind: Part.Type, of panel: AlertPanel) -> [Part] {
    views(of: panel).compactMap { $0 as? Part }
  }

  private func rows(_ panel: AlertPanel) -> [String: CGRect] {
    let rows = parts(UIButton.self, of: panel).map { button in
      (button.title(for: .normal) ?? "", button.convert(button.bounds, to: panel))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  private func lines(_ panel: AlertPanel) -> [CGRect] {
    views(of: panel).filter { $0.backgroundColor == .separator && !$0.isHidden }
      .map { $0.convert($0.bounds, to: panel) }
  }

  // MARK: Set by name

  @Test func contentStandsBetweenTheTextsAndTheButtons() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 1, height: 120)
    let alert = made([("OK", .default)], title: "Pick")
    let plain = try laidOut(alert)
    let height = plain.frame.height
    alert.setValue(content, forKey: "contentViewController")
    #expect(content.parent === alert)
    let panel = try laidOut(alert)
    #expect(panel.frame.height == height + 120)
    #expect(
      content.view.convert(content.view.bounds, to: panel)
        == CGRect(x: 0, y: height - 44, width: 270, height: 120)
    )
    content.preferredContentSize.height = 60
    #expect(panel.fittingSize(in: space).height == height + 60)
    alert.setValue(nil, forKey: "contentViewController")
    #expect(content.parent == nil && content.view.superview == nil)
    #expect(panel.fittingSize(in: space).height == height)
  }

  @Test func anActionTakesItsLookByName() throws {
    let alert = made([], title: "Pick")
    let action = UIAlertAction(title: "Red", style: .default)
    alert.addAction(action)
    #expect(action.value(forKey: "image") == nil && alert.value(forKey: "attributedTitle") == nil)
    #expect(!alert.stage.faults.contains { $0.sentence.contains("for the key") })
    let image = UIImage(systemName: "star")
    for (key, value) in [
      ("titleTextColor", UIColor.red), ("image", image as Any), ("checked", true),
      ("titleTextAlignment", NSTextAlignment.left.rawValue),
    ] {
      action.setValue(value, forKey: key)
      #expect(action.value(forKey: key) != nil, "\(key)")
    }
    let panel = try laidOut(alert)
    let button = try #require(parts(UIButton.self, of: panel).first)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.contentHorizontalAlignment == .left)
    let pictures = button.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    let places = pictures.map(\.frame.midX).sorted()
    #expect(places.count == 2 && places[0] < 50 && places[1] > 220)
  }

  @Test func textsWithAttributesReplacePlainOnes() throws {
    let alert = made([("OK", .default)], title: "Plain", message: "Text")
    alert.setValue(NSAttributedString(string: "Rich"), forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Words"), forKey: "attributedMessage")
    let panel = try laidOut(alert)
    #expect(parts(UILabel.self, of: panel).map(\.text) == ["Rich", "Words"])
  }

  // MARK: Buttons

  @Test func twoButtonsOfAnAlertStandBesideEachOtherCancelFirst() throws {
    let panel = try laidOut(made([("OK", .default), ("Cancel", .cancel)]))
    #expect(panel.frame.size == CGSize(width: 270, height: 44))
    #expect(
      rows(panel) == [
        "Cancel": CGRect(x: 0, y: 0, width: 135, height: 44),
        "OK": CGRect(x: 135, y: 0, width: 135, height: 44),
      ]
    )
    #expect(lines(panel) == [CGRect(x: 135, y: 0, width: hairline, height: 44)])
  }

  @Test func twoButtonsBelowATextAreBothBelowALine() throws {
    let panel = try laidOut(made([("OK", .default), ("Cancel", .cancel)], title: "Delete?"))
    let top = panel.frame.height - 44
    #expect(
      lines(panel) == [
        CGRect(x: 0, y: top, width: 270, height: hairline),
        CGRect(x: 135, y: top, width: hairline, height: 44),
      ]
    )
  }

  @Test(arguments: [1.0, 2, 4]) func aLineIsOnePixelWide(scale: Double) throws {
    let stage = Stage(device: Stage.Device(width: 393, height: 852, scale: scale))
    let panel = try laidOut(made([("OK", .default), ("Cancel", .cancel)]))
    let widths = withExtendedLifetime(stage) { lines(panel).map(\.width) }
    #expect(widths == [CGFloat(1 / scale)])
  }

  @Test func rightToLeftTheyChangeSides() throws {
    let alert = made([("OK", .default), ("Cancel", .cancel)])
    alert.view.semanticContentAttribute = .forceRightToLeft
    let panel = try laidOut(alert)
    #expect(rows(panel).mapValues(\.minX) == ["Cancel": 135, "OK": 0])
    #expect(lines(panel) == [CGRect(x: 135, y: 0, width: hairline, height: 44)])
  }

  @Test(arguments: [
    ("Keep Editing", true), ("Keep editing this message", false), ("Ask App Not to Track", false),
  ])
  func twoTitlesThatDoNotFitStandOnTopOfEachOther(title: String, areBeside: Bool) throws {
    let panel = try laidOut(made([("Cancel", .cancel), (title, .default)]))
    #expect(panel.frame.height == (areBeside ? 44 : 88))
    #expect(rows(panel)["Cancel"]?.minY == (areBeside ? 0 : 44))
    #expect(rows(panel)[title]?.width == (areBeside ? 135 : 270))
  }

  @Test(.evidence(.inferred)) func textsFollowTheTextSizeAndButtonsStack() throws {
    let alert = made([("OK", .default), ("Cancel", .cancel)], title: "Title", message: "Text")
    let usual = try laidOut(alert).frame.height
    stage.textSize = .accessibilityExtraExtraExtraLarge
    // Outside a window the alert is not told of the new text size.
    alert.contentChanged()
    let panel = try laidOut(alert)
    #expect(parts(UILabel.self, of: panel).map { Double($0.font.pointSize) } == [53, 44])
    let fonts = parts(UIButton.self, of: panel).compactMap(\.titleLabel?.font)
    #expect(fonts.map { Double($0.pointSize) } == [53, 53])
    #expect(rows(panel).values.allSatisfy { $0.width == 270 && $0.height > fonts[0].lineHeight })
    #expect(try #require(rows(panel)["OK"]).maxY == rows(panel)["Cancel"]?.minY)
    #expect(panel.frame.height > usual + 100)
  }

  @Test(.evidence(.inferred)) func aTitleOfTheLargestTextsShrinksToHalfOfItsSizeAtMost() throws {
    stage.textSize = .accessibilityExtraExtraExtraLarge
    let alert = made([(String(repeating: "Delete all ", count: 8), .default)])
    let button = try #require(parts(UIButton.self, of: try laidOut(alert)).first)
    let label = try #require(button.titleLabel)
    #expect(label.font.pointSize == 53)
    let text = label.textRect(forBounds: button.bounds, limitedToNumberOfLines: 1)
    #expect(isNear(text.height, label.font.lineHeight / 2, within: 1))
  }

  @Test(arguments: [
    (UIAlertController.Style.alert, UIColor.label), (.actionSheet, .secondaryLabel),
  ])
  func theTextsOfASheetAreGray(style: UIAlertController.Style, color: UIColor) throws {
    let panel = try laidOut(made([("A", .default)], style, title: "Title", message: "Text"))
    #expect(parts(UILabel.self, of: panel).map(\.textColor) == [color, color])
  }

  @Test func threeButtonsStandOnTopOfEachOtherCancelLast() throws {
    let panel = try laidOut(made([("Cancel", .cancel), ("A", .default), ("B", .destructive)]))
    #expect(panel.frame.size == CGSize(width: 270, height: 132))
    let tops: [(String, CGFloat)] = [("A", 0), ("B", 44), ("Cancel", 88)]
    for (name, top) in tops {
      #expect(rows(panel)[name] == CGRect(x: 0, y: top, width: 270, height: 44))
    }
    let between: [CGFloat] = [44, 88]
    #expect(lines(panel) == between.map { CGRect(x: 0, y: $0, width: 270, height: hairline) })
  }

  @Test func aSheetsCancelStandsApart() throws {
    let panel = try laidOut(made([("Cancel", .cancel), ("A", .default)], .actionSheet))
    #expect(panel.frame.size == CGSize(width: 377, height: 57 + 8 + 57))
    #expect(
      rows(panel) == [
        "A": CGRect(x: 0, y: 0, width: 377, height: 57),
        "Cancel": CGRect(x: 0, y: 65, width: 377, height: 57),
      ]
    )
    #expect(panel.subviews.map(\.isHidden) == [false, false])
    #expect(panel.subviews.map(\.layer.cornerRadius) == [14, 14])
    #expect(panel.backgroundColor == nil)
    // [W] What is behind shines through, except through the cancel button.
    #expect(material(panel)?.style == .systemMaterial && panel.subviews[1].backgroundColor != nil)
  }

  private func material(_ panel: AlertPanel) -> UIBlurEffect? {
    (panel.subviews[0] as? UIVisualEffectView)?.blurEffect
  }

  /// On pads a sheet is a popover, whose own corners are round.
  @Test(.evidence(.documented))
  func aPopoversCardIsPlainAndHasNoCancel() throws {
    let (stage, root) = (Stage(device: .iPadPro11), A())
    stage.show(root)
    let alert = made([("A", .default), ("Cancel", .cancel)], .actionSheet)
    alert.popoverPresentationController?.sourceView = root.view
    try stage.record { root.present(alert, animated: true) }
    let panel = try #require(alert.view as? AlertPanel)
    #expect(panel.subviews[0].layer.cornerRadius == 0 && panel.subviews[1].isHidden)
    let color = try #require(panel.layer.backgroundColor)
    #expect(color == panel.subviews[1].layer.backgroundColor && material(panel) == nil)
    #expect(rows(panel).keys.sorted() == ["A"] && panel.bounds.width == 304)
  }

  @Test func aSheetWithoutCancelIsOneCard() throws {
    let panel = try laidOut(made([("A", .default), ("B", .default)], .actionSheet))
    #expect(panel.frame.height == 114 && panel.subviews.map(\.isHidden) == [false, true])
  }

  @Test func aSheetIsAsWideAsThePhoneIsAcross() throws {
    let lying = CGSize(width: 852, height: 393)
    #expect(try laidOut(made([("A", .default)], .actionSheet), in: lying).frame.width == 377)
    #expect(try laidOut(made([("A", .default)]), in: lying).frame.width == 270)
  }

  // MARK: Texts and fields

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func textsStandAboveTheButtonsBehindALine(hasTitle: Bool, hasMessage: Bool) throws {
    let alert = made(
      [("OK", .default)],
      title: hasTitle ? "Delete?" : nil,
      message: hasMessage ? "It cannot be undone." : nil
    )
    let panel = try laidOut(alert)
    let labels = parts(UILabel.self, of: panel).filter { $0.text?.isEmpty == false }
    #expect(labels.count == (hasTitle ? 1 : 0) + (hasMessage ? 1 : 0))
    #expect(labels[0].frame.minY == 18)
    #expect(labels.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 238 })
    for (upper, lower) in zip(labels, labels.dropFirst()) {
      #expect(lower.frame.minY == upper.frame.maxY + 4)
    }
    let top = try #require(rows(panel)["OK"]).minY
    #expect(top == labels[labels.count - 1].frame.maxY + 18)
    #expect(panel.frame.height == top + 44 && panel.subviews[0].frame == panel.bounds)
    #expect(lines(panel) == [CGRect(x: 0, y: top, width: 270, height: hairline)])
  }

  @Test func fieldsStandBetweenTextsAndButtons() throws {
    let alert = made([("OK", .default)], title: "Name")
    for _ in 0..<2 { alert.addTextField() }
    let panel = try laidOut(alert)
    let title = try #require(parts(UILabel.self, of: panel).first)
    let fields = parts(UITextField.self, of: panel)
    #expect(fields.map(\.frame.minY) == [title.frame.maxY + 8, title.frame.maxY + 46])
    #expect(fields.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 238 })
    #expect(fields.allSatisfy { $0.frame.height == 30 && $0.borderStyle == .roundedRect })
    #expect(rows(panel)["OK"]?.minY == fields[1].frame.maxY + 18)
  }

  @Test(arguments: [(UIAlertController.Style.alert, 17.0, 17.0), (.actionSheet, 13, 20)])
  func fontsFollowTheStyle(style: UIAlertController.Style, title: Double, row: Double) throws {
    let alert = made(
      [("A", .default), ("B", .destructive), ("Cancel", .cancel)],
      style,
      title: "Title",
      message: "Text"
    )
    let panel = try laidOut(alert)
    let labels = parts(UILabel.self, of: panel)
    #expect(labels.map(\.font) == [.boldSystemFont(ofSize: title), .systemFont(ofSize: 13)])
    let buttons = parts(UIButton.self, of: panel)
    let fonts = buttons.map { ($0.title(for: .normal) ?? "", $0.titleLabel?.font) }
    for (name, font) in fonts {
      #expect(font == (name == "Cancel" ? .boldSystemFont(ofSize: row) : .systemFont(ofSize: row)))
    }
    let red = buttons.filter { $0.titleColor(for: .normal) == .systemRed }
    #expect(red.map { $0.title(for: .normal) } == ["B"])
  }

  @Test func thePreferredActionIsBoldInCancelsPlace() throws {
    let alert = made([("OK", .default), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions[0]
    let bold = parts(UIButton.self, of: try laidOut(alert)).filter {
      $0.titleLabel?.font == .boldSystemFont(ofSize: 17)
    }
    #expect(bold.map { $0.title(for: .normal) } == ["OK"])
  }

  @Test func anActionMayBeSwitchedOffAndOn() throws {
    let alert = made([("OK", .default)])
    alert.actions[0].isEnabled = false
    let button = try #require(parts(UIButton.self, of: try laidOut(alert)).first)
    #expect(!button.isEnabled)
    alert.actions[0].isEnabled = true
    #expect(button.isEnabled)
  }

  @Test func whatIsAddedLaterIsShown() throws {
    let alert = made([("OK", .default)])
    _ = try laidOut(alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.title = "Title"
    let panel = try laidOut(alert)
    #expect(rows(panel).keys.sorted() == ["Cancel", "OK"])
    #expect(alert.preferredContentSize == panel.frame.size)
    #expect(lines(panel).count == 2)
  }
}
