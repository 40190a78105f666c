import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the user can switch on under Accessibility.
@MainActor @Suite struct SettingsTests {
  private let stage = Stage(device: .iPhoneSE)

  private final class Witness: UIViewController {
    var announced: [UIAccessibilityContrast] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      announced.append(newCollection.accessibilityContrast)
    }
  }

  @Test func onlyShakingAndAutoplayAreOnAtFirst() {
    #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    let off = [
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled,
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isGuidedAccessEnabled,
      UIAccessibility.isMonoAudioEnabled, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.buttonShapesEnabled,
      UIAccessibility.shouldDifferentiateWithoutColor,
    ]
    #expect(!off.contains(true))
  }

  @Test func placesOfAViewAreTakenToTheScreen() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    stage.window.addSubview(view)
    view.bounds.origin = CGPoint(x: 5, y: 0)
    let part = CGRect(x: 5, y: 2, width: 3, height: 3)
    let onScreen = CGRect(x: 30, y: 42, width: 3, height: 3)
    #expect(UIAccessibility.convertToScreenCoordinates(part, in: view) == onScreen)
    let path = UIBezierPath(rect: part)
    #expect(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds == onScreen)
    #expect(path.bounds == part)
  }

  /// What a voice makes of a text does not change how it looks.
  @Test func howATextIsReadIsNotSeen() {
    let keys: [NSAttributedString.Key] = [
      .accessibilitySpeechPunctuation, .accessibilitySpeechLanguage, .accessibilitySpeechPitch,
      .accessibilitySpeechQueueAnnouncement, .accessibilitySpeechIPANotation,
      .accessibilitySpeechSpellOut, .accessibilityTextHeadingLevel, .accessibilityTextCustom,
    ]
    let plain = NSAttributedString(string: "text")
    let read = NSMutableAttributedString(attributedString: plain)
    for key in keys { read.addAttribute(key, value: 1, range: NSRange(location: 0, length: 4)) }
    #expect(read.size() == plain.size())
  }

  private struct Row {
    let name: Notification.Name
    let setting: ReferenceWritableKeyPath<Stage, Bool>
    let isOn: @MainActor () -> Bool
  }

  private var rows: [Row] {
    [
      Row(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        setting: \.increasesContrast,
        isOn: { UIAccessibility.isDarkerSystemColorsEnabled }
      ),
      Row(
        name: UIAccessibility.boldTextStatusDidChangeNotification,
        setting: \.usesBoldText,
        isOn: { UIAccessibility.isBoldTextEnabled }
      ),
      Row(
        name: UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        setting: \.reducesTransparency,
        isOn: { UIAccessibility.isReduceTransparencyEnabled }
      ),
    ]
  }

  @Test(.rule("accessibility.settings", .documented)) func appsAreToldOfEachChange() {
    for row in rows {
      var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: row.name,
        object: nil,
        queue: nil
      ) { _ in MainActor.assumeIsolated { count += 1 } }
      #expect(!row.isOn())
      stage[keyPath: row.setting] = true
      stage[keyPath: row.setting] = true
      #expect(row.isOn() && count == 1)
      stage[keyPath: row.setting] = false
      #expect(!row.isOn() && count == 2)
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test(.rule("accessibility.settings", .documented)) func settingsBelongToTheirStage() {
    for row in rows { stage[keyPath: row.setting] = true }
    let other = Stage(device: .iPhoneSE)
    #expect(rows.allSatisfy { !$0.isOn() })
    #expect(other.window.traitCollection.accessibilityContrast == .normal)
    #expect(stage.window.traitCollection.accessibilityContrast == .high)
    #expect(stage.window.traitCollection.legibilityWeight == .bold)
  }

  @Test(.rule("accessibility.settings", .documented)) func shownColorsFollowTheContrast() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBlue
    stage.show(controller)
    stage.advance(by: 0)
    func shown() -> Color? { controller.view.layer.backgroundColor?.value }
    let plain = shown()
    stage.increasesContrast = true
    #expect(shown() == Color(bytes: 0, 64, 221))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(shown() == Color(bytes: 64, 156, 255))
    stage.window.overrideUserInterfaceStyle = .unspecified
    stage.increasesContrast = false
    #expect(shown() == plain && plain == Color(bytes: 0, 122, 255))
  }

  @Test func turnsAnnounceTheSettings() {
    let controller = Witness()
    stage.show(controller)
    stage.increasesContrast = true
    stage.rotate(to: .landscapeLeft)
    #expect(controller.announced == [.high])
  }

  @Test(
    .rule("accessibility.settings", .inferred),
    arguments: zip(
      [
        UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
        .black,
      ],
      [
        UIFont.Weight.light, .regular, .medium, .semibold, .bold, .bold, .heavy, .black, .black,
      ]
    )
  )
  func boldTextIsHeavier(weight: UIFont.Weight, bold: UIFont.Weight) {
    let plain = UIFont.systemFont(ofSize: 17, weight: weight)
    let wanted = UIFont.systemFont(ofSize: 17, weight: bold)
    stage.usesBoldText = true
    #expect(UIFont.systemFont(ofSize: 17, weight: weight) == wanted)
    stage.usesBoldText = false
    #expect(UIFont.systemFont(ofSize: 17, weight: weight) == plain)
  }

  @Test(.rule("accessibility.settings", .documented)) func shownTextStylesFollowTheSetting() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Hello"
    stage.window.addSubview(label)
    stage.advance(by: 0)
    let (plain, width) = (label.font, label.intrinsicContentSize.width)
    stage.usesBoldText = true
    #expect(label.font == .preferredFont(forTextStyle: .body) && label.font != plain)
    #expect(label.intrinsicContentSize.width > width)
    stage.usesBoldText = false
    #expect(label.font == plain)
  }

  @Test func traitsDecideOnTheirOwnText() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let plain = UITraitCollection(legibilityWeight: .regular)
    let style = UIFont.TextStyle.body
    let regular = UIFont.preferredFont(forTextStyle: style)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: plain) == regular)
    let heavy = UIFont.preferredFont(forTextStyle: style, compatibleWith: bold)
    #expect(heavy == .systemFont(ofSize: 17, weight: .semibold))
    stage.usesBoldText = true
    #expect(UIFont.preferredFont(forTextStyle: style) == heavy)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: plain) == regular)
  }

  @Test(
    .rule("accessibility.settings", .inferred),
    arguments: [(UIUserInterfaceStyle.light, 249.0), (.dark, 37)]
  )
  func reducedTransparencyLeavesTheTint(interface: UIUserInterfaceStyle, level: Double) throws {
    stage.window.overrideUserInterfaceStyle = interface
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.window.addSubview(glass)
    stage.advance(by: 0)
    let blurred = glass.layer.values.backdrop
    stage.reducesTransparency = true
    let flat = BackdropBlur(deviation: 0, tint: Color(white: level / 255))
    #expect(glass.layer.values.backdrop == flat)
    let later = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.window.addSubview(later)
    #expect(later.layer.values.backdrop == flat)
    stage.reducesTransparency = false
    #expect(glass.layer.values.backdrop == blurred && later.layer.values.backdrop == blurred)
  }

  @Test func barsAreOpaqueToo() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    nav.navigationBar.scrollEdgeAppearance = nav.navigationBar.standardAppearance
    stage.show(nav)
    stage.advance(by: 0)
    let backdrop = nav.navigationBar.backdrop
    #expect(try #require(backdrop.layer.values.backdrop).deviation > 0)
    stage.reducesTransparency = true
    let flat = try #require(backdrop.layer.values.backdrop)
    #expect(flat.deviation == 0 && flat.tint.alpha == 1)
  }
}
