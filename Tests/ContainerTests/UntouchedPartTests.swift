import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Parts of bars, pages and colors that fingers pass through.
@MainActor
@Suite struct UntouchedPartTests {
  private let stage = Stage(device: .iPhone15)

  @Test func partsOfSearchFieldsAndColorsAreForTheEye() {
    #expect(!SearchIcon(frame: .zero).isUserInteractionEnabled)
    #expect(!SearchTokenView(UISearchToken(icon: nil, text: "a")).isUserInteractionEnabled)
    let (grid, spectrum) = (ColorGrid(), ColorSpectrum())
    #expect(grid.subviews.count == 121 && spectrum.subviews.count == 4)
    #expect((grid.subviews + spectrum.subviews).allSatisfy { !$0.isUserInteractionEnabled })
  }

  /// Twelve columns and ten rows; the frame lies on what is chosen, once for each color. [I]
  @Test func aGridOfColorsIsEven() throws {
    let grid = ColorGrid()
    grid.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
    grid.layoutIfNeeded()
    let mark = try #require(grid.subviews.last)
    #expect(grid.subviews[0].frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(grid.subviews[13].frame == CGRect(x: 20, y: 10, width: 20, height: 10))
    #expect(grid.subviews[119].frame == CGRect(x: 220, y: 90, width: 20, height: 10))
    #expect(mark.isHidden && mark.layer.borderWidth == 3)
    var heard = 0
    grid.colorChosen = { _, _ in heard += 1 }
    grid.choose(at: CGPoint(x: 0.5, y: 0.5), isContinuous: true)
    #expect(grid.chosen == 66 && !mark.isHidden && heard == 1)
    #expect(mark.frame == CGRect(x: 120, y: 50, width: 20, height: 10))
    grid.choose(at: CGPoint(x: 0.51, y: 0.51), isContinuous: true)
    #expect(heard == 1)
    grid.choose(at: CGPoint(x: 0.51, y: 0.51), isContinuous: false)
    #expect(heard == 2)
    grid.choose(at: CGPoint(x: 1, y: 1), isContinuous: false)
    #expect(grid.chosen == 119)
    #expect(mark.frame == CGRect(x: 220, y: 90, width: 20, height: 10))
  }

  /// While items fade, what was there before is a picture of what leaves, behind the new content.
  @Test func contentThatFadesIsNotTouched() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    let item = UINavigationItem(title: "Title")
    let (gone, stays) = (UIBarButtonItem(title: "Go"), UIBarButtonItem(title: "Stay"))
    item.rightBarButtonItems = [gone, stays]
    stage.window.addSubview(bar)
    bar.items = [item]
    stage.advance(by: 0)
    let (old, button) = (try #require(bar.content), try #require(gone.shownView))
    item.setRightBarButtonItems([stays], animated: true)
    let new = try #require(bar.content)
    let contents = bar.subviews.compactMap { $0 as? NavigationBarContent }
    #expect(contents == [old, new] && new !== old)
    #expect(!old.isUserInteractionEnabled && new.isUserInteractionEnabled)
    #expect(old.titleView.isHidden && !button.isHidden && !new.titleView.isHidden)
    stage.advance(by: 0.3)
    #expect(old.superview == nil && button.alpha == 1)
    #expect(bar.subviews.compactMap { $0 as? NavigationBarContent } == [new])
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  /// Dots below pages only show where one is.
  @Test func dotsOfPagesAreNotTouched() throws {
    let (source, pages) = (
      Pages(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    pages.dataSource = source
    pages.setViewControllers([A()], direction: .forward, animated: false)
    stage.show(pages)
    try stage.settle()
    let dots = try #require(pages.dots)
    #expect(!dots.isUserInteractionEnabled && dots.superview === pages.view)
    #expect(dots.frame.height == 37 && dots.frame.width == 393 && dots.currentPage == 1)
    withExtendedLifetime(source) {}
  }
}
