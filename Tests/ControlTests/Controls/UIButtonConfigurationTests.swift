import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIButtonConfigurationTests {
  private let bench = Bench()

  @Test func aFilledButtonIsWhiteOnItsTint() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = bench.add(
      UIButton(configuration: configuration),
      CGRect(x: 0, y: 0, width: 100, height: 40)
    )
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .white)
    #expect(try #require(button.configuredParts).plate.backgroundColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func theBackgroundHasItsImageItsInsetsAndItsCorners() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    var configuration = UIButton.Configuration.plain()
    configuration.cornerStyle = .large
    configuration.background.image = image
    configuration.background.imageContentMode = .scaleAspectFit
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    let button = bench.add(
      UIButton(configuration: configuration),
      CGRect(x: 0, y: 0, width: 100, height: 40)
    )
    button.layoutIfNeeded()
    let parts = try #require(button.configuredParts)
    #expect(parts.plate.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
    let decoration = try #require(parts.decoration)
    #expect(decoration.frame == parts.plate.bounds && decoration.layer.cornerRadius == 12.0)
    let picture = try #require(decoration.subviews.first as? UIImageView)
    #expect(picture.image === image && picture.contentMode == .scaleAspectFit)
    #expect(picture.frame == parts.plate.bounds)
    button.configuration?.background.image = nil
    #expect(parts.decoration == nil && parts.plate.subviews.isEmpty)
  }

  @Test func theInsetsGrowTheButton() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14)
    )
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4)
    )
  }

  @Test func theImageStandsWhereItIsPlaced() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = image
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    bench.add(button, CGRect(origin: .zero, size: button.intrinsicContentSize))
    let label = button.titleLabel ?? UILabel()
    #expect(isNear(label.frame.minX, (button.imageView?.frame.maxX ?? 0) + 6))
    button.configuration?.imagePlacement = .top
    bench.add(button, CGRect(origin: .zero, size: button.intrinsicContentSize))
    #expect(isNear(label.frame.minY, (button.imageView?.frame.maxY ?? 0) + 6))
  }

  /// Titles and images that are set the old way replace those of the configuration.
  @Test(.evidence(.reported)) func titlesSetByStateAreShown() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.text == "Go" && button.configuration?.title == "Go")
    button.setTitle("Gone", for: .selected)
    #expect(button.titleLabel?.text == "Go")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Gone" && button.configuration?.title == "Go")
    button.isSelected = false
    button.configuration?.title = "Back"
    #expect(button.titleLabel?.text == "Back")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.configuration?.image === image)
    #expect(button.imageView?.image?.size == CGSize(width: 9, height: 7))
  }

  /// Apple's engineers name this as the way to another font.
  @Test(.evidence(.documented)) func attributedTitlesSetByStateAreShown() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    let font = UIFont.systemFont(ofSize: 40)
    let title = NSAttributedString(string: "Go", attributes: [.font: font])
    button.setAttributedTitle(title, for: .normal)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "Go" && button.configuration?.title == "Go")
    #expect(shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    button.setTitle("Plain", for: .normal)
    #expect(button.titleLabel?.text == "Go")
    button.setAttributedTitle(NSAttributedString(string: "Gone"), for: .selected)
    #expect(button.titleLabel?.text == "Go")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Gone" && button.configuration?.title == "Go")
    button.isSelected = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain" && button.configuration?.title == "Plain")
  }

  @Test(.evidence(.documented)) func aConfigurationWithoutATitleShowsTheAttributedOne() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    button.configuration = .plain()
    #expect(button.titleLabel?.text == "Go" && button.configuration?.title == nil)
  }

  @Test(.evidence(.documented)) func aDestructiveButtonIsRed() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Delete", "Everything")
    let button = UIButton(configuration: configuration)
    button.role = .destructive
    #expect(try #require(button.configuredParts).plate.backgroundColor == .systemRed)
    button.configuration = .gray()
    button.configuration?.title = "Delete"
    #expect(button.titleLabel?.textColor == .systemRed)
    button.role = .normal
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  /// Behind the content, on either side.
  @Test(.evidence(.documented, .inferred), arguments: [false, true])
  func aPopUpButtonHasAMark(isRightToLeft: Bool) throws {
    let button = UIButton(configuration: .gray())
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    button.configuration?.title = "One"
    let narrow = button.intrinsicContentSize.width
    #expect(try #require(button.configuredParts).mark.image == nil)
    button.changesSelectionAsPrimaryAction = true
    let mark = try #require(button.configuredParts).mark
    let size = try #require(mark.image).size
    #expect(button.intrinsicContentSize.width == narrow + size.width + 4)
    bench.add(button, CGRect(origin: .zero, size: button.intrinsicContentSize))
    let label = try #require(button.titleLabel)
    let gap =
      isRightToLeft ? label.frame.minX - mark.frame.maxX : mark.frame.minX - label.frame.maxX
    #expect(isNear(gap, 4))
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(mark.image == nil && button.intrinsicContentSize.width == narrow)
    button.changesSelectionAsPrimaryAction = false
    button.configuration?.indicator = .popup
    #expect(mark.image != nil)
    button.configuration?.indicator = .automatic
    #expect(mark.image == nil)
  }

  @Test(.evidence(.documented)) func subtitlesBreakAsTheConfigurationSays() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("One", "Two")
    let button = UIButton(configuration: configuration)
    #expect(button.subtitleLabel?.text == "Two" && button.subtitleLabel?.numberOfLines == 0)
    button.configuration?.subtitleLineBreakMode = .byTruncatingTail
    #expect(button.subtitleLabel?.numberOfLines == 1)
    #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(UIButton(type: .system).subtitleLabel == nil)
  }

  @Test func theHandlerHearsOfEveryState() {
    let button = bench.add(
      UIButton(configuration: .gray()),
      CGRect(x: 0, y: 0, width: 100, height: 40)
    )
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    bench.stage.advance(by: 0)
    bench.stage.press(at: CGPoint(x: 50, y: 20), duration: 0.1)
    bench.stage.advance(by: 0)
    #expect(states == [.normal, .highlighted, .normal])
  }

  @Test(.evidence(.documented)) func theHandlerIsCalledOnceWithTheNextLayout() {
    let button = bench.add(
      UIButton(configuration: .gray()),
      CGRect(x: 0, y: 0, width: 100, height: 40)
    )
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    #expect(calls == 0)
    button.layoutIfNeeded()
    #expect(calls == 1)
    button.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test func everyControlHasItsPicture() throws {
    let gallery = Gallery(bench)
    let film = try bench.stage.record(for: 0) { gallery.fill() }
    let bitmap = try Renderer(scale: 2).draw(film.end.scene)
    #expect(bitmap.width == 640)
    if let folder = ProcessInfo.processInfo.environment["CONTROL_PICTURES"] {
      try Data(PNG.encode(bitmap)).write(to: URL(filePath: folder).appending(path: "controls.png"))
    }
    #expect(bench.stage.faults.isEmpty, "\(bench.stage.faults)")
  }
}

/// One of each control, below each other.
@MainActor
private struct Gallery {
  let bench: Bench

  init(_ bench: Bench) {
    self.bench = bench
  }

  func fill() {
    bench.view.backgroundColor = .systemGray6
    let stack = UIStackView(frame: CGRect(x: 16, y: 10, width: 288, height: 460))
    (stack.axis, stack.alignment, stack.distribution) = (.vertical, .leading, .equalSpacing)
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    stack.addArrangedSubview(row([on, off, UIStepper()]))
    let slider = UISlider()
    slider.value = 0.3
    stack.addArrangedSubview(wide(slider))
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    stack.addArrangedSubview(segments)
    let progress = UIProgressView()
    progress.progress = 0.6
    stack.addArrangedSubview(wide(progress))
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    pages.backgroundColor = .systemGray
    stack.addArrangedSubview(wide(pages))
    for (text, hint) in [("Text", "Hint"), ("", "Placeholder")] {
      let field = UITextField()
      (field.text, field.placeholder, field.borderStyle) = (text, hint, .roundedRect)
      stack.addArrangedSubview(wide(field))
    }
    let note = UITextView()
    note.text = "A text view with several lines of text that wrap at its edge."
    note.isScrollEnabled = false
    stack.addArrangedSubview(wide(note))
    for pair in [
      [UIButton.Configuration.plain(), .gray()], [.tinted(), .filled()],
    ] {
      stack.addArrangedSubview(
        row(
          pair.map { configuration in
            var configuration = configuration
            configuration.title = "Button"
            configuration.subtitle = "Subtitle"
            return UIButton(configuration: configuration)
          }
        )
      )
    }
    bench.view.addSubview(stack)
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private func wide(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 288).isActive = true
    return view
  }
}
