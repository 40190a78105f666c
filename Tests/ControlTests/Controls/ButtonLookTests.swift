import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The numbers and colors of buttons.
@MainActor
@Suite struct ButtonLookTests {
  private let bench = Bench()

  @Test(
    .evidence(.reported),
    arguments: [
      (UIButton.Configuration.Size.mini, 3.0, 8.0), (.small, 4, 10), (.medium, 7, 12),
      (.large, 15, 20),
    ]
  )
  func aSizeHasItsInsets(size: UIButton.Configuration.Size, high: Double, wide: Double) {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = size
    let (high, wide) = (CGFloat(high), CGFloat(wide))
    let insets = NSDirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
    #expect(configuration.contentInsets == insets)
    configuration.contentInsets = .zero
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets)
  }

  @Test func aStyleHasItsCorners() {
    var configuration = UIButton.Configuration.filled()
    let styles: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    let radii = styles.map { style -> CGFloat in
      configuration.cornerStyle = style
      return configuration.cornerRadius(40)
    }
    #expect(radii == [5.95, 5.95, 4, 6, 12, 20])
    configuration.background.cornerRadius = 9
    configuration.cornerStyle = .fixed
    #expect(configuration.cornerRadius(40) == 9)
  }

  @Test func aConfigurationBeginsWithItsDefaults() {
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.imagePlacement == .leading && configuration.imagePadding == 0)
    #expect(configuration.titlePadding == 1 && configuration.titleAlignment == .automatic)
    #expect(configuration.cornerStyle == .dynamic && configuration.buttonSize == .medium)
    #expect(configuration.title == nil && configuration.subtitle == nil)
    #expect(configuration.titleLineBreakMode == .byWordWrapping)
    #expect(!configuration.showsActivityIndicator && configuration.background.strokeWidth == 0)
  }

  private var configurations: [UIButton.Configuration] {
    [.plain(), .gray(), .tinted(), .filled()]
  }

  @Test func textIsTintedUnlessTheButtonIsFilled() {
    func colors(_ state: UIControl.State) -> [UIColor] {
      configurations.map { $0.foregroundColor(state, .red) }
    }
    let pale = UIColor.red.withAlphaComponent(0.75)
    let plain: [UIColor] = [.red, .red, .red, .white]
    let pressed: [UIColor] = [pale, pale, pale, UIColor.white.withAlphaComponent(0.75)]
    let off = [UIColor](repeating: .tertiaryLabel, count: 4)
    #expect(colors(.normal) == plain && colors(.highlighted) == pressed)
    #expect(colors(.disabled) == off && colors([.disabled, .highlighted]) == off)
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .green
    #expect(own.foregroundColor(.normal, .red) == .green)
  }

  @Test func aBackgroundIsGrayTintedOrFilled() {
    func colors(_ state: UIControl.State) -> [UIColor?] {
      configurations.map { $0.backgroundColor(state, .red) }
    }
    let faint = UIColor.red.withAlphaComponent(0.18)
    let (gray, off) = (UIColor.secondarySystemFill, UIColor.tertiarySystemFill)
    let plain: [UIColor?] = [nil, gray, faint, .red]
    let pressed: [UIColor?] = [nil, gray, faint, UIColor.red.withAlphaComponent(0.75)]
    let disabled: [UIColor?] = [nil, off, off, off]
    #expect(colors(.normal) == plain && colors(.highlighted) == pressed)
    #expect(colors(.disabled) == disabled)
    func own(_ configuration: UIButton.Configuration) -> UIColor? {
      var configuration = configuration
      configuration.baseBackgroundColor = .green
      return configuration.backgroundColor(.normal, .red)
    }
    let green: [UIColor?] = [.green, .green, UIColor.green.withAlphaComponent(0.18), .green]
    #expect(configurations.map { own($0) } == green)
  }

  @Test func thePlateHasTheBackgroundsStrokeAndRadius() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.cornerStyle = .capsule
    configuration.background.strokeWidth = 3
    configuration.background.strokeColor = .green
    let button = UIButton(configuration: configuration)
    bench.add(button, CGRect(x: 0, y: 0, width: 90, height: 40))
    button.layoutIfNeeded()
    let plate = try #require(button.configuredParts).plate
    #expect(plate.frame == button.bounds && plate.layer.cornerRadius == 20)
    #expect(plate.layer.borderWidth == 3 && plate.layer.borderColor == UIColor.green.cgColor)
    button.configuration?.background.backgroundColor = .blue
    #expect(plate.backgroundColor == .blue)
    button.configuration?.background.backgroundColorTransformer =
      UIConfigurationColorTransformer { _ in .red }
    #expect(plate.backgroundColor == .red)
  }

  @Test func ofAPlainButtonAPressedTitleFadesAndAnImageIsDimmed() {
    func alphas(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> [CGFloat] {
      let button = UIButton(type: type)
      button.setTitle("Go", for: .normal)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      button.setImage(image, for: .normal)
      change(button)
      return [button.label.alpha, button.picture.alpha].map { ($0 * 100).rounded() / 100 }
    }
    #expect(alphas(.system) { $0.isHighlighted = true } == [0.2, 0.2])
    #expect(alphas(.custom) { $0.isHighlighted = true } == [1, 0.5])
    #expect(alphas(.system) { $0.isEnabled = false } == [1, 0.5])
    #expect(alphas(.custom) { $0.isEnabled = false } == [1, 0.5])
    #expect(alphas(.custom) { $0.isSelected = true } == [1, 1])
    let plain = alphas(.custom) {
      $0.adjustsImageWhenHighlighted = false
      $0.isHighlighted = true
    }
    #expect(plain == [1, 1])
    let own = alphas(.system) {
      $0.setTitleColor(.green, for: .highlighted)
      $0.isHighlighted = true
    }
    #expect(own == [1, 0.2])
  }

  @Test func titlesHaveTheColorOfTheirStateAndKind() {
    let (custom, system) = (UIButton(), UIButton(type: .system))
    system.tintColor = .red
    #expect(custom.titleColor(for: .normal) == .white && system.titleColor(for: .normal) == .red)
    #expect(custom.titleColor(for: .disabled) == .white)
    #expect(system.titleColor(for: .disabled) == .tertiaryLabel)
    for button in [custom, system] {
      button.setTitleColor(.green, for: .normal)
      #expect(button.titleColor(for: .highlighted) == .green)
      button.setTitleColor(.blue, for: .disabled)
      #expect(button.titleColor(for: .disabled) == .blue)
    }
    #expect(!system.adjustsImageWhenDisabled && custom.adjustsImageWhenDisabled)
    #expect(!system.adjustsImageWhenHighlighted && custom.adjustsImageWhenHighlighted)
  }

  @Test(.evidence(.reported)) func aSystemButtonHasASmallerTitle() {
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
    #expect(UIButton(type: .custom).titleLabel?.font == .systemFont(ofSize: 18))
    let system = UIButton(type: .system)
    #expect(system.titleLabel?.font == .systemFont(ofSize: 15))
    system.setTitle("Hello World", for: .normal)
    #expect(system.intrinsicContentSize.height == 30)
    #expect(UIButton(type: .detailDisclosure).titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test func anActionGivesTitleImageAndDeed() {
    var deeds = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let action = UIAction(title: "Go", image: image) { _ in deeds += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go" && button.currentImage === image)
    button.performPrimaryAction()
    let configured = UIButton(configuration: .plain(), primaryAction: action)
    #expect(configured.configuration?.title == "Go" && configured.configuration?.image === image)
    configured.sendActions(for: .primaryActionTriggered)
    #expect(deeds == 2)
    var own = UIButton.Configuration.plain()
    own.title = "Own"
    let kept = UIButton(configuration: own, primaryAction: action)
    #expect(kept.configuration?.title == "Own")
  }
}
