import Foundation

extension UIButton {
  func assemble() {
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle  // [W] UIButton's title
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    backdrop.isHidden = true
    picture.isHidden = true
    // Touches go to the button, not to its parts.
    for part in [backdrop, picture, label] { addSubview(part) }
    applyLooks()
  }

  // [W] The title of a button of the system; `buttonFontSize` is that of a custom one.
  private static var systemTitleSize: CGFloat { 15 }

  func adopt(_ type: ButtonType) {
    buttonType = type
    if type != .custom { label.font = .systemFont(ofSize: Self.systemTitleSize) }
    if let glyph = type.glyph { setImage(glyph.image, for: .normal) }
    if type == .close {
      // [W] A grey cross on a grey disc of 30 points, whatever the tint.
      setBackgroundImage(ButtonGlyph.disc(30), for: .normal)
      backdrop.tintColor = .tertiarySystemFill
      picture.tintColor = .secondaryLabel
    }
    applyLooks()
  }

  func change<Value>(
    _ table: WritableKeyPath<ButtonLooks, StateTable<Value>>,
    for state: State,
    to value: Value?
  ) {
    looks[keyPath: table][state] = value
    applyLooks()
    contentChanged()
  }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// [D] A system button's title has the tint colour, a custom one's is white.
  func color(for state: State) -> UIColor {
    if let color = looks.colors.own(state) { return color }
    if buttonType != .custom, state.contains(.disabled) {
      return UIColor.tertiaryLabel  // [W] a disabled system button
    }
    return looks.colors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Applies the values of the current state to the parts.
  func applyLooks() {
    if let title = looks.attributedTitles[state] {
      label.attributedText = title
    } else {
      label.text = looks.titles[state]
      label.textColor = color(for: state)
    }
    label.shadowColor = looks.shadows[state]
    picture.preferredSymbolConfiguration = looks.symbols[state]
    picture.image = shown(looks.images[state])
    picture.isHidden = picture.image == nil
    backdrop.image = looks.backgrounds[state]
    backdrop.isHidden = backdrop.image == nil
    dim()
    showGlow()
    applyConfiguration()
    setNeedsLayout()
  }

  /// A system button's images are templates by default.  [D]
  private func shown(_ image: UIImage?) -> UIImage? {
    guard buttonType != .custom, image?.renderingMode == .automatic else { return image }
    return image?.withRenderingMode(.alwaysTemplate)
  }

  private func dim() {
    let isPressed = state.contains(.highlighted)
    // [W] A pressed system button without a value for that state fades to a fifth.
    let fades = buttonType != .custom && isPressed
    label.alpha = fades && looks.colors.own(.highlighted) == nil ? 0.2 : 1
    let hasImage = looks.images.own(state) != nil
    let dimsAnyway = buttonType == .system
    let isDimmed =
      (isPressed && (dimsAnyway || adjustsImageWhenHighlighted))
      || (!isEnabled && (dimsAnyway || adjustsImageWhenDisabled))
    // [I] UIKit darkens a custom button's image; here it is drawn at half opacity.
    picture.alpha = isDimmed && !(hasImage && state != .normal) ? (fades ? 0.2 : 0.5) : 1
  }
}

extension UIButton {
  // [I] A soft white disc behind the content; Apple documents neither size nor opacity.
  private func showGlow() {
    let isLit = showsTouchWhenHighlighted && state.contains(.highlighted)
    if isLit, glow == nil {
      let disc = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      disc.layer.cornerRadius = 30
      disc.backgroundColor = UIColor(white: 1, alpha: 0.5)
      insertSubview(disc, aboveSubview: backdrop)
      glow = disc
    }
    glow?.isHidden = !isLit
    glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
