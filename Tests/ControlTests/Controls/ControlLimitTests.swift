import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where controls put their parts, and when they speak, at the edges of what they allow.
@MainActor
@Suite struct ControlLimitTests {
  private let bench = Bench()

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func aStepperThatIsNotContinuousTellsOnceItIsLeft() {
    let stepper = bench.add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
    stepper.isContinuous = false
    var told: [Double] = []
    stepper.addAction(UIAction { _ in told.append(stepper.value) }, for: .valueChanged)
    bench.stage.press(at: CGPoint(x: 90, y: 25), duration: 0.85)
    #expect(told == [4])
    bench.stage.tap(at: CGPoint(x: 20, y: 25))
    #expect(told == [4, 3])
  }

  @Test func imagesStandAtTheEndsOfASlider() {
    let slider = UISlider()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(slider.minimumValueImageRect(forBounds: bounds) == .zero)
    #expect(slider.maximumValueImageRect(forBounds: bounds) == .zero)
    (slider.minimumValueImage, slider.maximumValueImage) = (picture(8, 4), picture(10, 6))
    let ends = [
      slider.minimumValueImageRect(forBounds: bounds),
      slider.maximumValueImageRect(forBounds: bounds),
    ]
    #expect(
      ends == [
        CGRect(x: 0, y: 13, width: 8, height: 4), CGRect(x: 90, y: 12, width: 10, height: 6),
      ]
    )
  }

  @Test func thePlateBehindTheDotsTakesNoTouches() {
    let control = bench.add(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 37))
    control.numberOfPages = 3
    control.backgroundStyle = .prominent
    bench.stage.advance(by: 0)
    #expect(control.hitTest(CGPoint(x: 60, y: 18), with: nil) === control)
  }

  @Test func theCaretStaysInsideOfItsField() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 34))
    field.text = "words"
    let end = field.caretFrame(at: 5).minX
    #expect(field.caretFrame(at: 0).minX == 0 && field.caretFrame(at: 3).minX < end && end < 90)
    // There is room for the text and hardly more.
    field.frame.size.width = end.rounded(.up) + 1
    #expect(field.caretFrame(at: 5).maxX == field.bounds.width)
  }

  @Test func aTextViewHasRoomAroundItsText() {
    let view = UITextView()
    view.text = "some words"
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let bare = view.fittingSize(0)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 5
    #expect(view.fittingSize(0) == CGSize(width: bare.width + 16, height: bare.height + 4))
  }

  @Test func onlyATextViewOnScreenCanBeEdited() {
    let view = UITextView()
    #expect(!view.canBecomeFirstResponder)
    bench.add(view, CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.canBecomeFirstResponder)
    view.isEditable = false
    #expect(!view.canBecomeFirstResponder)
  }
}
