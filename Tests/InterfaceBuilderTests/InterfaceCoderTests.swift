import Foundation
import HeadlessUIKit
import Testing

/// A view receives its attributes once, at the end of its own class's initialiser.
@MainActor @Suite struct InterfaceCoderTests {
  private final class Dial: UISlider {
    private(set) var valueInOwnCode: Float?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      valueInOwnCode = value
    }
  }

  @Test func theAttributesAreThereBeforeTheCodeOfASubclass() throws {
    let coder = InterfaceCoder(base: UISlider.self)
    var calls: [String] = []
    coder.decode = { view in
      calls.append("\(view.subviews.isEmpty)")
      (view as? UISlider)?.value = 0.75
    }
    let plain = UISlider(frame: .zero)
    let dial = try #require(Dial(coder: coder))
    #expect(dial.valueInOwnCode == 0.75)
    // The slider's own parts exist when it is configured: not at the end of UIView's initialiser.
    #expect(calls == ["\(plain.subviews.isEmpty)"])
    #expect(coder.decode == nil)
  }

  @Test func aCoderWithoutABaseOfThatKindLeavesTheViewAlone() throws {
    let coder = InterfaceCoder(base: UILabel.self)
    coder.decode = { _ in Issue.record("a slider is no label") }
    #expect(UISlider(coder: coder) != nil)
    #expect(coder.decode != nil)
  }

  @Test func aCoderHasKeysButNoValues() {
    let coder = InterfaceCoder(base: UIView.self)
    #expect(coder.allowsKeyedCoding)
    #expect(!coder.containsValue(forKey: "frame"))
    #expect(coder.decodeObject(forKey: "frame") == nil)
  }
}
