import Foundation
import Geometry

/// The views of a button with a configuration.
@MainActor
final class ConfiguredParts {
  let plate = UIView()
  /// The image, the blur and the view of the background, on the plate.
  var decoration: ConfiguredBackgroundView?
  let subtitle = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  /// The mark of a pop-up button, behind its content.
  let mark = UIImageView()
}

extension UIButton {
  /// [D] Calls the update handler before the configuration is applied, at every change of state.
  func configurationChanged() {
    contentChanged()
    applyLooks()
  }

  func applyConfiguration() {
    guard let configuration else { return takeConfiguredPartsAway() }
    let parts = configuredParts ?? makeParts()
    configuredParts = parts
    let color = configuration.foregroundColor(state, configuredTint)
    show(
      ownTitle ?? configuration.attributedTitle ?? looks.title(for: state),
      in: label,
      look: (font(configuration.buttonSize.textStyle), color),
      transformer: configuration.titleTextAttributesTransformer
    )
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    label.lineBreakMode = configuration.titleLineBreakMode
    label.alpha = 1
    show(
      configuration.attributedSubtitle,
      in: parts.subtitle,
      look: (font(.footnote), color),  // [W]
      transformer: configuration.subtitleTextAttributesTransformer
    )
    parts.subtitle.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
    parts.subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    let image = ownImage ?? configuration.image ?? looks.images[state]
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    picture.image = image?.asTemplateByDefault
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    picture.alpha = 1
    let spinning = configuration.activityIndicatorColorTransformer.map { $0(color) } ?? color
    spin(parts, color: spinning, isOn: configuration.showsActivityIndicator)
    paint(parts.plate, configuration)
    decorate(parts, configuration.background)
    parts.mark.image = showsMark(configuration) ? Self.popUpMark : nil
    parts.mark.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  /// [D] An automatic mark is that of pop-up buttons.
  private func showsMark(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  // [I] The size of the mark, and its distance from the content.
  private static var popUpMark: UIImage? {
    UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)
    )?.asTemplateByDefault
  }
  private static let markGap: CGFloat = 4

  /// What is set for the state alone comes before the configuration.
  private var ownTitle: AttributedString? {
    state == .normal ? nil : looks.ownTitle(for: state)
  }
  private var ownImage: UIImage? { state == .normal ? nil : looks.images.own(state) }

  /// The color of everything that the configuration gives no other.
  var configuredTint: UIColor { role == .destructive ? .systemRed : tintColor }

  /// [D] Configured buttons follow the user's text size.
  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// The button's font and colour are defaults for the text's attributes; the transformer overrides
  /// both.
  private func show(
    _ text: AttributedString?,
    in label: UILabel,
    look: (font: UIFont, color: UIColor),
    transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.font = look.font
    label.textColor = look.color
    guard var text, !text.characters.isEmpty else { return label.text = nil }
    var base = AttributeContainer()
    (base.font, base.foregroundColor) = (look.font, look.color)
    text.mergeAttributes(base, mergePolicy: .keepCurrent)
    if let transformer {
      for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
    }
    label.attributedText = text.forLabel
  }

  private func makeParts() -> ConfiguredParts {
    let parts = ConfiguredParts()
    parts.plate.isUserInteractionEnabled = false
    insertSubview(parts.plate, at: 0)
    addSubview(parts.subtitle)
    addSubview(parts.spinner)
    addSubview(parts.mark)
    return parts
  }

  private func takeConfiguredPartsAway() {
    guard let parts = configuredParts else { return }
    let views: [UIView] = [parts.plate, parts.subtitle, parts.spinner, parts.mark]
    for view in views { view.removeFromSuperview() }
    configuredParts = nil
  }

  private func spin(_ parts: ConfiguredParts, color: UIColor, isOn: Bool) {
    parts.spinner.color = color
    if isOn { parts.spinner.startAnimating() } else { parts.spinner.stopAnimating() }
    picture.isHidden = isOn || picture.image == nil
  }

  private func paint(_ plate: UIView, _ configuration: Configuration) {
    let background = configuration.background
    let color = background.backgroundColor ?? configuration.backgroundColor(state, configuredTint)
    plate.backgroundColor =
      background.backgroundColorTransformer.map { $0(color ?? .clear) } ?? color
    plate.layer.borderWidth = background.strokeWidth
    let stroke = background.resolvedStrokeColor(for: tintColor)
    plate.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    plate.layer.cornerRadius = configuration.cornerRadius(plate.bounds.height)
  }

  /// The plate has the colour and the stroke already.
  private func decorate(_ parts: ConfiguredParts, _ background: UIBackgroundConfiguration) {
    guard background.image != nil || background.visualEffect != nil || background.customView != nil
    else {
      parts.decoration?.removeFromSuperview()
      parts.decoration = nil
      return
    }
    let view = parts.decoration ?? ConfiguredBackgroundView()
    if parts.decoration == nil {
      parts.plate.addSubview(view)
      parts.decoration = view
      setNeedsLayout()
    }
    var rest = background
    (rest.backgroundColor, rest.backgroundColorTransformer) = (.clear, nil)
    (rest.strokeWidth, rest.backgroundInsets) = (0, .zero)
    rest.edgesAddingLayoutMarginsToBackgroundInsets = []
    view.show(rest)
  }

  // MARK: Layout

  private func layOutBackground(_ configuration: Configuration, _ parts: ConfiguredParts) {
    let insets = configuration.background.insets(in: self)
    parts.plate.frame = bounds.inset(by: insets.sides(isRightToLeft: isRightToLeft))
    let radius = configuration.cornerRadius(parts.plate.bounds.height)
    parts.plate.layer.cornerRadius = radius
    parts.decoration?.layOut(in: parts.plate.bounds)
    parts.decoration?.layer.cornerRadius = radius
  }

  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var text = CGSize.zero
    var all = CGSize.zero
    var mark = CGSize.zero
    /// What the mark takes from the trailing end.
    var markLength: CGFloat = 0
  }

  private func sizes(_ configuration: Configuration, _ parts: ConfiguredParts) -> Sizes {
    var sizes = Sizes()
    sizes.image =
      configuration.showsActivityIndicator
      ? parts.spinner.sizeThatFits(.zero) : picture.shownImage?.size ?? .zero
    sizes.title = label.text?.isEmpty ?? true ? .zero : label.intrinsicContentSize
    sizes.subtitle =
      parts.subtitle.text?.isEmpty ?? true ? .zero : parts.subtitle.intrinsicContentSize
    let between =
      sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
    sizes.text = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + between + sizes.subtitle.height
    )
    let gap =
      sizes.image.width > 0 && sizes.text.width > 0 ? configuration.imagePadding : 0
    let isColumn = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    sizes.all =
      isColumn
      ? CGSize(
        width: max(sizes.image.width, sizes.text.width),
        height: sizes.image.height + gap + sizes.text.height
      )
      : CGSize(
        width: sizes.image.width + gap + sizes.text.width,
        height: max(sizes.image.height, sizes.text.height)
      )
    if let mark = parts.mark.image?.size {
      (sizes.mark, sizes.markLength) = (mark, mark.width + Self.markGap)
    }
    return sizes
  }

  func configuredSize(_ configuration: Configuration) -> CGSize {
    guard let parts = configuredParts else { return .zero }
    let sizes = sizes(configuration, parts)
    let insets = configuration.contentInsets
    return CGSize(
      width: sizes.all.width + sizes.markLength + insets.leading + insets.trailing,
      height: max(sizes.all.height, sizes.mark.height) + insets.top + insets.bottom
    )
  }

  func arrangeConfigured(_ configuration: Configuration) {
    guard let parts = configuredParts else { return }
    backdrop.isHidden = true
    layOutBackground(configuration, parts)
    let sizes = sizes(configuration, parts)
    let insets = configuration.contentInsets
    let end = insets.trailing + sizes.markLength
    let (left, right) = isRightToLeft ? (end, insets.leading) : (insets.leading, end)
    let area = CGRect(
      x: left,
      y: insets.top,
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    let content = aligned(sizes.all, in: area)
    parts.mark.frame = CGRect(
      x: isRightToLeft ? content.minX - sizes.markLength : content.maxX + Self.markGap,
      y: content.midY - sizes.mark.height / 2,
      width: sizes.mark.width,
      height: sizes.mark.height
    )
    let (image, text) = split(content, into: sizes, for: configuration)
    picture.frame = image
    parts.spinner.frame = image
    setTexts(in: text, sizes: sizes, for: configuration, of: parts)
  }

  /// [D] The content as a whole is aligned like that of any control.
  private func aligned(_ size: CGSize, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let spare = area.width - size.width
    let share: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      case .center, .fill: 0.5
      }
    let drop: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    return CGRect(
      x: area.minX + spare * share,
      y: area.minY + (area.height - size.height) * drop,
      width: size.width,
      height: size.height
    )
  }

  private func split(
    _ content: CGRect,
    into sizes: Sizes,
    for configuration: Configuration
  ) -> (image: CGRect, text: CGRect) {
    let placement = configuration.imagePlacement
    var image = CGRect(
      x: content.midX - sizes.image.width / 2,
      y: content.midY - sizes.image.height / 2,
      width: sizes.image.width,
      height: sizes.image.height
    )
    var text = content
    let gap = sizes.image.width > 0 && sizes.text.width > 0 ? configuration.imagePadding : 0
    if !placement.isDisjoint(with: [.top, .bottom]) {
      let isAbove = placement.contains(.top)
      image.origin.y = isAbove ? content.minY : content.maxY - image.height
      text.origin.y = isAbove ? content.minY + image.height + gap : content.minY
      text.size.height = max(0, content.height - image.height - gap)
    } else {
      let isLeft = placement.contains(.trailing) == isRightToLeft
      image.origin.x = isLeft ? content.minX : content.maxX - image.width
      text.origin.x = isLeft ? content.minX + image.width + gap : content.minX
      text.size.width = max(0, content.width - image.width - gap)
    }
    return (image, text)
  }

  private func setTexts(
    in area: CGRect,
    sizes: Sizes,
    for configuration: Configuration,
    of parts: ConfiguredParts
  ) {
    let top = area.midY - sizes.text.height / 2
    label.frame = CGRect(x: area.minX, y: top, width: area.width, height: sizes.title.height)
    parts.subtitle.frame = CGRect(
      x: area.minX,
      y: top + sizes.text.height - sizes.subtitle.height,
      width: area.width,
      height: sizes.subtitle.height
    )
    let alignment: NSTextAlignment =
      switch configuration.titleAlignment {
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      // [I] Next to an image the text is aligned with it, otherwise it is centred.
      case .automatic: sizes.image.width > 0 ? .natural : .center
      case .center: .center
      }
    label.textAlignment = alignment
    parts.subtitle.textAlignment = alignment
  }
}
