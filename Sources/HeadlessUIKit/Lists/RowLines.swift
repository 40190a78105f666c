import Foundation

/// The lines that a table draws at the edges of a row.
struct RowLines: Equatable {
  enum Bottom {
    case none
    /// Beginning at the separator's inset.
    case inset
    /// As wide as the row.
    case full
  }

  var hasTop = false
  var bottom = Bottom.none
}

extension RowLines {
  /// [W] Lines as wide as the rows stand above and below the sections of a grouped table; inset groups
  /// have none there.
  init(_ style: UITableView.Style, isFirst: Bool, isLast: Bool) {
    switch style {
    case .plain: self.init(bottom: .inset)
    case .grouped: self.init(hasTop: isFirst, bottom: isLast ? .full : .inset)
    case .insetGrouped: self.init(bottom: isLast ? .none : .inset)
    }
  }
}

extension UITableViewCell {
  func show(_ lines: RowLines, color: UIColor) {
    let views = [separator, topSeparator(if: lines.hasTop)].compactMap(\.self)
    for view in views where view.backgroundColor != color { view.backgroundColor = color }
    guard parts.lines != lines else { return }
    parts.lines = lines
    separator.isHidden = lines.bottom == .none
    parts.topSeparator?.isHidden = !lines.hasTop
    setNeedsLayout()
  }

  private func topSeparator(if isNeeded: Bool) -> UIView? {
    if isNeeded, parts.topSeparator == nil {
      let line = UIView()
      line.isUserInteractionEnabled = false
      parts.topSeparator = line
      addSubview(line)
    }
    return parts.topSeparator
  }

  /// [I] Lines around a section lie within its rows.
  func layOutLines() {
    let line = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    parts.topSeparator?.frame = line
    guard parts.lines.bottom == .full else { return layOutSeparator() }
    separator.frame = line.offsetBy(dx: 0, dy: bounds.height - pixel)
  }
}
