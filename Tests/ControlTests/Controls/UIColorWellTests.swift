import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIColorWellTests {
  private let bench = Bench()

  @Test func aTapShowsTheSheetWithTheColor() throws {
    let screen = UIViewController()
    bench.view.removeFromSuperview()
    bench.stage.window.rootViewController = screen
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    screen.view.addSubview(well)
    bench.stage.advance(by: 0)
    (well.title, well.selectedColor, well.supportsAlpha) = ("Ink", .red, false)
    bench.stage.tap(at: CGPoint(x: 34, y: 34))
    bench.stage.advance(by: 1)
    let shown = try #require(screen.presentedViewController)
    let picker = try #require(shown as? UIColorPickerViewController)
    #expect(picker.title == "Ink")
    #expect(picker.selectedColor == .red)
    #expect(!picker.supportsAlpha)
  }

  @Test(.evidence(.documented)) func aColorOfTheGridIsAnEventOfTheWell() throws {
    let screen = UIViewController()
    bench.view.removeFromSuperview()
    bench.stage.window.rootViewController = screen
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    screen.view.addSubview(well)
    bench.stage.advance(by: 0)
    var heard: [UIColor?] = []
    well.addAction(UIAction { _ in heard.append(well.selectedColor) }, for: .valueChanged)
    well.selectedColor = .red
    bench.stage.tap(at: CGPoint(x: 34, y: 34))
    bench.stage.advance(by: 1)
    let picker = try #require(screen.presentedViewController as? UIColorPickerViewController)
    let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
    let size = grid.bounds.size
    let place = CGPoint(x: size.width * 3.5 / 12, y: size.height * 5.5 / 10)
    bench.stage.tap(at: grid.convert(place, to: nil))
    let chosen = ColorGrid.color(5 * 12 + 3)
    #expect(well.selectedColor == chosen)
    #expect(picker.selectedColor == chosen)
    #expect(heard == [chosen, chosen])
    let slider = try #require(picker.view.subviews.compactMap { $0 as? UISlider }.first)
    #expect(slider.value == 1 && !slider.isHidden)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    #expect(well.selectedColor?.cgColor.alpha == 0.5)
    bench.stage.tap(at: grid.convert(place, to: nil))
    #expect(well.selectedColor?.cgColor.alpha == 0.5)
  }

  @Test func theGridBeginsWithGraysAndHasNoColorTwice() {
    let colors = (0..<120).map { ColorGrid.color($0) }
    #expect(colors[0] == UIColor(white: 1, alpha: 1))
    #expect(colors[11] == UIColor(white: 0, alpha: 1))
    #expect(Set(colors).count == 120)
  }

  @Test(arguments: [CGSize(width: 28, height: 28), CGSize(width: 60, height: 40)])
  func itIsRoundAndInTheMiddle(size: CGSize) {
    let well = bench.add(UIColorWell(), CGRect(origin: .zero, size: size))
    well.layoutIfNeeded()
    let side = min(size.width, size.height)
    for view in well.subviews {
      #expect(view.center == CGPoint(x: size.width / 2, y: size.height / 2))
      #expect(view.bounds.width == view.bounds.height)
      #expect(view.bounds.width < side)
      #expect(view.layer.cornerRadius == view.bounds.width / 2)
    }
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }
}
