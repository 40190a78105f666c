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
  private var isSideBySide = false

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
    // [I] The space beside and above a button's title.
    static let titleMargin: CGFloat = 8
    static let titlePadding: CGFloat = 11
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.backgroundColor = Self.cardColor
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
  private var fonts: AlertFonts { AlertFonts(isSheet: isSheet, traits: traitCollection) }
  /// [I] Grows with the titles.
  private var rowHeight: CGFloat {
    let text = fonts.button(isBold: true).lineHeight + 2 * Measure.titlePadding
    return max(isSheet ? Measure.sheetRow : Measure.alertRow, text.rounded(.up))
  }

  /// [D] Cancel is last; in an alert with two buttons it is first, beside the other.
  private var ordered: [UIAlertAction] {
    let cancel = alert.actions.filter { $0.style == .cancel && !isPopover }
    let others = alert.actions.filter { $0.style != .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  /// [R] Titles that do not fit side by side are stacked, as are those of accessibility sizes.
  private var mayStandSideBySide: Bool {
    guard !isSheet, alert.actions.count == 2, !fonts.areLargest else { return false }
    let room = Measure.alertWidth / 2 - 2 * Measure.titleMargin
    return alert.actions.allSatisfy { action in
      (action.title ?? "").size(withAttributes: [.font: font(for: action)]).width <= room
    }
  }

  private func isSeparate(_ action: UIAlertAction) -> Bool { isSheet && action.style == .cancel }

  func rebuild() {
    backgroundColor = isPopover ? card.backgroundColor : nil
    card.layer.cornerRadius = isPopover ? 0 : Measure.radius
    isSideBySide = mayStandSideBySide
    titleLabel.text = alert.title
    titleLabel.font = fonts.title
    if let title = alert.attributedTitle { titleLabel.attributedText = title }
    messageLabel.text = alert.message
    messageLabel.font = fonts.message
    // [W] On a sheet both are gray.
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
    }
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

  private func font(for action: UIAlertAction) -> UIFont {
    fonts.button(
      isBold: alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    )
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = font(for: action)
    // [I] A title as wide as a row of an alert has no room at accessibility sizes.
    button.titleLabel?.adjustsFontSizeToFitWidth = fonts.areLargest
    button.titleLabel?.minimumScaleFactor = 0.5
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

  override func textSizeChanged() {
    super.textSizeChanged()
    alert.contentChanged()
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
    guard !isSideBySide else { return arrangePair(rows, at: top, width: width) }
    for (index, button) in rows.enumerated() {
      let y = top + CGFloat(index) * rowHeight
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: pixel)) }
    }
  }

  /// [D] Two buttons beside each other; right to left, the first one is at the right.
  private func arrangePair(_ pair: [UIButton], at y: CGFloat, width: CGFloat) {
    let half = width / 2
    for (index, button) in (isRightToLeft ? pair.reversed() : pair).enumerated() {
      button.frame = CGRect(x: CGFloat(index) * half, y: y, width: half, height: rowHeight)
    }
    if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: pixel)) }
    addLine(CGRect(x: half, y: y, width: pixel, height: rowHeight))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = UIColor.separator
    card.addSubview(line)
    lines.append(line)
  }
}

extension AlertPanel {
  /// [D] Presentations are elevated: in dark mode they are lighter than the screen behind them.
  private static var cardColor: UIColor {
    UIColor { traits in
      let elevated = UITraitCollection(userInterfaceLevel: .elevated)
      return UIColor.secondarySystemGroupedBackground
        .resolvedColor(with: UITraitCollection(traitsFrom: [traits, elevated]))
    }
  }
}
