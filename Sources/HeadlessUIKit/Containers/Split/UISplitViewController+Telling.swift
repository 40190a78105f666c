import Foundation

/// The columns that come and go in one change.
struct ColumnChange {
  typealias Column = UISplitViewController.Column

  /// In the order in which the delegate is told; a column may come and go.
  var steps: [(column: Column, isShown: Bool)] = []

  /// [W] The columns that were seen go, and the one on top comes last.
  static func collapse(of seen: [Column], onto root: Column, top: Column) -> ColumnChange {
    var change = ColumnChange()
    for column in seen where column != root && column != .secondary {
      change.steps.append((column, false))
    }
    if !seen.contains(root) { change.steps.append((root, true)) }
    if seen.contains(.secondary) { change.steps.append((.secondary, false)) }
    if top != root { change.steps += [(root, false), (top, true)] }
    return change
  }

  /// [W] Only what was not seen comes.
  static func expansion(from seen: [Column], to wanted: [Column]) -> ColumnChange {
    var change = ColumnChange()
    change.steps += seen.filter { !wanted.contains($0) }.map { ($0, false) }
    change.steps += wanted.filter { !seen.contains($0) }.map { ($0, true) }
    return change
  }

  /// [W] One after the other.
  static func push(of columns: [Column], onto top: Column) -> ColumnChange {
    var (change, top) = (ColumnChange(), top)
    for column in columns {
      let isLast = column == columns.last
      let (arrival, departure) = ((column, true), (top, false))
      change.steps += isLast ? [departure, arrival] : [arrival, departure]
      top = column
    }
    return change
  }

  /// Another column is on top.
  static func exchange(of top: Column, for column: Column) -> ColumnChange {
    guard top != column else { return ColumnChange() }
    return ColumnChange(steps: [(top, false), (column, true)])
  }

  /// [W] A column that the app itself names is not mentioned.
  func without(_ column: Column) -> ColumnChange {
    ColumnChange(steps: steps.filter { $0.column != column })
  }

  /// How it ended, in the order of the columns.
  var results: [(column: Column, isShown: Bool)] {
    let last = Dictionary(steps.map { ($0.column, $0.isShown) }) { $1 }
    return last.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

/// What the delegate of the column styles is told of its columns. [D]
extension UISplitViewController {
  /// The columns that can be seen now.
  var seenColumns: [Column] {
    guard isOnScreen else { return [] }
    if isFolded { return [topColumn] }
    return Self.order.filter { column in
      columns[column].map { $0.shownView?.superview === view && !goes($0) } ?? false
    }
  }

  /// The columns that come and go with another display mode.
  var modeChange: ColumnChange {
    let seen = seenColumns
    return ColumnChange(
      steps: Self.order.reversed().compactMap { column in
        guard let one = columns[column], !one.isInContextTransition,
          seen.contains(column) != shows(column)
        else { return nil }
        return (column, shows(column))
      }
    )
  }

  func tellBefore(_ change: ColumnChange) {
    guard let delegate, style != .unspecified else { return }
    for (column, isShown) in change.steps {
      let name = isShown ? "splitViewController(_:willShow:)" : "splitViewController(_:willHide:)"
      log(callTo: delegate, name, arguments: [nil, "\(column)"]) {
        if isShown {
          delegate.splitViewController(self, willShow: column)
        } else {
          delegate.splitViewController(self, willHide: column)
        }
      }
    }
  }

  /// Tells the delegate when the columns have come to rest.
  func tellAfter(
    _ change: ColumnChange,
    with coordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    guard !change.steps.isEmpty, style != .unspecified else { return }
    guard let coordinator else { return whenDone { [self] in tellResults(of: change) } }
    coordinator.animate(alongsideTransition: nil) { [self] _ in tellResults(of: change) }
  }

  private func tellResults(of change: ColumnChange) {
    guard let delegate else { return }
    for (column, isShown) in change.results {
      let name = isShown ? "splitViewController(_:didShow:)" : "splitViewController(_:didHide:)"
      log(callTo: delegate, name, arguments: [nil, "\(column)"]) {
        if isShown {
          delegate.splitViewController(self, didShow: column)
        } else {
          delegate.splitViewController(self, didHide: column)
        }
      }
    }
  }
}
