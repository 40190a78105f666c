import Foundation
import HeadlessUIKit
import Testing

@testable import TransitionSnapshots

/// What VoiceOver reads of one element, and which elements it finds.
@MainActor @Suite struct SpokenElementTests {
  private func words(_ object: UIResponder) -> String { SpokenElement(object: object).words }

  private func made<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
    change(view)
    return view
  }

  @Test func namesAreGivenOrSeen() {
    #expect(words(made(UILabel()) { $0.text = "Seen" }) == "\"Seen\"")
    #expect(
      words(made(UILabel()) { ($0.text, $0.accessibilityLabel) = ("Seen", "Given") }) == "\"Given\""
    )
    #expect(
      words(made(UILabel()) { ($0.text, $0.accessibilityLabel) = ("Seen", "") }) == "\"Seen\""
    )
    #expect(
      words(made(UIView()) { $0.accessibilityAttributedLabel = NSAttributedString(string: "Fine") })
        == "\"Fine\""
    )
    #expect(words(made(UIButton()) { $0.setTitle("Go", for: .normal) }) == "\"Go\", button")
    #expect(
      words(made(UITextField()) { ($0.placeholder, $0.text) = ("Name", "Ada") })
        == "\"Name\", value \"Ada\", text field"
    )
    #expect(words(UIView()) == "(no label)")
  }

  @Test func valuesAreGivenOrKnown() {
    #expect(words(made(UISwitch()) { $0.isOn = true }) == "(no label), value \"on\", switch")
    #expect(words(UISwitch()) == "(no label), value \"off\", switch")
    #expect(
      words(made(UISwitch()) { $0.accessibilityValue = "loud" })
        == "(no label), value \"loud\", switch"
    )
    #expect(words(made(UITextView()) { $0.text = "long" }) == "(no label), value \"long\"")
    let slider = made(UISlider()) {
      ($0.minimumValue, $0.maximumValue, $0.value) = (20, 60, 30)
    }
    #expect(words(slider) == "(no label), value \"25%\", adjustable")
  }

  @Test(
    arguments: [
      (.button, "button"), (.adjustable, "adjustable"), (.header, "heading"), (.link, "link"),
      (.image, "image"), (.selected, "selected"), (.notEnabled, "dimmed"), (.none, nil),
      ([.notEnabled, .link, .selected], "link, selected, dimmed"),
    ] as [(UIAccessibilityTraits, String?)]
  )
  func traitsAreKinds(traits: UIAccessibilityTraits, kind: String?) {
    let view = made(UIView()) {
      ($0.accessibilityLabel, $0.accessibilityTraits) = ("A", traits)
      $0.accessibilityHint = "hold"
    }
    #expect(words(view) == "\"A\", hint \"hold\"" + (kind.map { ", " + $0 } ?? ""))
  }

  @Test func theStatesOfControlsAreRead() {
    let control = made(UIControl()) { $0.accessibilityLabel = "A" }
    #expect(words(control) == "\"A\"")
    control.isSelected = true
    #expect(words(control) == "\"A\", selected")
    control.isEnabled = false
    #expect(words(control) == "\"A\", selected, dimmed")
  }

  private func names(_ fill: (UIView) -> Void) -> [String?] {
    let stage = Stage(device: .init(width: 200, height: 200, scale: 1))
    let controller = UIViewController()
    fill(controller.view)
    stage.show(controller)
    return SpokenScreen(stage).elements.map(\.name)
  }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 30, height: height))
    label.text = text
    return label
  }

  @Test func viewsBesideEachOtherAreOneRow() {
    // A middle within the first one's height is beside it; one at its end is below.
    let order = names { view in
      view.addSubview(label("c", 0, 60))
      view.addSubview(label("b", 0, 9))
      view.addSubview(label("a", 100, 0))
      view.addSubview(label("d", 0, 70))
    }
    #expect(order == ["b", "a", "c", "d"])
    #expect(
      names {
        $0.addSubview(label("b", 0, 10)); $0.addSubview(label("a", 50, 0))
      } == ["a", "b"]
    )
    #expect(
      names {
        $0.addSubview(label("1", 0, 0)); $0.addSubview(label("2", 0, 0))
      } == ["1", "2"]
    )
  }

  /// By where they begin, even if a wide one reaches over the next; from the other side if the
  /// language does.
  @Test(arguments: [false, true]) func aRowIsReadFromWhereItsViewsBegin(isRightToLeft: Bool) {
    func order(wideFirst: Bool) -> [String?] {
      names { view in
        let direction: UISemanticContentAttribute =
          isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.semanticContentAttribute = direction
        let wide = label("wide", 0, 0)
        wide.frame.size.width = 190
        let parts = [wide, label("next", 50, 0)]
        for part in wideFirst ? parts : parts.reversed() { view.addSubview(part) }
      }
    }
    let expected: [String?] = isRightToLeft ? ["next", "wide"] : ["wide", "next"]
    #expect(order(wideFirst: true) == expected && order(wideFirst: false) == expected)
  }

  /// The last of several modal views is in front, unless it is hidden.
  @Test func theFrontModalViewIsRead() {
    func order(hidesFront: Bool) -> [String?] {
      names { view in
        for (name, isHidden) in [("back", false), ("front", hidesFront)] {
          let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          (panel.accessibilityViewIsModal, panel.isHidden) = (true, isHidden)
          panel.addSubview(label(name, 0, 0))
          view.addSubview(panel)
        }
      }
    }
    #expect(order(hidesFront: false) == ["front"] && order(hidesFront: true) == ["back"])
  }

  @Test func whatIsHiddenIsNotRead() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.accessibilityElementsHidden = true },
      { ($0 as? UILabel)?.text = "" }, { ($0 as? UILabel)?.text = nil },
    ]
    for change in changes {
      let order = names { view in
        let hidden = label("hidden", 0, 0)
        change(hidden)
        view.addSubview(hidden)
        view.addSubview(label("seen", 0, 50))
      }
      #expect(order == ["seen"])
    }
  }

  @Test func anOrderMayBeGiven() {
    let order = names { view in
      let labels = ["a", "b", "c"].enumerated().map { label($1, 0, CGFloat($0) * 40) }
      labels.forEach(view.addSubview)
      view.accessibilityElements = [labels[2], labels[0]]
    }
    #expect(order == ["c", "a"])
  }

  @Test func aModalViewIsReadAlone() {
    func order(hidden: Bool) -> [String?] {
      names { view in
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        panel.accessibilityViewIsModal = true
        panel.isHidden = hidden
        panel.addSubview(label("panel", 0, 0))
        view.addSubview(panel)
        view.addSubview(label("behind", 0, 100))
      }
    }
    #expect(order(hidden: false) == ["panel"] && order(hidden: true) == ["behind"])
  }

  @Test func anElementHidesItsParts() {
    let order = names { view in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      (card.isAccessibilityElement, card.accessibilityLabel) = (true, "card")
      card.addSubview(label("part", 0, 0))
      view.addSubview(card)
      for (index, control) in [UISlider(), UITextView(), UIStepper(), UISwitch()].enumerated() {
        control.accessibilityLabel = "\(index)"
        control.frame = CGRect(x: 0, y: 100 + 20 * CGFloat(index), width: 90, height: 20)
        view.addSubview(control)
      }
    }
    #expect(order == ["card", "0", "1", "2", "3"])
  }
}
