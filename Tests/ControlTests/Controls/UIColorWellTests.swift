import Foundation
import Geometry
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
