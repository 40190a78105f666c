import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The images that old apps put behind their bars' items.
@MainActor
@Suite struct BarItemBackgroundTests {
  private let stage = Stage(device: .iPhone15)
  private let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private func show() -> BarButton? {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: screen))
    return item.shownView as? BarButton
  }

  @Test func imagesOfStatesAreThoseOfTheButton() throws {
    let (usual, pressed) = (image(.red), image(.blue))
    item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    let button = try #require(show())
    #expect(button.backgroundImage(for: .normal) === usual)
    #expect(button.backgroundImage(for: .highlighted) === pressed)
    #expect(button.backgroundImage(for: .disabled) === usual)
  }

  @Test func theMostExactImageIsShown() throws {
    let (compact, plain, done) = (image(.red), image(.green), image(.blue))
    item.setBackgroundImage(compact, for: .normal, barMetrics: .compact)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.background(in: .normal, nil, isCompact: false) == nil)
    item.setBackgroundImage(plain, for: .normal, style: .plain, barMetrics: .default)
    #expect(item.background(in: .normal, nil, isCompact: false) === plain)
    #expect(item.background(in: .normal, nil, isCompact: true) === compact)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .compact)
    #expect(item.background(in: .normal, nil, isCompact: true) === plain)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
  }

  @Test func offsetsAreKeptForEachHeightOfTheBar() {
    item.setBackgroundVerticalPositionAdjustment(2, for: .compact)
    item.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .default)
    let heights = [UIBarMetrics.default, .compact]
    #expect(heights.map(item.backgroundVerticalPositionAdjustment) == [0, 2])
    #expect(heights.map(item.backButtonBackgroundVerticalPositionAdjustment) == [3, 0])
  }

  @Test func anItemsImageTakesPrecedenceOverTheBars() {
    let (own, bars) = (image(.red), image(.blue))
    let look = UIBarButtonItemAppearance()
    look.normal.backgroundImage = bars
    #expect(item.background(in: .normal, look.normal, isCompact: false) === bars)
    item.setBackgroundImage(own, for: .normal, barMetrics: .default)
    #expect(item.background(in: .normal, look.normal, isCompact: false) === own)
  }
}
