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

  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var heard: [Bool] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) { heard.append(continuously) }
  }

  /// A sheet with a tab that has been tapped.
  private func sheet(_ tab: Int) throws -> UIColorPickerViewController {
    let screen = UIViewController()
    bench.view.removeFromSuperview()
    bench.stage.window.rootViewController = screen
    let picker = UIColorPickerViewController()
    bench.stage.advance(by: 0)
    screen.present(picker, animated: false)
    bench.stage.advance(by: 1)
    let tabs = picker.view.subviews.compactMap { $0 as? UISegmentedControl }
    let bar = try #require(tabs.first)
    #expect(bar.selectedSegmentIndex == 0 && bar.numberOfSegments == 3)
    let title = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.frame.minY >= title.frame.maxY + 8)
    let x = bar.bounds.width * (CGFloat(tab) + 0.5) / 3
    bench.stage.tap(at: bar.convert(CGPoint(x: x, y: 16), to: nil))
    bench.stage.advance(by: 1)
    return picker
  }

  /// There was no other tab than the grid.
  @Test func theSpectrumHasTheColorUnderTheFinger() throws {
    let (picker, listener) = (try sheet(1), Listener())
    picker.delegate = listener
    picker.selectedColor = .white
    let spectrum = try #require(picker.view.subviews.compactMap { $0 as? ColorSpectrum }.first)
    let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
    #expect(!spectrum.isHidden && grid.isHidden && spectrum.frame == grid.frame)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      spectrum.convert(
        CGPoint(x: spectrum.bounds.width * x, y: spectrum.bounds.height * y),
        to: nil
      )
    }
    bench.stage.tap(at: point(1 / 3, 0.5))
    #expect(isGreen(picker.selectedColor) && listener.heard == [true, false])
    // A finger beyond the edge keeps to it: black is below.
    bench.stage.drag(from: point(0.5, 0.9), to: point(0.5, 1.2), duration: 0.2)
    #expect(picker.selectedColor == ColorSpectrum.color(at: CGPoint(x: 0.5, y: 1)))
    #expect(listener.heard.last == false && listener.heard.count > 4)
    let ring = try #require(spectrum.subviews.last)
    spectrum.layoutIfNeeded()
    #expect(isNear(ring.center.x, spectrum.bounds.width / 2, within: 0.5))
    #expect(ring.center.y == spectrum.bounds.height)
  }

  private func isGreen(_ color: UIColor) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return red < 0.02 && green > 0.98 && blue < 0.02
  }

  @Test(arguments: [(0.2, 0.25), (0.6, 0.5), (0.9, 0.8)])
  func colorsOfTheSpectrumAreFoundAgain(x: Double, y: Double) {
    let place = CGPoint(x: x, y: y)
    let found = ColorSpectrum.place(of: ColorSpectrum.color(at: place))
    #expect(abs(found.x - place.x) < 1e-6 && abs(found.y - place.y) < 1e-6)
  }

  @Test func slidersMixTheirColors() throws {
    let picker = try sheet(2)
    picker.selectedColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    let sliders = try #require(picker.view.subviews.compactMap { $0 as? ColorSliders }.first)
    #expect(labels(below: sliders).compactMap(\.text).contains("51"))
    func all(below view: UIView) -> [UISlider] {
      ((view as? UISlider).map { [$0] } ?? []) + view.subviews.flatMap { all(below: $0) }
    }
    let parts = all(below: sliders)
    #expect(parts.map(\.value) == [1, 0.2, 0])
    parts[0].value = 0
    parts[1].value = 1
    parts[1].sendActions(for: .valueChanged)
    #expect(isGreen(picker.selectedColor) && picker.selectedColor.cgColor.alpha == 0.5)
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
