import Foundation
import Geometry

/// The buttons beside a swiped row.
@MainActor
final class SwipePanel: UIView {
  // [W] The least width of a button.
  private static let least: CGFloat = 74
  private static let padding: CGFloat = 15

  let configuration: UISwipeActionsConfiguration
  /// Whether they appear at the right.
  let isRight: Bool
  private var buttons: [SwipeButton] = []
  // [W] In rows lower than this, actions show their images without titles.
  private static let roomForBoth: CGFloat = 91

  init(
    _ configuration: UISwipeActionsConfiguration,
    isRight: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    (self.configuration, self.isRight) = (configuration, isRight)
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions {
      let button = SwipeButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
      button.tintColor = .white
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.backgroundColor = action.backgroundColor
      let tap = UIAction { [weak button] _ in
        if let button { perform(action, button) }
      }
      button.addAction(tap, for: .touchUpInside)
      addSubview(button)
      buttons.append(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func width(of button: SwipeButton) -> CGFloat {
    max(Self.least, button.sizeThatFits(.zero).width + 2 * Self.padding)
  }

  /// Wide enough for all buttons.
  var restingWidth: CGFloat { buttons.map { width(of: $0) }.reduce(0, +) }

  /// Sets the content of the buttons for a row's height.
  func suit(rowHeight: CGFloat) {
    for (button, action) in zip(buttons, configuration.actions) {
      let isImageAlone = action.image != nil && rowHeight < Self.roomForBoth
      button.setTitle(isImageAlone ? nil : action.title, for: .normal)
      button.accessibilityLabel = action.title
    }
  }

  /// The buttons divide the width; the outermost is on top and takes the excess.
  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = restingWidth
    guard whole > 0 else { return }
    let share = min(1, bounds.width / whole)
    var start: CGFloat = 0
    for button in buttons.reversed() {
      let width = width(of: button) * share
      let isOuter = button === buttons.first
      let length = isOuter ? bounds.width - start : width
      let x = isRight ? start : bounds.width - start - length
      button.frame = CGRect(x: x, y: 0, width: length, height: bounds.height)
      start += width
    }
  }
}
