import Foundation
import Geometry

/// A key that can be tapped: a card with a sign, and the edge below it.
final class KeyboardKeyView: UIControl {
  private let card = UIView()
  private let sign = UILabel()
  private let letters = UILabel()
  private let picture = UIImageView()

  private static let radius: CGFloat = 5  // [W]
  // [I] Measured on screenshots.
  private static let (letterSize, wordSize): (CGFloat, CGFloat) = (23, 16)
  private static let (lettersSize, lettersHeight): (CGFloat, CGFloat) = (10, 12)
  private static let gapBelowLetters: CGFloat = 4

  init(_ key: KeyboardKey, _ request: KeyboardRequest, pressed: @escaping () -> Void) {
    super.init(frame: .zero)
    let look: KeyboardLook = request.isDark ? .dark : .light
    for view in [card, sign, letters, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // Other keys stand beside it.
    touchMargin = 0
    layer.cornerRadius = Self.radius
    card.layer.cornerRadius = Self.radius
    sign.textAlignment = .center
    picture.contentMode = .center
    backgroundColor = look.edge
    show(key, for: request, look: look)
    show(letters: key.letters, look)
    if key.isBare { (backgroundColor, card.backgroundColor) = (nil, nil) }
    addAction(UIAction { _ in pressed() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ key: KeyboardKey, for request: KeyboardRequest, look: KeyboardLook) {
    (card.backgroundColor, sign.textColor) = (look.side, look.text)
    sign.font = .systemFont(ofSize: Self.wordSize)
    switch key.kind {
    case .text(let text):
      card.backgroundColor = look.key
      sign.text = text
      sign.font = .systemFont(ofSize: text.count > 1 ? Self.wordSize : Self.letterSize)
    case .space:
      card.backgroundColor = look.key
      show(word: KeyboardWords(request).space)
    case .symbols(let text): sign.text = text
    case .shift: showShift(isOn: request.isUpperCase, look)
    case .delete: show("delete.left", look)
    case .return: showReturn(request, look)
    case .gap: isHidden = true
    }
  }

  /// [I] Long words have the size that their key has room for.
  private func show(word: String) {
    sign.text = word
    sign.adjustsFontSizeToFitWidth = true
    sign.minimumScaleFactor = 0.5
  }

  private func show(_ symbol: String, _ look: KeyboardLook) {
    picture.image = UIImage(systemName: symbol)
    picture.tintColor = look.text
  }

  /// [W] An active shift key is light, whatever the others are.
  private func showShift(isOn: Bool, _ look: KeyboardLook) {
    show(isOn ? "shift.fill" : "shift", look)
    if isOn { (card.backgroundColor, picture.tintColor) = look.active }
  }

  private func show(letters text: String, _ look: KeyboardLook) {
    letters.text = text
    letters.font = .systemFont(ofSize: Self.lettersSize, weight: .semibold)
    letters.textColor = look.text
    letters.textAlignment = .center
  }

  /// [W] A return key with another action than a new line is blue.
  private func showReturn(_ request: KeyboardRequest, _ look: KeyboardLook) {
    show(word: KeyboardWords(request).title(of: request.returnKey))
    isEnabled = request.isReturnEnabled
    guard isEnabled else {
      sign.textColor = .systemGray
      return
    }
    guard request.returnKey != .default, request.returnKey != .next else { return }
    (card.backgroundColor, sign.textColor) = (.systemBlue, .white)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    (sign.frame, picture.frame) = (card.frame, card.frame)
    guard letters.text?.isEmpty == false else { return }
    let (height, gap) = (Self.lettersHeight, Self.gapBelowLetters)
    let parts = sign.frame.divided(atDistance: height + gap, from: .maxYEdge)
    sign.frame = parts.remainder
    letters.frame = parts.slice.offsetBy(dx: 0, dy: -gap)
  }
}
