import HeadlessUIKit
import Testing

/// Static methods as actions: the target is the class.
@MainActor @Suite(.serialized) struct ClassTargetTests {
  @MainActor final class Bell {
    static var rings: [String] = []
    static func ring() { rings.append("ring") }
    static func ring(_ sender: UIButton) { rings.append("by \(sender.tag)") }
  }

  private let ring = Selector("ring", { (target: Bell.Type) in { target.ring() } })

  @Test func aControlKeepsItsClass() {
    Bell.rings = []
    let button = UIButton()
    button.tag = 7
    button.addTarget(Bell.self, action: ring, for: .touchUpInside)
    let sent = Selector("ring:", { (target: Bell.Type) in { (a: UIButton) in target.ring(a) } })
    button.addTarget(Bell.self, action: sent, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(Bell.rings == ["ring", "by 7"])
    button.removeTarget(Bell.self, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(Bell.rings.count == 2)
  }

  @Test func aBarItemKeepsItsClass() throws {
    Bell.rings = []
    let item = UIBarButtonItem(title: "Ring", style: .plain, target: Bell.self, action: ring)
    let target = try #require(item.target)
    UIApplication.shared.sendAction(ring, to: target, from: item, for: nil)
    #expect(Bell.rings == ["ring"])
  }
}
