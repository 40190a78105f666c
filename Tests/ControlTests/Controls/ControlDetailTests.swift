import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What controls do beside their main thing.
@MainActor
@Suite struct ControlDetailTests {
  private let bench = Bench()

  @Test func aLimitOfASliderTakesTheOtherAlong() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 9
    #expect(slider.minimumValue == 5 && slider.value == 5)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
  }

  // MARK: Text fields

  @Test(arguments: [true, false])
  func theDelegateMayKeepATextThatIsClearedWhenEditingBegins(mayClear: Bool) {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let keeper = TextKeeper()
    keeper.mayClear = mayClear
    (field.delegate, field.clearsOnBeginEditing, field.text) = (keeper, true, "text")
    withExtendedLifetime(keeper) {
      _ = field.becomeFirstResponder()
      #expect(field.text == (mayClear ? "" : "text"))
    }
  }

  @Test func theClearButtonShowsWhileTextIsEditedAndClearsIt() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.clearButtonMode = .whileEditing
    field.text = "text"
    bench.stage.advance(by: 0)
    #expect(field.clearButton.isHidden)
    _ = field.becomeFirstResponder()
    bench.stage.advance(by: 0)
    #expect(!field.clearButton.isHidden)
    #expect(field.clearButton.currentImage != nil)
    #expect(field.textRect(forBounds: field.bounds).maxX == field.clearButton.frame.minX)
    bench.stage.tap(at: field.clearButton.center)
    #expect(field.text?.isEmpty == true && field.isEditing)
    bench.stage.advance(by: 0)
    #expect(field.clearButton.isHidden)
  }

  @Test func aLayersBorderStaysAsItWasSet() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.layer.borderWidth = 3
    field.layer.cornerRadius = 9
    field.text = "x"
    bench.stage.advance(by: 0)
    #expect(field.layer.borderWidth == 3 && field.layer.cornerRadius == 9)
  }

  @Test func sideViewsSwapWhereTextRunsFromRightToLeft() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 34))
  }

  // MARK: Buttons

  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, 22.0), (.infoLight, 22), (.infoDark, 22),
    (.contactAdd, 22), (.close, 30),
  ])
  func roundButtonsHaveTheirMarks(type: UIButton.ButtonType, side: CGFloat) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: side))
    #expect(button.currentImage?.isSymbolImage == false)
    #expect(bench.stage.faults.isEmpty)
  }

  @Test func aTransformerHasTheLastWordOnAConfiguredTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 31)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let text = try #require(button.titleLabel?.attributedText)
    #expect(text.string == "Title")
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 31)
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .white)
  }

  @Test func anAttributedTitleKeepsItsOwnLook() throws {
    var container = AttributeContainer()
    container.foregroundColor = .systemRed
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Red", attributes: container)
    #expect(configuration.title == "Red")
    let button = UIButton(configuration: configuration)
    let text = try #require(button.titleLabel?.attributedText)
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .systemRed)
  }

  // MARK: Touches

  @Test func aControlThatStopsTrackingHearsNoMore() {
    let control = bench.add(ShortTempered(), CGRect(x: 0, y: 0, width: 200, height: 100))
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    bench.stage.drag(
      from: CGPoint(x: 10, y: 10),
      to: CGPoint(x: 150, y: 10),
      duration: 0.2
    )
    #expect(control.asked == 1 && !control.isTracking && !control.isHighlighted)
    #expect(events.isEmpty)
  }

  @Test(.evidence(.reported), arguments: [(69.0, ["inside"]), (71.0, ["exit", "outside"])])
  func aTouchLeavesAButtonSeventyPointsBeyondItsEdge(distance: Double, heard: [String]) {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("exit") }, for: .touchDragExit)
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    bench.stage.drag(
      from: CGPoint(x: 50, y: 25),
      to: CGPoint(x: 50, y: 50 + distance),
      duration: 0.2
    )
    #expect(events == heard)
  }

  @Test func theSecondTouchDownOfTwoIsARepeat() {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("repeat") }, for: .touchDownRepeat)
    bench.stage.tap(at: CGPoint(x: 20, y: 20), times: 2)
    #expect(events == ["down", "down", "repeat"])
  }

  // MARK: Pages and segments

  @Test func dotsWithoutRoomAreLeftOut() {
    let control = bench.add(UIPageControl(), CGRect(x: 0, y: 0, width: 80, height: 37))
    control.numberOfPages = 12
    control.currentPage = 6
    bench.stage.advance(by: 0)
    let dots = control.subviews.filter { !$0.isHidden }
    #expect(dots.count == 5)
    #expect(dots.allSatisfy { control.bounds.contains($0.frame) })
    #expect(dots[0].transform.a == 0.5 && dots[4].transform.a == 0.5)
    #expect(dots[2].transform == .identity)
  }

  @Test func aSegmentedControlKeepsTheBackgroundThatItIsGiven() {
    let control = bench.add(
      UISegmentedControl(items: ["A", "B"]),
      CGRect(x: 0, y: 0, width: 200, height: 32)
    )
    control.backgroundColor = .systemTeal
    control.selectedSegmentIndex = 1
    bench.stage.advance(by: 0)
    #expect(control.backgroundColor == .systemTeal)
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    bench.stage.advance(by: 0)
    #expect(control.backgroundColor == nil && control.pill.isHidden)
  }

  @Test func theChosenTitleIsHeavierAndDisabledOnesArePale() {
    let control = bench.add(
      UISegmentedControl(items: ["A", "B"]),
      CGRect(x: 0, y: 0, width: 200, height: 32)
    )
    let heavy = UIFont.systemFont(ofSize: 13, weight: .semibold)
    let plain = UIFont.systemFont(ofSize: 13, weight: .medium)
    let fonts = { control.segments.map(\.label.font) }
    control.selectedSegmentIndex = 0
    bench.stage.advance(by: 0)
    #expect(fonts() == [heavy, plain])
    control.selectedSegmentIndex = 1
    bench.stage.advance(by: 0)
    #expect(fonts() == [plain, heavy])
    control.setEnabled(false, forSegmentAt: 0)
    bench.stage.advance(by: 0)
    #expect(control.segments.map { ($0.label.alpha * 10).rounded() } == [3, 10])
    #expect(control.segments.map(\.label.frame.minX) == [0, 100])
  }

  @Test func `images of a segmented control are laid out once`() throws {
    let stage = Stage(device: .iPhone15)
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setDividerImage(
      UIImage(),
      forLeftSegmentState: .normal,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    stage.window.addSubview(control)
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
    let images = { control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil } }
    #expect(images().count == 5, "three segments and two dividers")
    control.selectedSegmentIndex = 1
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
    control.setBackgroundImage(UIImage(), for: .selected, barMetrics: .default)
    stage.advance(by: 0)
    #expect(images().map(\.frame.minX) == [0, 100, 100, 200, 200])
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    stage.advance(by: 0)
    #expect(images().count == 2)
    #expect(stage.faults.isEmpty)
  }
}

@MainActor
private final class ShortTempered: UIControl {
  var asked = 0

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    asked += 1
    return false
  }
}

private final class TextKeeper: NSObject, UITextFieldDelegate {
  var mayClear = true

  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
}
