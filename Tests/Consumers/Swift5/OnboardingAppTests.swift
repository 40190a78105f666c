import Testing
import UIKit

@MainActor
@Suite struct OnboardingAppTests {
  private let stage = Stage(device: .iPhone15)

  private func swipe() {
    stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.25)
  }

  @Test func `three pages, and not a fourth`() throws {
    let flow = FlowContainerViewController()
    stage.show(flow)
    let pages = flow.current as! PagedOnboardingController
    #expect(pages.viewControllers == [pages.orderedViewControllers[0]])
    try stage.record { swipe() }
    #expect(pages.pageControl.currentPage == 1)
    try stage.record { swipe() }
    #expect(pages.pageControl.currentPage == 2)
    try stage.record { swipe() }
    #expect(pages.viewControllers == [pages.orderedViewControllers[2]])
    #expect(pages.orderedViewControllers[2].view.frame == pages.view.bounds)
  }

  @Test func `the pages give way to a stack in tabs`() throws {
    let flow = FlowContainerViewController()
    stage.show(flow)
    let old = flow.current
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    let film = try stage.record { flow.finish(with: tabs) }
    #expect(flow.current === tabs)
    #expect(flow.children == [tabs])
    #expect(old.parent == nil)
    #expect(tabs.view.frame == flow.view.bounds)
    #expect(film.faults.isEmpty)
  }

  @Test func `a popover presents a popover`() throws {
    let pad = Stage(device: .iPadPro11)
    let root = UIViewController()
    pad.show(UINavigationController(rootViewController: root))
    let (first, second) = (UIViewController(), UIViewController())
    for (index, one) in [first, second].enumerated() {
      one.modalPresentationStyle = .popover
      one.preferredContentSize = CGSize(width: 300, height: 300 - 100 * index)
    }
    first.popoverPresentationController?.sourceView = root.view
    first.popoverPresentationController?.sourceRect = CGRect(x: 700, y: 100, width: 44, height: 44)
    try pad.record { root.present(first, animated: true) }
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 44, height: 44)
    try pad.record { first.present(second, animated: true) }
    #expect(first.presentedViewController === second)
    #expect(second.view.window != nil)
    try pad.record { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(first.view.window == nil && second.view.window == nil)
  }
}
