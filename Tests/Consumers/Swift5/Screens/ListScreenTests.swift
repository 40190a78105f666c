import Testing
import UIKit

@MainActor
@Suite struct ListScreenTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aTodoIsSwipedAwayPinnedAndMoved() throws {
    let todo = TodoViewController()
    let navigation = UINavigationController(rootViewController: todo)
    stage.show(navigation)
    func y(_ row: Int) -> CGFloat {
      todo.tableView.convert(todo.tableView.rectForRow(at: [0, row]), to: nil).midY
    }
    stage.drag(from: CGPoint(x: 350, y: y(1)), to: CGPoint(x: 250, y: y(1)), duration: 0.3)
    try stage.settle()
    stage.tap(at: CGPoint(x: 360, y: y(1)))
    try stage.settle()
    #expect(todo.items == ["Buy milk", "Walk the dog", "Call mum", "Sleep"])
    stage.drag(from: CGPoint(x: 30, y: y(0)), to: CGPoint(x: 360, y: y(0)), duration: 0.3)
    try stage.settle()
    #expect(todo.pinned == ["Buy milk"])
    todo.setEditing(true, animated: true)
    try stage.settle()
    stage.drag(from: CGPoint(x: 375, y: y(0)), to: CGPoint(x: 375, y: y(3)), duration: 0.8)
    try stage.settle()
    #expect(todo.items == ["Walk the dog", "Call mum", "Sleep", "Buy milk"])
    #expect(stage.faults.isEmpty)
  }

  @Test func pullingDownLoadsOnce() throws {
    let todo = TodoViewController()
    stage.show(todo)
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 650), duration: 0.6)
    #expect(todo.loads == 1)
    #expect(todo.refreshControl?.isRefreshing == true)
    stage.advance(by: 2)
    try stage.settle()
    #expect(todo.items.count == 6)
    #expect(todo.refreshControl?.isRefreshing == false)
    #expect(todo.tableView.contentOffset.y == -todo.tableView.adjustedContentInset.top)
  }

  @Test func pagesAreSwipedThroughOneByOne() throws {
    let pages = OnboardingViewController()
    stage.show(pages)
    stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.25)
    try stage.settle()
    #expect(pages.offset.x == 393 && pages.pageControl.currentPage == 1)
    pages.pageControl.currentPage = 2
    pages.pageChanged(pages.pageControl)
    try stage.settle()
    #expect(pages.offset.x == 786)
  }
}
