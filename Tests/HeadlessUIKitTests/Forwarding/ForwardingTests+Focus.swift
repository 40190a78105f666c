import Foundation
import Testing

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UITableViewDelegate that leaves the focus out`() throws {
    let relay = Relay<any UITableViewDelegate>()
    let table = UITableView()
    let path = IndexPath(row: 1, section: 2)
    let (context, coordinator) = (UITableViewFocusUpdateContext(), UIFocusAnimationCoordinator())
    try relay.passesOn { $0.tableView(table, canFocusRowAt: path) }
    try relay.passesOn { $0.tableView(table, shouldUpdateFocusIn: context) }
    try relay.passesOn { $0.tableView(table, didUpdateFocusIn: context, with: coordinator) }
    try relay.passesOn { $0.indexPathForPreferredFocusedView(in: table) }
    try relay.passesOn { $0.tableView(table, selectionFollowsFocusForRowAt: path) }
  }

  @Test func `a UICollectionViewDelegate that leaves the focus out`() throws {
    let relay = Relay<any UICollectionViewDelegate>()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(row: 1, section: 2)
    let context = UICollectionViewFocusUpdateContext()
    let coordinator = UIFocusAnimationCoordinator()
    try relay.passesOn { $0.collectionView(grid, canFocusItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, shouldUpdateFocusIn: context) }
    try relay.passesOn { $0.collectionView(grid, didUpdateFocusIn: context, with: coordinator) }
    try relay.passesOn { $0.indexPathForPreferredFocusedView(in: grid) }
    try relay.passesOn { $0.collectionView(grid, selectionFollowsFocusForItemAt: path) }
  }
}
