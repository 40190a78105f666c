import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import InterfaceBuilder

private final class Shelf: UITableViewController {
  var sender: Any?
  var chosen: IndexPath?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let kind = indexPath.row == 0 ? "note" : "book"
    return tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (self.sender, chosen) = (sender, tableView.indexPathForSelectedRow)
  }
}

/// A segue that a script or a trial performs has the sender that it would have on a device.
@MainActor @Suite(.serialized) struct SegueSenderTests {
  private let stage = Stage(device: .iPhone15)

  init() { InterfaceNames.register(Shelf.self, as: "Shelf") }

  private func shelf() throws -> Shelf {
    let scene = """
      <tableViewController id="a" sceneMemberID="viewController" customClass="Shelf">
      <tableView key="view" style="plain" rowHeight="44" id="a-view">
      <rect key="frame" x="0" y="0" width="414" height="896"/>
      <prototypes>
      <tableViewCell reuseIdentifier="note" id="note"/>
      <tableViewCell reuseIdentifier="book" id="book">
      <connections><segue destination="b" kind="show" identifier="open" id="open"/></connections>
      </tableViewCell>
      </prototypes>
      <connections><outlet property="dataSource" destination="a" id="o1"/></connections>
      </tableView>
      <navigationItem key="navigationItem" id="item">
      <barButtonItem key="rightBarButtonItem" title="Add" id="add">
      <connections><segue destination="b" kind="show" identifier="add" id="adding"/></connections>
      </barButtonItem>
      </navigationItem>
      <connections><segue destination="b" kind="show" identifier="free" id="free"/></connections>
      </tableViewController>
      """
    let board = try Documents.board(Documents.storyboard([scene, Documents.controller("b")]))
    let controller = try #require(board.instantiateInitialViewController() as? Shelf)
    stage.show(UINavigationController(rootViewController: controller))
    return controller
  }

  @Test func theFirstRowThatHasTheSegueIsSelectedAndItsSender() throws {
    let shelf = try shelf()
    try stage.prepare { try ShownScenes(on: stage).performSegue("open") }
    let cell = try #require(shelf.sender as? UITableViewCell)
    #expect(shelf.chosen == IndexPath(row: 1, section: 0))
    #expect(cell.reuseIdentifier == "book")
    #expect(shelf.navigationController?.viewControllers.count == 2)
  }

  @Test func anItemIsTheSenderOfItsSegue() throws {
    let shelf = try shelf()
    try stage.prepare { try ShownScenes(on: stage).performSegue("add") }
    #expect(shelf.sender as? UIBarButtonItem === shelf.navigationItem.rightBarButtonItem)
    #expect(shelf.chosen == nil)
  }

  @Test func aSegueOfTheControllerHasNoSender() throws {
    let shelf = try shelf()
    try stage.prepare { try ShownScenes(on: stage).performSegue("free") }
    #expect(shelf.sender == nil && shelf.navigationController?.viewControllers.count == 2)
  }
}
