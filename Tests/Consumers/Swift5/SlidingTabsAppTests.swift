import Testing
import UIKit

@MainActor
@Suite struct SlidingTabsAppTests {
  private let stage = Stage(device: .iPhone15)
  private let screens = (0..<3).map { _ in UIViewController() }

  private func open() -> SlidingTabBarController {
    let tabs = SlidingTabBarController()
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    for (index, screen) in screens.enumerated() {
      screen.view.backgroundColor = colors[index]
      screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
    }
    tabs.viewControllers = screens
    stage.show(tabs)
    return tabs
  }

  @Test func `a tap slides`() throws {
    let tabs = open()
    let film = try stage.record { stage.tap(at: CGPoint(x: 196, y: 790)) }
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selections == [1])
    #expect(film.duration == 0.35)
    #expect(screens[1].view.frame == tabs.view.bounds)
    #expect(film.faults.isEmpty)
  }

  @Test func `a pan slides along with the finger, and may give up`() throws {
    let tabs = open()
    try stage.record {
      stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
    }
    #expect(tabs.selectedIndex == 0)
    #expect(screens[0].view.window != nil)
    #expect(screens[0].view.frame.minX == 0)
    #expect(screens[1].view.window == nil)
    try stage.record {
      stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    }
    #expect(tabs.selectedIndex == 1)
    #expect(screens[1].view.window != nil)
  }
}
