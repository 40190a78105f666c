import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Custom images of steppers, text fields and search bars.
@MainActor
@Suite struct CustomImageTests {
  private let bench = Bench()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + images(in: $0) }
  }

  @Test func aStepperHasImagesInPlaceOfItsPlateAndLine() throws {
    let stepper = bench.add(UIStepper(), CGRect(x: 0, y: 0, width: 94, height: 32))
    let (plain, pressed, line) = (image(20, 20), image(21, 20), image(4, 20))
    stepper.setBackgroundImage(plain, for: .normal)
    stepper.setBackgroundImage(pressed, for: .highlighted)
    stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
    bench.stage.advance(by: 0)
    #expect(stepper.backgroundColor == nil)
    let divider = try #require(images(in: stepper).first { $0.image === line })
    #expect(divider.frame == CGRect(x: 45, y: 0, width: 4, height: 32))
    #expect(images(in: stepper).count { $0.image === plain } == 2)
    // It counts while it is held.
    var halves: [CGRect?] = []
    stepper.addAction(
      UIAction { _ in
        halves.append(images(in: stepper).first { $0.image === pressed }?.superview?.frame)
      },
      for: .valueChanged
    )
    bench.stage.press(at: CGPoint(x: 70, y: 16), duration: 0.55)
    #expect(halves == [CGRect(x: 47, y: 0, width: 47, height: 32)])
    #expect(images(in: stepper).count { $0.image === plain } == 2)
    #expect(stepper.backgroundImage(for: .selected) === plain)
  }

  @Test func aTextFieldsBackgroundReplacesItsBorderButNotARoundedOne() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 34))
    let (usual, disabled) = (image(10, 10), image(11, 10))
    field.borderStyle = .line
    field.disabledBackground = disabled
    bench.stage.advance(by: 0)
    #expect(field.layer.borderWidth == 1 && field.backdrop == nil)
    field.background = usual
    bench.stage.advance(by: 0)
    #expect(field.layer.borderWidth == 0 && field.subviews.first === field.backdrop)
    #expect(field.backdrop?.image === usual && field.backdrop?.frame == field.bounds)
    field.isEnabled = false
    bench.stage.advance(by: 0)
    #expect(field.backdrop?.image === disabled)
    field.borderStyle = .roundedRect
    #expect(field.backdrop?.superview == nil && field.layer.borderWidth == 0.5)
  }

  @Test func aSearchFieldIsAsHighAsItsBackground() {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 60))
    let background = image(20, 44)
    bar.setSearchFieldBackgroundImage(background, for: .normal)
    bench.stage.advance(by: 0)
    let before = bar.searchTextField.frame
    #expect(before.height == 44 && bar.searchTextField.backgroundColor == nil)
    #expect(bar.searchTextField.background === background)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
    bench.stage.advance(by: 0)
    #expect(bar.searchTextField.frame == before.offsetBy(dx: 3, dy: 5))
  }

  @Test func aSearchBarShiftsTextAndIcons() {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 52))
    let field = bar.searchTextField
    let (text, glass) = (field.textRect(forBounds: field.bounds), field.leftView?.frame)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 1)
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 4, dy: 1))
    bar.setPositionAdjustment(UIOffset(horizontal: 6, vertical: 0), for: .search)
    bench.stage.advance(by: 0)
    #expect(field.leftView?.frame == glass?.offsetBy(dx: 6, dy: 0))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test func theScopeBarHasImagesAndTheFieldTheBarsTraits() throws {
    let bar = bench.add(UISearchBar(), CGRect(x: 0, y: 0, width: 320, height: 96))
    let (behind, button) = (image(10, 44), image(10, 30))
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.scopeBarBackgroundImage = behind
    bar.setScopeBarButtonBackgroundImage(button, for: .normal)
    bar.textContentType = .username
    bench.stage.advance(by: 0)
    let backdrop = try #require(images(in: bar).first { $0.image === behind })
    #expect(backdrop.frame == CGRect(x: 0, y: 52, width: 320, height: 44) && !backdrop.isHidden)
    #expect(bar.scopes.backgroundImage(for: .normal, barMetrics: .default) === button)
    #expect(bar.searchTextField.textContentType == .username)
  }
}
