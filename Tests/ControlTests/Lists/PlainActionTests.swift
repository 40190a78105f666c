import Testing

@testable import HeadlessUIKit

/// Actions that are made without values, as apps make them for variables that they set later.
@MainActor
@Suite struct PlainActionTests {
  @Test func theyHaveNoTitle() {
    #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
    #expect(UIContextualAction().title == nil && UIContextualAction().style == .normal)
    #expect(UITableViewRowAction().title == nil && UITableViewRowAction().style == .default)
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }
}
