import Foundation
import Geometry

/// The view of an alert or an action sheet: a header and rows on rounded cards.
final class AlertPanel: UIView {
  private unowned let alert: UIAlertController
  private let card = UIVisualEffectView(effect: nil)
  private let header: AlertHeader
  private let rows = AlertRows()
  /// Between the header and the rows.
  private let line = UIView()
  private let cancelCard = UIView()
  private var cancelButton: UIButton?
  private var isSideBySide = false

  init(_ alert: UIAlertController) {
    self.alert = alert
    header = AlertHeader(alert)
    super.init(frame: .zero)
    // [W] What is behind an alert shines through, except through the cancel button of a sheet.
    cancelCard.backgroundColor = Self.cardColor
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertMeasure.radius
      view.clipsToBounds = true
      addSubview(view)
    }
    line.backgroundColor = .separator
    for part in [header, line, rows] { card.contentView.addSubview(part) }
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
    let text = fonts.button(isBold: true).lineHeight + 2 * AlertMeasure.titlePadding
    return max(isSheet ? AlertMeasure.sheetRow : AlertMeasure.alertRow, text.rounded(.up))
  }

  /// [D] Cancel is last; in an alert with two buttons it is first, beside the other.
  private var ordered: [UIAlertAction] {
    let cancel = alert.actions.filter { $0.style == .cancel && !isPopover }
    let others = alert.actions.filter { $0.style != .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  /// [W] Titles that do not fit side by side are stacked, as are those of accessibility sizes.
  private var mayStandSideBySide: Bool {
    guard !isSheet, alert.actions.count == 2, !fonts.areLargest else { return false }
    let room = AlertMeasure.alertWidth / 2 - 2 * AlertMeasure.titleMargin
    return alert.actions.allSatisfy { action in
      (action.title ?? "").size(withAttributes: [.font: font(for: action)]).width <= room
    }
  }

  private func isSeparate(_ action: UIAlertAction) -> Bool { isSheet && action.style == .cancel }

  func rebuild() {
    // A popover has a ground of its own.
    backgroundColor = isPopover ? Self.cardColor : nil
    card.effect = isPopover ? nil : AlertMaterial(isSheet: isSheet)
    card.layer.cornerRadius = isPopover ? 0 : AlertMeasure.radius
    isSideBySide = mayStandSideBySide
    header.rebuild(with: fonts)
    rows.buttons = ordered.filter { !isSeparate($0) }.map(button)
    cancelButton?.removeFromSuperview()
    cancelButton = ordered.first(where: isSeparate).map(button)
    if let cancelButton { cancelCard.addSubview(cancelButton) }
    cancelCard.isHidden = cancelButton == nil
    setNeedsLayout()
  }

  private func font(for action: UIAlertAction) -> UIFont {
    // [D] A sheet has no preferred action.
    let preferred = alert.preferredStyle == .alert ? alert.preferredAction : nil
    return fonts.button(isBold: preferred.map { $0 === action } ?? (action.style == .cancel))
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    // Other buttons stand beside it.
    button.touchMargin = 0
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = font(for: action)
    // [I] A title as wide as a row of an alert has no room at accessibility sizes.
    button.titleLabel?.adjustsFontSizeToFitWidth = fonts.areLargest
    button.titleLabel?.minimumScaleFactor = 0.5
    button.titleLabel?.baselineAdjustment = .alignCenters
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    action.look.show(in: button, padding: AlertMeasure.padding)
    button.isEnabled = action.isEnabled
    action.changed = { [weak button, weak action] in
      button?.isEnabled = action?.isEnabled ?? false
    }
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) },
      for: .touchUpInside
    )
    return button
  }

  override func textSizeChanged() {
    super.textSizeChanged()
    alert.contentChanged()
  }

  // MARK: Layout

  func fittingSize(in space: CGSize) -> CGSize {
    let widest = min(space.width, space.height) - 2 * AlertMeasure.sheetMargin
    let sheetWidth = isPopover ? AlertMeasure.popoverWidth : widest
    let width = isSheet ? sheetWidth : AlertMeasure.alertWidth
    return CGSize(width: width, height: heights(width: width).total + cancelHeight)
  }

  private func heights(width: CGFloat) -> AlertHeights {
    let count = isSideBySide ? 1 : rows.buttons.count
    return AlertHeights(texts: header.height(width: width), rows: rowHeight * CGFloat(count))
  }

  /// With the gap above it.
  private var cancelHeight: CGFloat {
    cancelButton == nil ? 0 : AlertMeasure.sheetMargin + rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let whole = heights(width: width)
    let seen = whole.limited(to: bounds.height - cancelHeight)
    card.frame = CGRect(x: 0, y: 0, width: width, height: seen.total)
    header.layOut(
      in: CGRect(x: 0, y: 0, width: width, height: seen.texts),
      contentHeight: whole.texts
    )
    layOutRows(
      in: CGRect(x: 0, y: seen.texts, width: width, height: seen.rows),
      contentHeight: whole.rows
    )
    let below = seen.total + AlertMeasure.sheetMargin
    cancelCard.frame = CGRect(x: 0, y: below, width: width, height: rowHeight)
    cancelButton?.frame = cancelCard.bounds
  }

  private func layOutRows(in frame: CGRect, contentHeight: CGFloat) {
    line.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: pixel)
    line.isHidden = frame.minY == 0 || rows.buttons.isEmpty
    if isSideBySide {
      rows.layOutPair(in: frame, isRightToLeft: isRightToLeft)
    } else {
      rows.layOut(in: frame, contentHeight: contentHeight, rowHeight: rowHeight)
    }
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
