import Testing
import UIKit

@MainActor
@Suite struct SwipeBackAppTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let detail = UIViewController()

  private func open() throws -> ZoomNavigationController {
    root.view.backgroundColor = .systemYellow
    detail.view.backgroundColor = .systemGreen
    let nav = ZoomNavigationController(rootViewController: root)
    stage.show(nav)
    let film = try stage.record { nav.pushViewController(detail, animated: true) }
    #expect(film.duration == 0.6)
    #expect(film.faults.isEmpty)
    #expect(detail.hidesBottomBarWhenPushed)
    #expect(!root.hidesBottomBarWhenPushed)
    return nav
  }

  @Test func `a swipe far enough pops`() throws {
    let nav = try open()
    let film = try stage.record {
      stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.3)
    }
    #expect(nav.viewControllers == [root])
    #expect(film.faults.isEmpty)
    #expect(root.view.window != nil)
    #expect(!root.view.isHidden)
  }

  @Test func `a swipe that gives up leaves everything as it was`() throws {
    let nav = try open()
    let film = try stage.record {
      stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
    }
    #expect(nav.viewControllers == [root, detail])
    #expect(nav.topViewController === detail)
    #expect(detail.view.window != nil)
    #expect(root.view.window == nil)
    #expect(!detail.view.isHidden)
    #expect(film.faults.isEmpty)
    // And once more, all the way.
    try stage.record {
      stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 190, y: 400), duration: 0.3)
    }
    #expect(nav.viewControllers == [root])
  }
}
