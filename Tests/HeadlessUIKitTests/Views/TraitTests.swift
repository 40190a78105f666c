import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor private final class Witness: UIView {
  var told: [UIUserInterfaceStyle?] = []
  var drawnColor: Color?

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    told.append(previous?.userInterfaceStyle)
  }

  override func draw(_ rect: CGRect) {
    drawnColor = UIColor.label.cgColor.value
  }
}

@MainActor @Suite struct TraitTests {
  private let stage = Stage(device: .iPhoneSE)
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  private func witness() -> Witness {
    let view = Witness(frame: frame)
    view.backgroundColor = dynamic
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  @Test func viewsAreNotToldWhatTheyWereMadeWith() {
    #expect(witness().told.isEmpty)
  }

  @Test func anOverrideHoldsForEverythingBelow() {
    let view = witness()
    #expect(view.layer.backgroundColor?.value == UIColor.black.value)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.told == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor?.value == UIColor.white.value)
    view.overrideUserInterfaceStyle = .light
    #expect(view.told == [.light, .dark])
    #expect(view.layer.backgroundColor?.value == UIColor.black.value)
    stage.window.overrideUserInterfaceStyle = .unspecified
    #expect(view.told.count == 2)
  }

  @Test func drawingsAreMadeAnew() {
    let view = witness()
    #expect(view.drawnColor?.red == 0)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    #expect(view.drawnColor?.red == 1)
  }

  @Test func aViewHearsOfTheTraitsOfItsNewPlace() {
    let night = UIView(frame: frame)
    night.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(night)
    let view = witness()
    night.addSubview(view)
    #expect(view.told == [.light])
    #expect(view.layer.backgroundColor?.value == UIColor.white.value)
  }

  @Test func borderColorsOfLayersStayAsTheyWere() {
    let view = witness()
    view.layer.borderColor = dynamic.cgColor
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.borderColor?.value == UIColor.black.value)
  }

  @Test func labelsFollowStyleAndTextSize() throws {
    let controller = UIViewController()
    let child = UIViewController()
    let label = UILabel(frame: frame)
    label.text = "ab"
    label.textColor = dynamic
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.show(controller)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    child.view.addSubview(label)
    #expect(label.font.pointSize == 17)  // [D] body text at the default size
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    controller.setOverrideTraitCollection(large, forChild: child)
    #expect(label.font.pointSize == 23)  // [D] body text at xxxL
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    child.overrideUserInterfaceStyle = .dark
    #expect(label.layer.shownText?.runs.first?.color == UIColor.white.value)
  }

  /// [D] The limits of a view hold for everything below it.
  @Test func textSizesStayWithinTheLimitsOfTheViewsAbove() {
    let (outer, label) = (UIView(frame: frame), UILabel(frame: frame))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    stage.window.addSubview(outer)
    #expect(label.appliedContentSizeCategoryLimitsDescription.isEmpty)
    outer.minimumContentSizeCategory = .extraExtraExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(label.font.pointSize == 23)  // [D] body text at xxxL
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize == 19)  // [D] body text at xL
    #expect(
      label.appliedContentSizeCategoryLimitsDescription
        == "UILabel: maximum UICTContentSizeCategoryXL, "
        + "UIView: minimum UICTContentSizeCategoryXXXL"
    )
    (outer.minimumContentSizeCategory, label.maximumContentSizeCategory) = (nil, nil)
    #expect(label.font.pointSize == 17)
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
  }

  /// [I] Everything below is what children show as well.
  @Test func textSizesOfChildrenStayWithinTheLimitsOfTheirParentsView() {
    let (parent, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.minimumContentSizeCategory = .extraExtraExtraLarge
    let sizes = [parent.view, child.view].map { $0?.traitCollection.preferredContentSizeCategory }
    #expect(sizes == [.extraExtraExtraLarge, .extraExtraExtraLarge])
    #expect(child.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(parent.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func fontsOfFixedSizeDoNotGrow() {
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    label.followContentSize(UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(label.font.pointSize == 17)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
    label.followContentSize(UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(label.font.pointSize == 29)  // 19 of 22 points of leading, in whole points
  }

  @Test func theCurrentTraitsAreThoseOfTheChange() {
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor.label.cgColor.value.red == 1)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UIColor.label.cgColor.value.red == 0)
  }

  @Test func aPatternAsTheColorOfTextIsReportedOnce() {
    let image = UIGraphicsImageRenderer(size: frame.size).image { $0.fill(frame) }
    for text in ["one", "two"] {
      let label = UILabel(frame: frame)
      label.text = text
      label.textColor = UIColor(patternImage: image)
      stage.window.addSubview(label)
    }
    stage.advance(by: 0.1)
    #expect(stage.faults.filter { $0.sentence.contains("pattern") }.count == 1)
  }

  @Test(.rule("size.current-traits", .documented), arguments: [Stage.Device.iPhoneSE, .iPhone15])
  func `outside of callbacks the screen's traits are current`(device: Stage.Device) {
    let stage = Stage(device: device)
    stage.advance(by: 0)
    #expect(UITraitCollection.current == stage.screen.traitCollection)
    #expect(UITraitCollection.current.displayScale == device.scale)
  }
}
