import Foundation
import Geometry

/// The view of an alert or an action sheet: groups of rows on rounded cards.
final class AlertPanel: UIView {
  private unowned let alert: UIAlertController
  private let card = UIView()
  private let cancelCard = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  // [W] Measured on screenshots: an alert's width and rows, a sheet's rows and gaps.
  private enum Measure {
    static let alertWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let alertRow: CGFloat = 44
    static let sheetRow: CGFloat = 57
    static let sheetMargin: CGFloat = 8
    static let radius: CGFloat = 14
    static let padding: CGFloat = 16
    static let fieldHeight: CGFloat = 30
    static let hairline: CGFloat = 0.5
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.backgroundColor = UIColor.secondarySystemGroupedBackground
      view.layer.cornerRadius = Measure.radius
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// [D] On pads an action sheet is a popover; a tap outside acts as the cancel button.
  private var isPopover: Bool {
    alert.modalPresentationStyle == .popover
      && alert.modal.controller?.currentStyle == .popover
  }
  private var isSheet: Bool { alert.preferredStyle == .actionSheet }
  private var rowHeight: CGFloat { isSheet ? Measure.sheetRow : Measure.alertRow }

  /// [D] Cancel is last; in an alert with two buttons it is first, beside the other.
  private var ordered: [UIAlertAction] {
    let cancel = alert.actions.filter { $0.style == .cancel && !isPopover }
    let others = alert.actions.filter { $0.style != .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  private var isSideBySide: Bool { !isSheet && alert.actions.count == 2 }

  private func isSeparate(_ action: UIAlertAction) -> Bool { isSheet && action.style == .cancel }

  func rebuild() {
    backgroundColor = isPopover ? card.backgroundColor : nil
    card.layer.cornerRadius = isPopover ? 0 : Measure.radius
    titleLabel.text = alert.title
    titleLabel.font = isSheet ? .boldSystemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    if let title = alert.attributedTitle { titleLabel.attributedText = title }
    messageLabel.text = alert.message
    messageLabel.font = .systemFont(ofSize: 13)
    if let message = alert.attributedMessage { messageLabel.attributedText = message }
    for view in buttons + lines { view.removeFromSuperview() }
    lines = []
    buttons = ordered.map(button)
    for field in alert.textFields ?? [] {
      field.borderStyle = .roundedRect
      card.addSubview(field)
    }
    if let content = alert.contentController?.view {
      content.autoresizingMask = []
      card.addSubview(content)
    }
    cancelCard.isHidden = !ordered.contains(where: isSeparate)
    setNeedsLayout()
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size: CGFloat = isSheet ? 20 : 17
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    action.look.show(in: button, padding: Measure.padding)
    button.isEnabled = action.isEnabled
    action.changed = { [weak button, weak action] in
      button?.isEnabled = action?.isEnabled ?? false
    }
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) },
      for: .touchUpInside
    )
    (isSeparate(action) ? cancelCard : card).addSubview(button)
    return button
  }

  // MARK: Layout

  func fittingSize(in space: CGSize) -> CGSize {
    let sheetWidth = isPopover ? Measure.popoverWidth : min(space.width, space.height) - 16
    let width = isSheet ? sheetWidth : Measure.alertWidth
    return CGSize(width: width, height: arrange(width: width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, moves: true)
  }

  /// Lays everything out from top to bottom; returns the height.
  private func arrange(width: CGFloat, moves: Bool) -> CGFloat {
    let header = arrangeHeader(width: width, moves: moves)
    let rows = zip(ordered, buttons).filter { !isSeparate($0.0) }.map(\.1)
    let rowsHeight = isSideBySide ? rowHeight : rowHeight * CGFloat(rows.count)
    let height = header + rowsHeight
    let apart = zip(ordered, buttons).first { isSeparate($0.0) }?.1
    if moves {
      arrangeRows(rows, from: header, width: width)
      card.frame = CGRect(x: 0, y: 0, width: width, height: height)
      let below = CGRect(
        x: 0,
        y: height + Measure.sheetMargin,
        width: width,
        height: rowHeight
      )
      cancelCard.frame = below
      apart?.frame = CGRect(origin: .zero, size: below.size)
    }
    return height + (apart == nil ? 0 : Measure.sheetMargin + rowHeight)
  }

  private func arrangeHeader(width: CGFloat, moves: Bool) -> CGFloat {
    let inner = width - 2 * Measure.padding
    var y: CGFloat = 0
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let fitting = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      y += y == 0 ? Measure.padding + 2 : 4
      let height = fitting.height.rounded(.up)
      if moves { label.frame = CGRect(x: Measure.padding, y: y, width: inner, height: height) }
      y += height
    }
    for field in alert.textFields ?? [] {
      y += Measure.padding / 2
      if moves {
        field.frame = CGRect(
          x: Measure.padding,
          y: y,
          width: inner,
          height: Measure.fieldHeight
        )
      }
      y += Measure.fieldHeight
    }
    if y > 0 { y += Measure.padding + 2 }
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

  private func arrangeRows(_ rows: [UIButton], from top: CGFloat, width: CGFloat) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    for (index, button) in rows.enumerated() {
      let number = CGFloat(index)
      let share = isSideBySide ? width / 2 : width
      button.frame = CGRect(
        x: isSideBySide ? number * share : 0,
        y: isSideBySide ? top : top + number * rowHeight,
        width: share,
        height: rowHeight
      )
      let isBeside = isSideBySide && index > 0
      if top > 0 || index > 0 { addLine(at: button.frame, isUpright: isBeside) }
    }
  }

  private func addLine(at frame: CGRect, isUpright: Bool) {
    let line = UIView()
    line.backgroundColor = UIColor.separator
    let size =
      isUpright
      ? CGSize(width: Measure.hairline, height: frame.height)
      : CGSize(width: frame.width, height: Measure.hairline)
    line.frame = CGRect(origin: frame.origin, size: size)
    card.addSubview(line)
    lines.append(line)
  }
}
