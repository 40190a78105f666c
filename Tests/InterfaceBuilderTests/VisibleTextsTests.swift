import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// The texts that can be tapped by name, and where.
@MainActor @Suite struct VisibleTextsTests {
  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  @discardableResult
  private func add<View: UIView>(_ view: View, _ frame: CGRect, to box: UIView? = nil) -> View {
    view.frame = frame
    (box ?? window).addSubview(view)
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func theTopmostComesFirstAndEachTextOnce() {
    add(label("below"), CGRect(x: 0, y: 0, width: 100, height: 20))
    add(label("above"), CGRect(x: 0, y: 50, width: 100, height: 20))
    add(label("below"), CGRect(x: 100, y: 100, width: 100, height: 20))
    let texts = VisibleTexts(in: window)
    #expect(texts.all == ["below", "above"])
    #expect(texts.points(of: "below") == [CGPoint(x: 150, y: 110), CGPoint(x: 50, y: 10)])
    #expect(texts.points(of: "nowhere").isEmpty)
  }

  @Test func whatCannotBeSeenIsLeftOutWithAllItContains() {
    let (hidden, clear) = (UIView(), UIView())
    for box in [hidden, clear] {
      add(box, window.bounds)
      add(label("inside"), CGRect(x: 0, y: 0, width: 10, height: 10), to: box)
    }
    #expect(VisibleTexts(in: window).points(of: "inside").count == 2)
    hidden.isHidden = true
    clear.alpha = 0
    #expect(VisibleTexts(in: window).all.isEmpty)
  }

  @Test func buttonsFieldsAndIdentifiersCount() {
    let button = add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    let field = add(UITextField(), CGRect(x: 0, y: 100, width: 100, height: 40))
    field.placeholder = "Name"
    let box = add(UIView(), CGRect(x: 0, y: 200, width: 100, height: 40))
    box.accessibilityIdentifier = "box"
    add(label(""), CGRect(x: 0, y: 300, width: 100, height: 40))
    let texts = VisibleTexts(in: window)
    #expect(texts.points(of: "Go").last == CGPoint(x: 50, y: 20))
    #expect(texts.points(of: "Name").last == CGPoint(x: 50, y: 120))
    #expect(texts.points(of: "box") == [CGPoint(x: 50, y: 220)])
    #expect(!texts.all.contains(""))
  }

  @Test func eachSegmentHasItsOwnPlace() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    add(control, CGRect(x: 30, y: 100, width: 240, height: 32))
    let texts = VisibleTexts(in: window)
    for (index, title) in ["One", "Two", "Three"].enumerated() {
      let middle = CGPoint(x: 30 + 40 + 80 * CGFloat(index), y: 116)
      #expect(texts.points(of: title).contains(middle))
    }
  }
}
