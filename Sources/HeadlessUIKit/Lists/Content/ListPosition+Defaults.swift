import Foundation

// [W] What a cell shows by default depends on the list and on its position there.
@MainActor
extension ListPosition {
  private var isInSidebar: Bool { list.appearance == .sidebar || list.appearance == .sidebarPlain }

  var content: UIListContentConfiguration {
    if isRow { return isInSidebar ? .sidebarCell() : .cell() }
    if isFooter { return list.isGrouped ? .groupedFooter() : .plainFooter() }
    if isInSidebar { return .sidebarHeader() }
    return list.isGrouped ? .groupedHeader() : .plainHeader()
  }

  var background: UIBackgroundConfiguration {
    if isInSidebar { return isRow ? .listSidebarCell() : .listSidebarHeader() }
    if isRow { return list.isGrouped ? .listGroupedCell() : .listPlainCell() }
    return list.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
}
