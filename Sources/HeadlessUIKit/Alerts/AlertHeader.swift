import Foundation
import Geometry

/// The upper part of an alert: its texts, its fields and its content, from top to bottom.
final class AlertHeader: AlertPart {
  private unowned let alert: UIAlertController
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var fields: [UITextField] { alert.textFields ?? [] }

  func rebuild(with fonts: AlertFonts) {
    show(alert.title, alert.attributedTitle, in: titleLabel, font: fonts.title)
    show(alert.message, alert.attributedMessage, in: messageLabel, font: fonts.message)
    for field in fields {
      field.borderStyle = .roundedRect
      addSubview(field)
    }
    guard let content = alert.contentController?.view else { return }
    content.autoresizingMask = []
    addSubview(content)
  }

  private func show(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    in label: UILabel,
    font: UIFont
  ) {
    label.text = text
    label.font = font
    // [W] On a sheet both are gray.
    label.textColor = alert.preferredStyle == .actionSheet ? .secondaryLabel : .label
    if let attributedText { label.attributedText = attributedText }
  }

  // MARK: Layout

  func height(width: CGFloat) -> CGFloat { arrange(width: width, moves: false) }

  func layOut(in frame: CGRect, contentHeight: CGFloat) {
    _ = arrange(width: frame.width, moves: true)
    place(frame, contentHeight: contentHeight)
    // [D] A field that is edited stays in sight above the keyboard.
    if clipsToBounds, let field = fields.first(where: \.isFirstResponder) {
      scrollRectToVisible(field.frame, animated: false)
    }
  }

  private func arrange(width: CGFloat, moves: Bool) -> CGFloat {
    let inner = width - 2 * AlertMeasure.padding
    var y: CGFloat = 0
    func add(_ view: UIView, height: CGFloat) {
      if moves {
        view.frame = CGRect(x: AlertMeasure.padding, y: y, width: inner, height: height)
      }
      y += height
    }
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let fitting = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      y += y == 0 ? AlertMeasure.padding + 2 : 4
      add(label, height: fitting.height.rounded(.up))
    }
    for field in fields {
      y += AlertMeasure.padding / 2
      add(field, height: AlertMeasure.fieldHeight)
    }
    if y > 0 { y += AlertMeasure.padding + 2 }
    return y + arrangeContent(width: width, from: y, moves: moves)
  }

  /// The content is as wide as the card, and as high as its controller asks.
  private func arrangeContent(width: CGFloat, from y: CGFloat, moves: Bool) -> CGFloat {
    guard let controller = alert.contentController else { return 0 }
    let asked = controller.preferredContentSize.height
    let height =
      asked > 0
      ? asked
      : controller.view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    if moves { controller.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
    return height
  }
}
