import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIButtonTests {
  private let stage = Stage(device: .iPhoneSE)

  private func button(_ type: UIButton.ButtonType = .custom, title: String? = "Go") -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    stage.window.addSubview(button)
    return button
  }

  @Test func aStateWithoutItsOwnLookHasTheNormalOne() {
    let button = button()
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Go")
    #expect(button.titleLabel?.textColor == .red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test(.evidence(.reported)) func aSystemButtonDimsWithoutAdjustingItsImage() {
    for (type, adjusts) in [(UIButton.ButtonType.system, false), (.custom, true)] {
      let button = button(type)
      #expect(button.adjustsImageWhenHighlighted == adjusts)
      #expect(button.adjustsImageWhenDisabled == adjusts)
      button.isEnabled = false
      #expect(button.imageView?.alpha == 0.5)
      button.adjustsImageWhenDisabled = !adjusts
      #expect(button.adjustsImageWhenDisabled != adjusts)
      let alpha: CGFloat = adjusts ? 1 : 0.5
      #expect(button.imageView?.alpha == alpha)
    }
  }

  @Test func aSystemButtonHasTheTint() {
    let button = button(.system)
    stage.window.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    button.isHighlighted = true
    #expect(button.titleLabel?.layer.opacity == 0.2)
  }

  @Test func theNaturalSizeHoldsTitleImageAndInsets() throws {
    let button = button(title: "Going")
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    #expect(self.button(title: nil).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  /// The usual way to have the image behind the title.
  @Test func forcedFromRightToLeftTheImageStandsBehindTheTitle() throws {
    let button = button()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.setImage(image, for: .normal)
    stage.advance(by: 0)
    let title = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    let start = picture.frame.minX
    #expect(abs(title.frame.minX - picture.frame.maxX) <= 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    stage.advance(by: 0)
    #expect(
      abs(title.frame.minX - start) <= 0.5 && abs(picture.frame.minX - title.frame.maxX) <= 0.5
    )
    button.contentHorizontalAlignment = .leading
    stage.advance(by: 0)
    #expect(picture.frame.maxX == 100)
  }

  @Test func imageAndTitleStandTogetherInTheMiddle() throws {
    let button = button()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    let (title, picture) = try (#require(button.titleLabel).frame, #require(button.imageView).frame)
    #expect(picture.size == CGSize(width: 20, height: 20))
    #expect(picture.midY == 22)
    #expect(abs(title.minX - picture.maxX) <= 0.5)
    #expect(abs(picture.minX - (100 - title.maxX)) <= 0.5)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
  }

  @Test func backgroundImagesFillTheButton() {
    let button = button()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    button.setBackgroundImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.backdrop.frame == button.bounds)
    #expect(!button.backdrop.isHidden)
  }

  @Test func aTapRunsThePrimaryAction() {
    var taps = 0
    let action = UIAction(title: "Tap") { _ in taps += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    stage.window.addSubview(button)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 50, y: 30))
    stage.advance(by: 0.1)
    #expect(taps == 1)
    #expect(button.currentTitle == "Tap")
  }

  @Test func partsDoNotTakeTouchesAway() {
    let button = button()
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 22), with: nil) === button)
  }
}
