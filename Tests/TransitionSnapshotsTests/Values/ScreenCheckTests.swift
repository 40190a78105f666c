import Foundation
import HeadlessUIKit
import Testing

@testable import TransitionSnapshots

/// Where each check of a screen begins to complain.
@MainActor @Suite struct ScreenCheckTests {
  private func stage(_ fill: (UIView) -> Void) -> Stage {
    let stage = Stage(device: .init(width: 200, height: 200, scale: 1))
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    fill(controller.view)
    stage.show(controller)
    return stage
  }

  private func said(_ check: ScreenCheck, _ fill: (UIView) -> Void) -> [String] {
    complaints(about: stage(fill), check).map(\.sentence)
  }

  private func button(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIButton {
    UIButton(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(
    arguments: [
      (40, 0, nil), (39, 0, nil), (38.9, 0, "1.1 × 40"), (0, 39, nil), (0, 38.5, "40 × 1.5"),
      (30, 30, "10 × 10"), (-39, 0, nil), (50, 50, nil),
    ] as [(CGFloat, CGFloat, String?)]
  )
  func aLineAlongTheEdgeIsNoOverlap(x: CGFloat, y: CGFloat, size: String?) {
    let words = said(.nothingOverlaps) { view in
      view.addSubview(button(60, 60, 40, 40))
      view.addSubview(button(60 + x, 60 + y, 40, 40))
    }
    #expect(words == (size.map { ["UIButton and UIButton overlap by \($0) points"] } ?? []))
  }

  @Test func eachPairIsNamedOnce() {
    let words = said(.nothingOverlaps) { view in
      for _ in 0..<3 { view.addSubview(button(0, 0, 40, 40)) }
    }
    #expect(words.count == 3)
  }

  @Test func whatIsInsideOrUnseenOverlapsNothing() {
    let words = said(.nothingOverlaps) { view in
      let outer = button(0, 0, 100, 100)
      outer.addSubview(UISwitch(frame: CGRect(x: 5, y: 5, width: 51, height: 31)))
      view.addSubview(outer)
      let text = UITextView(frame: CGRect(x: 100, y: 100, width: 90, height: 90))
      text.addSubview(UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 30)))
      view.addSubview(text)
      for (index, change) in [{ $0.isHidden = true }, { $0.alpha = 0.009 }].enumerated()
        as EnumeratedSequence<[(UIView) -> Void]>
      {
        let other = button(CGFloat(index), 0, 50, 50)
        change(other)
        view.addSubview(other)
      }
      let empty = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      view.addSubview(empty)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
    }
    #expect(words == [])
  }

  @Test(
    arguments: [
      { UISwitch() }, { UISlider() }, { UITextField() }, { UITextView() },
      { UISegmentedControl() }, { UIStepper() },
    ] as [@MainActor @Sendable () -> UIView]
  )
  func controlsAndTextsAreContent(make: @MainActor @Sendable () -> UIView) {
    let words = said(.nothingOverlaps) { view in
      view.addSubview(button(0, 0, 100, 100))
      let other = make()
      other.frame = CGRect(x: 10, y: 10, width: 60, height: 31)
      other.accessibilityIdentifier = "other"
      view.addSubview(other)
    }
    #expect(
      words.count == 1 && words[0].contains("and \(type(of: make())) 'other' overlap by "),
      "\(words)"
    )
  }

  @Test func labelsCountAsFarAsTheirTextGoes() {
    for (alignment, isOverlapping) in [(NSTextAlignment.left, false), (.right, true)] {
      let words = said(.nothingOverlaps) { view in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        (label.text, label.textAlignment) = ("Hello", alignment)
        view.addSubview(label)
        view.addSubview(button(100, 0, 50, 30))
      }
      #expect(words.isEmpty != isOverlapping)
    }
  }

  private func contrast(
    _ ink: CGFloat,
    on ground: CGFloat,
    size: CGFloat = 12,
    isBold: Bool = false,
    alpha: CGFloat = 1,
    change: (UILabel) -> Void = { _ in }
  ) -> String? {
    said(.contrast) { view in
      view.backgroundColor = UIColor(white: ground, alpha: 1)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "a"
      label.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      label.textColor = UIColor(white: ink, alpha: 1)
      label.alpha = alpha
      change(label)
      view.addSubview(label)
    }.first
  }

  /// 4.5 to 1 is asked of small texts, 3 to 1 of those from 18 points, or 14 in bold.
  @Test(
    arguments: [
      (0.45, 12, false, false), (0.47, 12, false, true), (0.47, 17.5, false, true),
      (0.47, 18, false, false), (0.58, 18, false, false), (0.6, 18, false, true),
      (0.47, 14, false, true), (0.47, 14, true, false), (0.47, 13.5, true, true),
      (0.6, 14, true, true),
    ] as [(CGFloat, CGFloat, Bool, Bool)]
  )
  func largeTextsMayBeFainter(ink: CGFloat, size: CGFloat, isBold: Bool, isFaint: Bool) {
    let words = contrast(ink, on: 1, size: size, isBold: isBold)
    #expect((words != nil) == isFaint)
    let least = size >= 18 || isBold && size >= 14 ? "3" : "4.5"
    if let words { #expect(words.hasSuffix("make it \(least) or more")) }
  }

  /// The numbers are those of WCAG's own formula.
  @Test(
    arguments: [
      (1, 1, "1"), (0.9, 1, "1.3"), (0.5, 1, "4"), (1, 0.5, "4"), (0.02, 0, "1"), (0.1, 0, "1.2"),
      (0.04, 0.05, "1"),
    ] as [(CGFloat, CGFloat, String)]
  )
  func theRatioIsThatOfTheLuminances(ink: CGFloat, ground: CGFloat, ratio: String) throws {
    let words = try #require(contrast(ink, on: ground))
    #expect(words.contains("has a contrast of \(ratio) to"), "\(words)")
  }

  @Test func colorsAreWeightedAsTheyAreSeen() {
    func ratio(_ color: UIColor) -> String {
      let words = contrast(0, on: 0) { $0.textColor = color } ?? "none of 99 "
      return String(words.split(separator: " ").first { Double($0) != nil } ?? "")
    }
    #expect(ratio(UIColor(red: 0, green: 0, blue: 1, alpha: 1)) == "2.4")
    #expect(ratio(UIColor(red: 0.6, green: 0, blue: 0, alpha: 1)) == "2.4")
    #expect(ratio(UIColor(red: 0, green: 0.4, blue: 0, alpha: 1)) == "2.9")
  }

  @Test func whatIsSeenThroughIsMixed() {
    #expect(contrast(0, on: 1, alpha: 0.5)?.contains("of 4 to") == true)
    let clear = contrast(0, on: 1) { $0.textColor = UIColor(white: 0, alpha: 0.5) }
    #expect(clear?.contains("of 4 to") == true)
    #expect(contrast(0, on: 1) { $0.backgroundColor = .black }?.contains("of 1 to") == true)
  }

  @Test func whatIsNotReadHasNoContrast() {
    #expect(contrast(1, on: 1) { $0.isEnabled = false } == nil)
    #expect(contrast(1, on: 1) { $0.text = "" } == nil)
    #expect(contrast(1, on: 1) { $0.isHidden = true } == nil)
    let words = said(.contrast) { view in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      control.isEnabled = false
      let label = UILabel(frame: control.bounds)
      (label.text, label.textColor) = ("a", .white)
      control.addSubview(label)
      view.addSubview(control)
    }
    #expect(words == [])
  }

  /// What lies elsewhere, or in front of the text, is not behind it; over pictures nothing is said.
  @Test func onlyWhatIsBehindCounts() {
    func words(_ below: UIView, inFront: Bool = false) -> [String] {
      said(.contrast) { view in
        let label = UILabel(frame: CGRect(x: 100, y: 0, width: 90, height: 30))
        (label.text, label.textColor) = ("White", .white)
        if !inFront { view.addSubview(below) }
        view.addSubview(label)
        if inFront { view.addSubview(below) }
      }
    }
    func plate(_ x: CGFloat) -> UIView {
      let plate = UIView(frame: CGRect(x: x, y: 0, width: 95, height: 30))
      plate.backgroundColor = .black
      return plate
    }
    #expect(words(plate(98)) == [])
    #expect(words(plate(0)).count == 1 && words(plate(98), inFront: true).count == 1)
    let frame = CGRect(x: 98, y: 0, width: 95, height: 30)
    #expect(words(UIImageView(frame: frame)) == [])
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = frame
    #expect(words(effect) == [])
  }

  @Test(arguments: [(44, 44, true), (43.9, 44, false), (44, 43.9, false), (60, 20, false)])
  func fingersNeedRoomEachWay(width: CGFloat, height: CGFloat, isEnough: Bool) {
    let words = said(.touchTargets) { $0.addSubview(button(0, 0, width, height)) }
    #expect(words.isEmpty == isEnough)
    #expect(said(.touchTargets(atLeast: 20)) { $0.addSubview(button(0, 0, width, height)) } == [])
  }

  @Test func whatCannotBeTouchedNeedsNoRoom() {
    let words = said(.touchTargets) { view in
      let (one, two) = (button(0, 0, 9, 9), button(0, 0, 9, 9))
      one.isEnabled = false
      two.isUserInteractionEnabled = false
      for each in [one, two, UISwitch()] { view.addSubview(each) }
      let hidden = UIView()
      hidden.isHidden = true
      hidden.addSubview(button(0, 0, 9, 9))
      view.addSubview(hidden)
    }
    #expect(words == [])
  }

  @Test func textsAreWholeInAsManyLinesAsTheyMayHave() {
    let long = "several words that need two lines or more"
    func isCut(_ change: (UILabel) -> Void) -> Bool {
      !said(.textsAreWhole) { view in
        let label = UILabel()
        label.text = long
        label.frame.size = label.sizeThatFits(CGSize(width: 9999, height: 9999))
        change(label)
        view.addSubview(label)
      }.isEmpty
    }
    #expect(!isCut { _ in })
    #expect(!isCut { $0.frame.size.width -= 0.5 } && isCut { $0.frame.size.width -= 0.6 })
    #expect(!isCut { $0.frame.size.height -= 0.5 } && isCut { $0.frame.size.height -= 0.6 })
    #expect(!isCut { ($0.frame.size.width, $0.adjustsFontSizeToFitWidth) = (50, true) })
    #expect(isCut { ($0.numberOfLines, $0.frame.size.width) = (0, 100) })
    #expect(!isCut { ($0.numberOfLines, $0.frame.size) = (0, CGSize(width: 100, height: 200)) })
    #expect(isCut { ($0.numberOfLines, $0.frame.size) = (2, CGSize(width: 100, height: 44)) })
  }
}
